/** All of a game's own options: those that most tables want to choose first, variants behind a fold. */
import { useEffect, useState } from 'preact/hooks';
import type { OwnFile } from '../boards/board.ts';
import { bookOf, isOnShelf } from '../boards/index.ts';
import type { GameCard } from '../table/client.ts';
import { t } from '../text/index.ts';
import { Option } from './option.tsx';

export type Chosen = { readonly [key: string]: string };

const FIRST = new Set(['edition', 'start', 'pace', 'gentle', 'words']);

/** Options that another choice has made pointless. */
const MOOT: { readonly [key: string]: (chosen: Chosen) => boolean } = {
  first: ({ start }) => start !== 'all',
  handicap: ({ endings }) => endings === 'two',
  rising: ({ gentle }) => gentle === 'no-interrupts',
};

type Props = {
  card: GameCard;
  names: readonly string[];
  chosen: Chosen;
  /** By what was chosen before: a part that loads late must not put back what it saw when it was drawn. */
  onChange: (next: (before: Chosen) => Chosen) => void;
};

export function Options({ card, names, chosen, onChange }: Props) {
  const shown = card.options.filter(({ key }) => !MOOT[key]?.(chosen));
  const fields = (options: GameCard['options']) =>
    options.map((option) => (
      <Option
        key={option.key}
        option={option}
        names={names}
        value={chosen[option.key]}
        onChange={(value) => onChange((before) => ({ ...before, [option.key]: value }))}
      />
    ));
  const own = isOnShelf(card.id) ? bookOf(card.id).own : undefined;
  const variants = shown.filter(({ key }) => !FIRST.has(key));
  return (
    <>
      {fields(shown.filter(({ key }) => FIRST.has(key)))}
      {(variants.length > 0 || own) && (
        <details class="set-up-more">
          <summary>{t.setUp.more}</summary>
          <div class="set-up">
            {fields(variants)}
            {own && <Own own={own} seats={names.length} onChange={onChange} />}
          </div>
        </details>
      )}
    </>
  );
}

type OwnProps = Pick<Props, 'onChange'> & {
  own: { readonly key: string; readonly load: () => Promise<OwnFile> };
  seats: number;
};

function Own({ own, seats, onChange }: OwnProps) {
  const [form, setForm] = useState<{ File: OwnFile } | null>(null);
  useEffect(() => void own.load().then((File) => setForm({ File })), []);
  const set = (value: string | undefined): void =>
    onChange(({ [own.key]: _, ...rest }) => (value === undefined ? rest : { ...rest, [own.key]: value }));
  return form && <form.File seats={seats} onChange={set} />;
}

/** What the table is set up with: nothing about chairs that were taken away again. */
export function settled(card: GameCard, chosen: Chosen, seats: number): Chosen {
  const clipped = card.options.flatMap(({ key, kind, initial }) => {
    if (kind !== 'seats' && kind !== 'seat') return [];
    const kept = chosen[key].split('+').filter((seat) => !(Number(seat) > seats));
    return [[key, kept.length === 0 ? initial : kept.join('+')]];
  });
  return { ...chosen, ...Object.fromEntries(clipped) };
}
