/** The rules of a game and its bots, each loaded when a table first needs them: whoever plays Castle need not fetch a tale. */
import type { BotMaker } from '../../bots/bot.ts';
import { know } from '../../games/known.ts';
import type { AnyGame, GameId } from '../../games/registry.ts';

type Bots = { readonly [name: string]: BotMaker };

const games: { readonly [id in GameId]: () => Promise<unknown> } = {
  castle: () => import('../../games/castle/index.ts').then(({ castle }) => castle),
  september: () => import('../../games/september/index.ts').then(({ september }) => september),
  time: () => import('../../games/time/index.ts').then(({ time }) => time),
};
const bots: { readonly [id in GameId]: () => Promise<{ readonly bots: Bots }> } = {
  castle: () => import('../../bots/castle.ts'),
  september: () => import('../../bots/september.ts'),
  time: () => import('../../bots/time.ts'),
};

const isGame = (id: string): id is GameId => Object.hasOwn(games, id);

export async function loadGame(id: string): Promise<AnyGame> {
  if (!isGame(id)) throw new Error(`There is no game "${id}".`);
  const game = (await games[id]()) as AnyGame;
  know(game);
  return game;
}

/** From the weakest to the strongest. */
export async function loadBots(id: string): Promise<Bots> {
  if (!isGame(id)) throw new Error(`There is no game "${id}".`);
  return (await bots[id]()).bots;
}
