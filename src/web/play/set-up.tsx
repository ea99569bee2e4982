/** The form for a new table round one screen: who sits where, and the game's own options. */
import './set-up.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { ShelfId } from '../boards/index.ts';
import { catalog, createTable } from '../local/client.ts';
import type { GameCard } from '../table/client.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Choices } from '../ui/choices.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { botNames, myName } from './play.ts';

const PERSON = 'person';
/** `who` is a person or the name of a bot's level. */
type Chair = { readonly who: string; readonly name: string };

/** Two people to begin with: this form is for friends round one screen. */
function chairsFor({ seats, bots }: GameCard): Chair[] {
  const names = botNames(seats.max);
  return Array.from({ length: seats.max }, (_, i) => {
    if (i === 0) return { who: PERSON, name: myName() };
    if (i === 1) return { who: PERSON, name: t.setUp.defaultName(2) };
    return { who: bots.at(-1) ?? PERSON, name: names[i] };
  });
}

export function SetUpForm({ game, onClose }: { game: ShelfId; onClose: () => void }) {
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => {
    void catalog().then((cards) => setCard(cards.find(({ id }) => id === game) ?? null));
  }, [game]);
  return (
    <Dialog title={t.setUp.title(t.games[game].title)} onClose={onClose}>
      {card ? <Form card={card} /> : <p>{t.setUp.ready}</p>}
    </Dialog>
  );
}

function Form({ card }: { card: GameCard }) {
  const { route } = useLocation();
  const [count, setCount] = useState(card.seats.min);
  const [chairs, setChairs] = useState(() => chairsFor(card));
  const [options, setOptions] = useState(() =>
    Object.fromEntries(card.options.map(({ key, initial }) => [key, initial])),
  );
  const [busy, setBusy] = useState(false);
  const sizes = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) => card.seats.min + i);
  const seated = chairs.slice(0, count);
  const setChair = (at: number, some: Partial<Chair>): void =>
    setChairs(chairs.map((chair, i) => (i === at ? { ...chair, ...some } : chair)));
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    const people = seated.map(({ who, name }, i) => ({
      name: name.trim() || t.setUp.defaultName(i + 1),
      ...(who === PERSON ? { kind: 'person' as const } : { kind: 'bot' as const, level: who }),
    }));
    route(`/table/${await createTable({ game: card.id, options, people })}`);
  };
  return (
    <form class="set-up" onSubmit={begin}>
      {sizes.length > 1 && (
        <Choices
          label={t.setUp.players}
          name="players"
          value={String(count)}
          values={sizes.map((n) => ({ value: String(n), label: String(n) }))}
          onChange={(value) => setCount(Number(value))}
        />
      )}
      <ol class="chairs">
        {seated.map(({ who, name }, i) => (
          <li class="chair" key={LOOKS[i].charge}>
            <Shield look={LOOKS[i]} />
            <input
              class="input"
              aria-label={t.setUp.nameOf(i + 1)}
              value={name}
              maxLength={24}
              onInput={(event) => setChair(i, { name: event.currentTarget.value })}
            />
            <select
              class="select"
              aria-label={t.setUp.kindOf(i + 1)}
              value={who}
              onChange={(event) => setChair(i, { who: event.currentTarget.value })}
            >
              <option value={PERSON}>{t.setUp.person}</option>
              {card.bots.map((bot) => (
                <option key={bot} value={bot}>
                  {t.bots.levels[bot] ?? bot}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p class="field-hint">{t.setUp.playersHint}</p>
      {card.options.map((option) => (
        <Option
          key={option.key}
          option={option}
          names={seated.map(({ name }) => name)}
          value={options[option.key]}
          onChange={(value) => setOptions({ ...options, [option.key]: value })}
        />
      ))}
      <div class="dialog-foot">
        <button type="submit" class="button button-main" disabled={busy}>
          {t.setUp.begin}
        </button>
      </div>
    </form>
  );
}

type OptionProps = {
  option: GameCard['options'][number];
  names: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

function Option({ option, names, value, onChange }: OptionProps) {
  const { key, kind, initial } = option;
  const label = t.setUp.options[key] ?? key;
  const hint = t.setUp.hints[key];
  if (kind === 'choice') {
    const values = option.values.map((v) => ({ value: v, label: t.setUp.values[v] ?? v }));
    return <Choices label={label} hint={hint} name={key} value={value} values={values} onChange={onChange} />;
  }
  if (kind === 'seat') {
    const begins = names.map((name, i) => ({ value: String(i + 1), label: t.setUp.begins(name) }));
    return (
      <label class="field">
        <span class="field-label">{label}</span>
        <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value={initial}>{t.setUp.values[initial] ?? initial}</option>
          {begins.map((seat) => (
            <option key={seat.value} value={seat.value}>
              {seat.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input
        class="input"
        inputMode={kind === 'number' ? 'numeric' : 'text'}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
