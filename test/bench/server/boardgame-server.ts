/**
 * boardgame.io 0.50's own server with its storage in memory, and Castle as one of its games: G is our state, the one move is our
 * step on it (../kernel/boardgame.ts says more). Dice are rolled within the move that asks for them, as at our tables.
 *
 * In its favour: production mode; nothing is written to any disk; no undo; no drafts (the move steps on a copy that our own clone
 * makes, which is more than twice as fast); the board is inherited by G, so that it is not sent; nobody's key or pick is
 * checked; a game that is over begins afresh in place.
 */
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ensurePeers } from '../../../scripts/setup.mjs';
import { castle } from '../../../src/games/castle/index.ts';
import { CHANCE, type Core, type Setup, silent } from '../../../src/kernel/game.ts';
import { makeSetup } from '../../../src/kernel/setup.ts';
import { generator } from '../kernel/random.ts';

type Server = { readonly run: (options: { port: number }) => Promise<{ readonly appServer: HttpServer }> };

const peers = await ensurePeers();
const { Server } = peers('boardgame.io/server') as { Server: (options: object) => Server };
const { immerable, original } = peers('immer') as { immerable: symbol; original: <T>(draft: T) => T };

const made = makeSetup(castle, 2, {});
if (!made.ok) throw new Error(made.problems.join(' '));
const setup: Setup = made.value;
const below = generator(20_260);
const { board } = castle.setup(setup);
const inherited = { board, [immerable]: true };

const slots: number[] = [];
const options: number[] = [];
type G = Parameters<typeof castle.take>[0];

/** Dice and cards, until a seat is asked. */
function roll(state: G): void {
  while (castle.open(state, slots) > 0 && castle.actor(state, slots[0]) === CHANCE)
    castle.take(state, slots[0], below(castle.choices(state, slots[0], options)), silent);
}

/** As boardgame.io keeps it. */
const kept = ({ board: _, ...state }: G): Core => Object.assign(Object.create(inherited), state);

function begin(): Core {
  const state = castle.setup(setup);
  roll(state);
  return kept(state);
}

function answer({ G: draft }: { G: G }, number: number): Core {
  const state = castle.clone(original(draft));
  if (castle.open(state, slots) === 0) return begin();
  const n = castle.choices(state, slots[0], options);
  castle.take(state, slots[0], options[number % n], silent);
  roll(state);
  return kept(state);
}

const game = {
  name: 'castle',
  disableUndo: true,
  setup: begin,
  turn: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
  moves: { answer },
};

const { appServer } = await Server({ games: [game], origins: ['*'] }).run({ port: 0 });
const { port } = appServer.address() as AddressInfo;
console.log(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
