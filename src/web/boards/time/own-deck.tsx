/** A deck of the host's own: a file, what is in it, or what is wrong with it and in which line (T-2). */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Deck, groups } from '../../../games/time/deck/deck.ts';
import { type DeckError, parseDeck } from '../../../games/time/deck/parse.ts';
import type { OwnFile } from '../board.ts';
import { LaidCard } from './card.tsx';
import './cards.css';
import './own-deck.css';
import { saveAs } from './save-as.ts';
import { text } from './text.ts';

/** So many cards and endings are shown of a deck, and so many mistakes. */
const SAMPLE = 6;
const ENDINGS = 2;
const MISTAKES = 5;

export const OwnDeck: OwnFile = ({ seats, onChange }) => {
  const [file, setFile] = useState<{ name: string; text: string } | null>(null);
  const read = useMemo(() => (file === null ? null : parseDeck(file.text, seats)), [file, seats]);
  const choose = async (input: HTMLInputElement): Promise<void> => {
    const [chosen] = input.files ?? [];
    if (!chosen) return;
    const next = { name: chosen.name, text: await chosen.text() };
    // The same file once more, when it has been mended, is a choice too.
    input.value = '';
    setFile(next);
  };
  useEffect(() => {
    onChange(file === null || Array.isArray(read) ? undefined : file.text);
  }, [file, seats]);
  return (
    <fieldset class="field own-deck">
      <legend class="field-label">{text.own.label}</legend>
      <p class="field-hint">{text.own.hint}</p>
      <div class="button-row">
        <label class="button">
          {text.own.choose}
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            onChange={(event) => void choose(event.currentTarget)}
          />
        </label>
        <button type="button" class="button button-plain" onClick={() => void saveSample()}>
          {text.own.sample}
        </button>
        {file && (
          <button type="button" class="button button-plain" onClick={() => setFile(null)}>
            {text.own.drop}
          </button>
        )}
      </div>
      <div role="status">
        {file && Array.isArray(read) && <Mistakes name={file.name} errors={read} />}
        {file && read && !Array.isArray(read) && <Preview deck={read} />}
      </div>
    </fieldset>
  );
};

function Mistakes({ name, errors }: { name: string; errors: readonly DeckError[] }) {
  return (
    <>
      <p class="own-deck-bad">{text.own.wrong(name, errors.length)}</p>
      <ol class="own-deck-errors">
        {errors.slice(0, MISTAKES).map(({ line, message }) => (
          <li key={`${line}${message}`}>
            <strong>{text.own.line(line)}</strong> {message}
          </li>
        ))}
        {errors.length > MISTAKES && <li>{text.own.more(errors.length - MISTAKES)}</li>}
      </ol>
    </>
  );
}

function Preview({ deck }: { deck: Deck }) {
  const counts = groups.flatMap((group) => {
    const n = deck.cards.filter((card) => card.group === group).length;
    return n === 0 ? [] : [`${text.groups[group]} ${n}`];
  });
  const interrupts = deck.cards.filter(({ interrupt }) => interrupt).length;
  return (
    <>
      <p>
        <strong>{deck.name}</strong> {text.own.holds(deck.cards.length, deck.endings.length, interrupts)}
      </p>
      <p class="field-hint">{counts.join(' · ')}</p>
      <ul class="own-deck-cards time-drawn">
        {deck.cards.slice(0, SAMPLE).map((face) => (
          <li key={face.id}>
            <LaidCard face={face} />
          </li>
        ))}
      </ul>
      {deck.endings.slice(0, ENDINGS).map(({ id, text: words }) => (
        <p key={id} class="own-deck-ending">
          {words}
        </p>
      ))}
    </>
  );
}

/** A small deck to begin from: every fourth card and every seventh ending of ours. */
async function saveSample(): Promise<void> {
  const { standardDeck } = await import('../../../games/time/deck/standard.ts');
  const cards = standardDeck.cards
    .filter((_, i) => i % 4 === 0)
    .map(({ title, group, interrupt, aliases }) => ({ title, group, interrupt, aliases }));
  const endings = standardDeck.endings.filter((_, i) => i % 7 === 0).map((ending) => ({ text: ending.text }));
  const deck = { name: text.own.sampleName, cards, endings };
  saveAs('deck.json', new Blob([`${JSON.stringify(deck, null, 1)}\n`], { type: 'application/json' }));
}
