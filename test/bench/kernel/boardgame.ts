/**
 * The same rules as a boardgame.io 0.50 game, for every game of the registry.
 *
 * Its documentation asks for a G of plain JSON and for moves that change G as if in place (Immer makes the next state of
 * it). So there is one move, `answer`, whose body is our step on G; all players are active, since the rules know whom they
 * ask, and chance is answered by a move as in ours. The reducer is called directly, as boardgame.io's own tree search
 * does it; a Client adds a store, a log and subscribers and is slower.
 *
 * Chosen in its favour: production mode; no undo history; legality is not checked by the move; what the setup fixes (the
 * board) is inherited from a prototype, so that neither Immer nor a copy ever walks over it.
 *
 * The second way is what somebody would do who knows where the time goes: no drafts at all, the move copies G with our
 * clone, steps on the copy and returns it. It is about twice as fast, and no longer how such games are written.
 */
import type { AnyGame } from '../../../src/games/registry.ts';
import { type Below, type Core, type Setup, silent } from '../../../src/kernel/game.ts';
import type { Batch } from '../rounds.ts';
import { blank, chooser } from './play.ts';

export type Peers = (name: string) => unknown;

type State = { readonly G: Core; readonly ctx: { readonly gameover?: unknown }; readonly transients?: unknown };
type Context = { readonly G: Core };
type Boardgame = {
  readonly CreateGameReducer: (given: { game: object }) => (state: State, action: object) => State;
  readonly InitializeGame: (given: { game: object; numPlayers: number }) => State;
};
type Immer = { readonly immerable: symbol; readonly original: (draft: Core) => Core };

export function boardgame(peers: Peers, game: AnyGame, setup: Setup, below: Below, how: 'drafts' | 'copies'): Batch {
  const { CreateGameReducer, InitializeGame } = peers('boardgame.io/internal') as Boardgame;
  const { immerable, original } = peers('immer') as Immer;

  const first = game.setup(setup);
  const sights = Object.entries<unknown>(game.visibility);
  const fields = sights.filter(([, sight]) => sight !== 'setup').map(([field]) => field) as (keyof Core)[];
  const fixed = Object.fromEntries(
    sights.filter(([, sight]) => sight === 'setup').map(([field]) => [field, first[field as keyof Core]]),
  );
  const inherited = { ...fixed, [immerable]: true };
  const plain = (state: Core): Core => {
    const G = Object.create(inherited);
    for (const field of fields) G[field] = state[field];
    return G;
  };

  const drafts = ({ G }: Context, slot: number, pick: number, text?: string): void =>
    game.take(G, slot, pick, silent, text);
  const copies = ({ G }: Context, slot: number, pick: number, text?: string): Core => {
    const next = game.clone({ ...original(G), ...fixed });
    game.take(next, slot, pick, silent, text);
    return plain(next);
  };

  const slots: number[] = [];
  const wrapped = {
    name: game.id,
    disableUndo: true,
    setup: () => plain(game.setup(setup)),
    turn: { activePlayers: { all: 'playing' }, stages: { playing: {} } },
    moves: { answer: how === 'drafts' ? drafts : copies },
    endIf: ({ G }: Context) => (game.open(G, slots) === 0 ? true : undefined),
  };
  const reduce = CreateGameReducer({ game: wrapped });
  const start = (): State => InitializeGame({ game: wrapped, numPlayers: setup.seats });

  const choose = chooser(game, below);
  const chosen = blank();
  let state = start();
  return () => {
    let moves = 0;
    while (moves < 10) {
      if (state.ctx.gameover !== undefined || !choose(state.G, chosen)) {
        state = start();
        continue;
      }
      const { slot, actor, pick, text } = chosen;
      const playerID = actor < 0 ? '0' : String(actor);
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args: [slot, pick, text], playerID } });
      if (state.transients) throw new Error(`boardgame.io refused a move: ${JSON.stringify(state.transients)}`);
      moves++;
    }
    return moves;
  };
}
