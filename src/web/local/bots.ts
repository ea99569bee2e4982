/** Bots think in a worker of their own, so that a slow one never delays a person's move. */
import type { Answer } from '../../bots/bot.ts';
import { plainChance } from '../../bots/chance.ts';
import { botMaker, botNames } from '../../bots/index.ts';
import { type GameId, games } from '../../games/registry.ts';
import type { View } from '../../kernel/game.ts';
import { newId } from './chance.ts';

export type Think = (game: string, level: string | undefined, view: View<unknown>) => Promise<Answer | null>;

type Asked = { readonly rid: number; readonly game: string; readonly level: string; readonly view: View<unknown> };
type Answered = { readonly rid: number; readonly answer: Answer | null };

/** The strongest, if a seat's own bot is not known here. */
function answer(game: string, level: string, view: View<unknown>): Answer | null {
  const id = game as GameId;
  const maker = botMaker(id, level) ?? botMaker(id, botNames(id).at(-1) as string);
  return maker ? maker(games[id], below)(view) : null;
}
const below = plainChance(newId());

/** The side that thinks. */
export function serveBots(port: Pick<Worker, 'postMessage' | 'addEventListener'>): void {
  port.addEventListener('message', (event) => {
    const { rid, game, level, view } = (event as MessageEvent<Asked>).data;
    const answered: Answered = { rid, answer: answer(game, level, view) };
    port.postMessage(answered);
  });
}

/** The side that asks. The same file is started a second time under another name: nothing is loaded twice. */
export function startBots(url: string, name: string): Think {
  if (typeof Worker === 'undefined') return (game, level = '', view) => Promise.resolve(answer(game, level, view));
  const worker = new Worker(url, { type: 'module', name });
  const open = new Map<number, (answer: Answer | null) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    open.get(data.rid)?.(data.answer);
    open.delete(data.rid);
  });
  return (game, level = '', view) =>
    new Promise((resolve) => {
      const rid = ++count;
      open.set(rid, resolve);
      const asked: Asked = { rid, game, level, view };
      worker.postMessage(asked);
    });
}
