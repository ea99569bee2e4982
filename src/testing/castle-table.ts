/** A table of Castle for tests of tables. */
import { castle } from '../games/castle/index.ts';
import '../games/registry.ts';
import { readMove } from '../kernel/notation.ts';
import { makeSetup } from '../kernel/setup.ts';
import type { Clock, Proposal, Refusal, Request } from '../table/entries.ts';
import { Table } from '../table/table.ts';

const NO_CLOCK: Clock = { kind: 'none' };
const FACES = 'WSGFR?';

/** A table whose dice fall as written, and a hand that plays lines of notation on it. */
export function tableOf(dice: string, options: { seats?: number; clock?: Clock; bots?: readonly number[] } = {}) {
  const { seats = 2, clock = NO_CLOCK, bots = [] } = options;
  const setup = makeSetup(castle, seats, { start: '1' });
  if (!setup.ok) throw new Error(setup.problems.join());
  const table = new Table({ setup: setup.value, clock }, (_, index) => FACES.indexOf(dice[index] ?? 'R'), bots);
  const take = (proposal: Proposal<unknown> | Refusal | null): Proposal<unknown> => {
    if (!proposal?.ok) throw new Error(`refused: ${proposal?.why.code}`);
    table.commit(proposal as Proposal<(typeof table)['state']>);
    return proposal;
  };
  const ask = (request: Request, at = 0) => table.propose(request, at);
  const move = (line: string, id?: string): Request => {
    const read = readMove(table.game, table.state, line);
    if (typeof read === 'string') throw new Error(read);
    return { kind: 'move', ...read, ...(id === undefined ? {} : { id }) };
  };
  take(table.begin(0));
  return { table, take, ask, move, play: (line: string, at = 0) => take(ask(move(line), at)) };
}

export const refusal = (result: Proposal<unknown> | Refusal | null): string =>
  result && !result.ok ? result.why.code : 'allowed';
