/** A game in a list: its cover, its title, and what else there is to say. */
import './cover-card.css';
import type { ComponentChildren } from 'preact';
import { bookOf, type ShelfId } from '../boards/index.ts';

type Props = {
  href: string;
  /** null: another server's, of which we have no cover. */
  game: ShelfId | null;
  title: string;
  children: ComponentChildren;
};

export function CoverCard({ href, game, title, children }: Props) {
  const Cover = game && bookOf(game).Cover;
  return (
    <li>
      <a class="cover-card" href={href}>
        <span class="cover-card-cover" aria-hidden="true">
          {Cover && <Cover />}
        </span>
        <span class="cover-card-text">
          <span class="cover-card-name">{title}</span>
          {children}
        </span>
      </a>
    </li>
  );
}
