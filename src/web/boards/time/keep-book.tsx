/** Hearing, printing and saving a book. */
import { useRef, useState } from 'preact/hooks';
import type { Book } from '../../../book/book.ts';
import { LOOKS, Shield } from '../../ui/charge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.tsx';
import { CHARGES } from '../board.ts';
import { canRead, type Reading, useReading } from './read-aloud.ts';
import { text } from './text.ts';
import { kept } from './tome.tsx';

const EDITIONS = ['pdf', 'epub', 'html'] as const;

export const useReader = (book: Book): Reading => useReading(kept(book).map((sentence) => sentence.text));

/** The seats' colours as the page has them by daylight: a book that is saved knows nothing of our style sheet. */
function coloursOf(shields: HTMLElement | null): string[] {
  return [...(shields?.querySelectorAll('.shield path:first-child') ?? [])].map((path) => {
    const parts = /rgb\((\d+), (\d+), (\d+)\)/.exec(getComputedStyle(path).fill);
    return parts ? `#${[1, 2, 3].map((i) => Number(parts[i]).toString(16).padStart(2, '0')).join('')}` : '';
  });
}

export function KeepBook({ book, reader }: { book: Book; reader: Reading }) {
  const [saving, setSaving] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  const shields = useRef<HTMLSpanElement>(null);
  const save = async (edition: (typeof EDITIONS)[number]): Promise<void> => {
    if (menu.current) menu.current.open = false;
    setSaving(true);
    try {
      const colours = coloursOf(shields.current);
      const tellers = book.tellers.map((teller) => ({ ...teller, colour: colours[CHARGES.indexOf(teller.charge)] }));
      const { saveBook } = await import('./save-book.ts');
      await saveBook({ ...book, tellers }, edition);
    } catch {
      toast(text.book.notSaved);
    }
    setSaving(false);
  };
  return (
    <div class="time-tools button-row">
      {canRead && (
        <button type="button" class="button button-main" onClick={reader.at === null ? reader.start : reader.stop}>
          <Icon name={reader.at === null ? 'sound' : 'mute'} />
          {reader.at === null ? text.book.read : text.book.stop}
        </button>
      )}
      <details class="time-save" ref={menu}>
        <summary class="button">
          <Icon name="save" />
          <span role="status">{saving ? text.book.saving : text.book.save}</span>
        </summary>
        <ul>
          {EDITIONS.map((edition) => (
            <li key={edition}>
              <button type="button" class="button button-plain" disabled={saving} onClick={() => void save(edition)}>
                {text.book.editions[edition]}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="book" />
        {text.book.print}
      </button>
      {/* By daylight, whatever the theme: printed ink is dark. */}
      <span class="time-inks" ref={shields} hidden>
        {LOOKS.map((look) => (
          <Shield key={look.charge} look={look} />
        ))}
      </span>
    </div>
  );
}
