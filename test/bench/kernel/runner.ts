/** One measured thing in a process of its own; which one stands in the first argument. */
import { ensurePeers } from '../../../scripts/setup.mjs';
import { type AnyGame, type GameId, games } from '../../../src/games/registry.ts';
import { type Below, type Core, type Setup, silent } from '../../../src/kernel/game.ts';
import { apply } from '../../../src/kernel/gate.ts';
import { type Batch, serve } from '../rounds.ts';
import { boardgame } from './boardgame.ts';
import { blank, chooser, record } from './play.ts';
import { generator } from './random.ts';
import { yacht } from './yacht.ts';

const makers = {
  'self-play': selfPlay,
  apply: replay,
  clone: clones,
  'JSON copy': jsonCopies,
  'boardgame.io': async (game: AnyGame, setup: Setup, below: Below) =>
    boardgame(await ensurePeers(), game, setup, below, 'drafts'),
  'boardgame.io without drafts': async (game: AnyGame, setup: Setup, below: Below) =>
    boardgame(await ensurePeers(), game, setup, below, 'copies'),
  'lean dice kernel': (_game: AnyGame, _setup: Setup, below: Below) => yacht(below),
} as const;

export type What = keyof typeof makers;
export type Thing = { readonly what: What; readonly setup: Setup };

/** What keeps V8 from leaving out work whose result nobody looks at. */
const kept: unknown[] = [];

/** Random games in place, chance and choices alike, as a search or a fuzzer plays them. */
function selfPlay(game: AnyGame, setup: Setup, below: Below): Batch {
  const choose = chooser(game, below);
  const chosen = blank();
  let state = game.setup(setup);
  return () => {
    let moves = 0;
    while (moves < 500) {
      if (choose(state, chosen)) {
        game.take(state, chosen.slot, chosen.pick, silent, chosen.text);
        moves++;
      } else {
        state = game.setup(setup);
      }
    }
    return moves;
  };
}

const GAMES = 20;

/** Recorded games once more through the gate: the key found, the pick checked, the state copied, the step made. */
function replay(game: AnyGame, setup: Setup, below: Below): Batch {
  const logs = Array.from({ length: GAMES }, () => record(game, setup, below).moves);
  let next = 0;
  return () => {
    const log = logs[next++ % GAMES];
    let state = game.setup(setup);
    for (const move of log) {
      const applied = apply(game, state, move);
      if (!applied.ok) throw new Error(`The gate refused a recorded move: ${JSON.stringify(applied.why)}`);
      state = applied.state;
    }
    return log.length;
  };
}

/** States from the middle of random games. */
function middles(game: AnyGame, setup: Setup, below: Below): Core[] {
  return Array.from({ length: GAMES }, () => {
    const { states } = record(game, setup, below);
    return states[states.length >> 1];
  });
}

function clones(game: AnyGame, setup: Setup, below: Below): Batch {
  const states = middles(game, setup, below);
  return () => {
    for (let i = 0; i < 2000; i++) kept[0] = game.clone(states[i % GAMES]);
    return 2000;
  };
}

/** The plain way to copy a state, without what its setup fixes. */
function jsonCopies(game: AnyGame, setup: Setup, below: Below): Batch {
  const visibility = game.visibility as { readonly [field: string]: unknown };
  const states = middles(game, setup, below).map((state) =>
    Object.fromEntries(Object.entries(state).filter(([field]) => visibility[field] !== 'setup')),
  );
  return () => {
    for (let i = 0; i < 100; i++) kept[0] = JSON.parse(JSON.stringify(states[i % GAMES]));
    return 100;
  };
}

const { what, setup } = JSON.parse(process.argv[2]) as Thing;
const game = games[setup.game as GameId];
serve(await makers[what](game, setup, generator(20_260)));
