/** A table in a list of tables that are not one's own: its book, who sits there, and how it stands. */
import './online.css';
import type { TableLine } from '../../protocol/parts.ts';
import { isOnShelf } from '../boards/index.ts';
import { CoverCard } from '../pages/cover-card.tsx';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';

/** A bot is called by what it is. */
export function sitterName({ people }: Pick<TableLine, 'people'>, seat: number): string {
  const { name, level } = people[seat];
  return level === undefined ? name : (t.bots.levels[level] ?? level);
}

export function TableCard({ table, notes }: { table: TableLine; notes: readonly string[] }) {
  const { id, game, people } = table;
  const known = isOnShelf(game) ? game : null;
  return (
    <CoverCard href={`/online/${id}`} game={known} title={known ? t.games[known].title : game}>
      <span class="table-card-people">
        {people.map(({ kind }, seat) => (
          <span class={kind === 'free' ? 'sitter sitter-free' : 'sitter'} key={LOOKS[seat].charge}>
            <Shield look={LOOKS[seat]} />
            {kind === 'free' ? t.online.freeChair : sitterName(table, seat)}
          </span>
        ))}
      </span>
      <span class="quiet table-card-notes">
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </span>
    </CoverCard>
  );
}
