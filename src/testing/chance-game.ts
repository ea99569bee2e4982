import { deal } from '../dealer/dealer.ts';
import { type GameId, games } from '../games/registry.ts';
import type { Core } from '../kernel/game.ts';
import { pending } from '../kernel/gate.ts';
import { makeSetup } from '../kernel/setup.ts';
import type { Proposal, Request } from '../table/entries.ts';
import { Table } from '../table/table.ts';

/** What has just been done at a table, and what its state was before that. */
type Done = { readonly table: Table; readonly before: Core; readonly proposal: Proposal<Core> };

export function freshTable(game: GameId, seats: number, seed: number): Table {
  const setup = makeSetup(games[game], seats, {});
  if (!setup.ok) throw new Error(setup.problems.join(' '));
  return new Table({ setup: setup.value, clock: { kind: 'none' } }, deal('5'.repeat(64), [String(seed)]));
}

/** A game of chance players who now and then take something back; `each` after everything that happens. */
export function chanceGame(game: GameId, seats: number, seed: number, each: (done: Done) => void): Table {
  const table = freshTable(game, seats, seed);
  const below = deal('6'.repeat(64), [String(seed)]);
  let draws = 0;
  const take = (request: Request | null): void => {
    const before = table.state;
    const proposal = request ? table.propose(request, 0) : table.begin(0);
    if (!proposal.ok) return;
    table.commit(proposal);
    each({ table, before, proposal });
  };
  take(null);
  while (!table.outcome && table.log.length < 400) {
    const asked = pending(table.game, table.state);
    const { seat, key, options } = asked[below(asked.length, draws++)];
    if (below(8, draws++) === 0) take({ kind: 'undo', seat: below(seats, draws++) });
    else if (below(20, draws++) === 0) take({ kind: 'draw', seat, say: 'offer' });
    else take({ kind: 'move', seat, key, pick: options[below(options.length, draws++)] });
  }
  return table;
}
