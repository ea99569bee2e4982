/** Bots think in a worker of their own, so that a slow one never delays a person's move. */
import type { Answer, Bot, BotMaker } from '../../bots/bot.ts';
import { plainChance } from '../../bots/chance.ts';
import type { View } from '../../kernel/game.ts';
import { newId } from './chance.ts';
import { loadBots, loadGame } from './rules.ts';

/** `who` names a table and a seat: whoever sits there remembers what she was about to do. */
export type Think = (
  who: string,
  game: string,
  level: string | undefined,
  view: View<unknown>,
) => Promise<Answer | null>;

type Asked = {
  readonly rid: number;
  readonly who: string;
  readonly game: string;
  readonly level: string;
  readonly view: View<unknown>;
};
type Answered = { readonly rid: number; readonly answer: Answer | null };

const below = plainChance(newId());
/** As many as sit at two full tables; whoever has not been asked for the longest time is forgotten first. */
const KEPT = 16;
const seated = new Map<string, Bot>();

/** The strongest, if a seat's own bot is not known here. */
async function botOf(who: string, game: string, level: string): Promise<Bot> {
  const [rules, bots] = await Promise.all([loadGame(game), loadBots(game)]);
  const before = seated.get(who);
  if (before) seated.delete(who);
  const maker = Object.hasOwn(bots, level) ? bots[level] : Object.values(bots).at(-1);
  const bot = before ?? (maker as BotMaker)(rules, below);
  seated.set(who, bot);
  if (seated.size > KEPT) seated.delete(seated.keys().next().value as string);
  return bot;
}

const answer = async (who: string, game: string, level: string, view: View<unknown>): Promise<Answer | null> =>
  (await botOf(who, game, level))(view);

/** The side that thinks. */
export function serveBots(port: Pick<Worker, 'postMessage' | 'addEventListener'>): void {
  port.addEventListener('message', async (event) => {
    const { rid, who, game, level, view } = (event as MessageEvent<Asked>).data;
    const answered: Answered = { rid, answer: await answer(who, game, level, view) };
    port.postMessage(answered);
  });
}

/** The side that asks. The same file is started a second time under another name: nothing is loaded twice. */
export function startBots(url: string, name: string): Think {
  if (typeof Worker === 'undefined') {
    return (who, game, level = '', view) => answer(who, game, level, view);
  }
  const worker = new Worker(url, { type: 'module', name });
  const open = new Map<number, (answer: Answer | null) => void>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
    open.get(data.rid)?.(data.answer);
    open.delete(data.rid);
  });
  return (who, game, level = '', view) =>
    new Promise((resolve) => {
      const rid = ++count;
      open.set(rid, resolve);
      const asked: Asked = { rid, who, game, level, view };
      worker.postMessage(asked);
    });
}
