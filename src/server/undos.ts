/** Who may take their latest move back. What the table itself would say, without playing the whole log again at every move. */
import { CHANCE, type Core } from '../kernel/game.ts';
import { applyTo } from '../kernel/gate.ts';
import type { Table } from '../table/table.ts';

export class Undos {
  /** Of each seat the position as it would be without its latest move, which is nobody else's any more; null: the others have built on that. */
  private readonly without = new Map<number, Core | null>();
  /** Dice or cards have been seen, and all that came after them: whoever is missing above has nothing to take back. */
  private sure = false;

  /** The log had `base` entries and the state was `before`, which from the next move on belongs to this one alone. */
  follow({ game, log }: Table, base: number, before: Core): void {
    if (!game.undo) return;
    const entry = log[base];
    const rolled = log.at(-1)?.seat === CHANCE;
    if (rolled || log.length !== base + 1 || entry.kind === 'undo') {
      this.without.clear();
      this.sure = rolled;
    } else if (entry.kind === 'move') {
      for (const [seat, position] of this.without)
        if (position && !applyTo(game, position, entry)) this.without.set(seat, null);
      // What the clock answered stands.
      this.without.set(entry.seat, entry.late ? null : before);
    }
  }

  may(table: Table, seat: number, now: number): boolean {
    if (!table.game.undo || table.outcome) return false;
    const position = this.without.get(seat);
    if (position === undefined && !this.sure) return table.propose({ kind: 'undo', seat }, now).ok;
    return position !== undefined && position !== null;
  }
}
