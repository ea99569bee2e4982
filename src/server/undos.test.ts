import { describe, expect, it } from 'vitest';
import { deal } from '../dealer/dealer.ts';
import { type GameId, games } from '../games/registry.ts';
import { pending } from '../kernel/gate.ts';
import { makeSetup } from '../kernel/setup.ts';
import type { Request } from '../table/entries.ts';
import { Table } from '../table/table.ts';
import { Undos } from './undos.ts';

/** A game of chance players who now and then take something back; `each` after everything that happens. */
function play(game: GameId, seats: number, seed: number, each: (table: Table, undos: Undos) => void): void {
  const setup = makeSetup(games[game], seats, {});
  if (!setup.ok) throw new Error(setup.problems.join(' '));
  const table = new Table({ setup: setup.value, clock: { kind: 'none' } }, deal('5'.repeat(64), [String(seed)]));
  const undos = new Undos();
  const below = deal('6'.repeat(64), [String(seed)]);
  let draws = 0;
  const take = (request: Request | null): void => {
    const [base, before] = [table.log.length, table.state];
    const proposal = request ? table.propose(request, 0) : table.begin(0);
    if (!proposal.ok) return;
    table.commit(proposal);
    undos.follow(table, base, before);
    each(table, undos);
  };
  take(null);
  while (!table.outcome && table.log.length < 400) {
    const asked = pending(table.game, table.state);
    const { seat, key, options } = asked[below(asked.length, draws++)];
    if (below(8, draws++) === 0) take({ kind: 'undo', seat: below(seats, draws++) });
    else if (below(20, draws++) === 0) take({ kind: 'draw', seat, say: 'offer' });
    else take({ kind: 'move', seat, key, pick: options[below(options.length, draws++)] });
  }
}

describe('who may take a move back', () => {
  it.each<[GameId, number]>([
    ['castle', 2],
    ['castle', 4],
    ['september', 2],
  ])('%s with %i seats: just what the table would say', (game, seats) => {
    const said = { yes: 0, no: 0 };
    for (let seed = 0; seed < 6; seed++)
      play(game, seats, seed, (table, undos) => {
        for (let seat = 0; seat < seats; seat++) {
          const may = table.propose({ kind: 'undo', seat }, 0).ok;
          expect(undos.may(table, seat, 0), `${seat} after ${table.log.length}`).toBe(may);
          said[may ? 'yes' : 'no']++;
        }
      });
    expect(Math.min(said.yes, said.no)).toBeGreaterThan(50);
  });
});
