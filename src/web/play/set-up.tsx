/** The form for a new table: who sits where, the game's own options, and whether it stands here or on a server. */
import './set-up.css';
import { useEffect, useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Clock } from '../../table/entries.ts';
import { isOnShelf, SHELF, type ShelfId } from '../boards/index.ts';
import { cardOf, createTable } from '../local/client.ts';
import { type Code, createOnline, serverShut } from '../online/api.ts';
import { faultWords, shutWords } from '../online/faults.ts';
import { change } from '../settings/settings.ts';
import type { GameCard } from '../table/client.ts';
import { t } from '../text/index.ts';
import { LOOKS, Shield } from '../ui/charge.tsx';
import { Choices } from '../ui/choices.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NumberSelect } from '../ui/number-select.tsx';
import { toast } from '../ui/toast.tsx';
import { ClockField } from './clock.tsx';
import { type Chosen, Options, settled } from './options.tsx';
import { botNames, COMPANY, myName } from './play.ts';
import type { SetUpProps } from './set-up-lazy.tsx';

const PERSON = 'person';
/** `who` is a person or the name of a bot's level; without a name of their own both are called as usual. */
type Chair = { readonly who: string; readonly name: string | null };

/** In steps: enough that nobody can whisper to a player what another one holds. */
const DELAYS = [0, 5, 15, 40];

const companyOf = ({ id }: GameCard): number => (isOnShelf(id) ? COMPANY[id] : 1);

/** Who sits there at first: this form is for friends, but round one screen a tale is told with bots. */
function usual(card: GameCard, byLink: boolean, i: number): string {
  const bot = card.bots.find((name) => name === 'fair') ?? card.bots.at(-1) ?? PERSON;
  const many = companyOf(card) > 1;
  return i === 0 || (many ? byLink : i === 1) ? PERSON : bot;
}

const chairsFor = (card: GameCard, byLink: boolean): Chair[] =>
  Array.from({ length: card.seats.max }, (_, i) => ({ who: usual(card, byLink, i), name: null }));

export function SetUpForm({ game: first, online, onClose }: SetUpProps) {
  const [game, setGame] = useState(first);
  const [card, setCard] = useState<GameCard | null>(null);
  useEffect(() => void cardOf(game).then(setCard), [game]);
  return (
    <Dialog title={t.setUp.title(t.games[game].title)} onClose={onClose}>
      {online && (
        <Choices
          label={t.setUp.game}
          name="game"
          value={game}
          values={SHELF.map((id) => ({ value: id, label: t.games[id].title }))}
          onChange={(value) => setGame(value as ShelfId)}
        />
      )}
      {card?.id === game ? <Form key={game} card={card} online={online} /> : <p>{t.setUp.ready}</p>}
    </Dialog>
  );
}

/** Why no table can stand on a server, if that is so. */
function useShut(wanted: boolean): Code | null {
  const [shut, setShut] = useState<Code | null>(null);
  useEffect(() => {
    if (wanted) void serverShut().then(setShut);
  }, [wanted]);
  return wanted ? shut : null;
}

function Form({ card, online }: { card: GameCard; online: boolean }) {
  const { route } = useLocation();
  const [byLink, setByLink] = useState(online);
  const [count, setCount] = useState(Math.max(card.seats.min, companyOf(card) + 1));
  const [chairs, setChairs] = useState(() => chairsFor(card, online));
  const [mine, setMine] = useState(0);
  const [bots] = useState(() => botNames(card.seats.max));
  const [options, setOptions] = useState(
    (): Chosen => Object.fromEntries(card.options.map(({ key, initial }) => [key, initial])),
  );
  const [clock, setClock] = useState<Clock>({ kind: 'none' });
  const [open, setOpen] = useState(false);
  const [delay, setDelay] = useState(0);
  const [busy, setBusy] = useState(false);
  const shut = useShut(byLink);
  const sizes = Array.from({ length: card.seats.max - card.seats.min + 1 }, (_, i) => card.seats.min + i);
  const sides = t.setUp.sides[card.id];
  const usualName = (who: string, i: number): string =>
    who !== PERSON ? bots[i] : i === mine ? myName() : t.setUp.defaultName(i + 1);
  const seated = chairs.slice(0, count).map(({ who, name }, i) => ({ who, name: name ?? usualName(who, i) }));
  const setChair = (at: number, some: Partial<Chair>): void =>
    setChairs(chairs.map((chair, i) => (i === at ? { ...chair, ...some } : chair)));

  const beginHere = async (): Promise<string> => {
    const people = seated.map(({ who, name }, i) => ({
      name: name.trim() || t.setUp.defaultName(i + 1),
      ...(who === PERSON ? { kind: 'person' as const } : { kind: 'bot' as const, level: who }),
    }));
    return `/table/${await createTable({ game: card.id, options: settled(card, options, count), people })}`;
  };
  const setOnline = async (): Promise<string> => {
    const name = seated[mine].name.trim();
    if (name !== '') change({ name });
    const seats = seated.map(({ who }, i) => (i === mine ? 'me' : who === PERSON ? 'free' : { bot: who }));
    const chosen = settled(card, options, count);
    const made = { game: card.id, options: chosen, seats, clock, public: open, delay };
    return `/online/${await createOnline(made)}`;
  };
  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      route(await (byLink ? setOnline() : beginHere()));
    } catch (error) {
      toast(faultWords(error));
      setBusy(false);
    }
  };
  return (
    <form class="set-up" onSubmit={begin}>
      <Choices
        label={t.setUp.where}
        name="where"
        value={byLink ? 'link' : 'here'}
        values={[
          { value: 'here', label: t.setUp.here },
          { value: 'link', label: t.setUp.byLink },
        ]}
        hint={shut === null ? undefined : shutWords(shut)}
        onChange={(value) => {
          const link = value === 'link';
          // Whoever has not been chosen yet is who is usual there.
          setChairs(
            chairs.map((chair, i) =>
              chair.who === usual(card, byLink, i) ? { ...chair, who: usual(card, link, i) } : chair,
            ),
          );
          setByLink(link);
        }}
      />
      {sizes.length > 1 && (
        <Choices
          label={t.setUp.players}
          name="players"
          value={String(count)}
          values={sizes.map((n) => ({ value: String(n), label: String(n) }))}
          onChange={(value) => setCount(Number(value))}
        />
      )}
      {sides && (
        <Choices
          label={t.setUp.side}
          name="side"
          value={String(mine)}
          values={sides.map((label, i) => ({ value: String(i), label }))}
          onChange={(value) => {
            setChairs(chairs.toReversed());
            setMine(Number(value));
          }}
        />
      )}
      <ol class="chairs">
        {seated.map(({ who, name }, i) => (
          <li class="chair" key={LOOKS[i].charge}>
            {sides && <span class="chair-side">{sides[i]}</span>}
            <Shield look={LOOKS[i]} />
            {(!byLink || i === mine) && (
              <input
                class="input"
                aria-label={t.setUp.nameOf(i + 1)}
                value={name}
                maxLength={24}
                onInput={(event) => setChair(i, { name: event.currentTarget.value })}
              />
            )}
            {byLink && i === mine ? (
              <span class="chair-note">{t.table.you}</span>
            ) : (
              <select
                class={byLink ? 'select chair-wide' : 'select'}
                aria-label={t.setUp.kindOf(i + 1)}
                value={who}
                onChange={(event) => setChair(i, { who: event.currentTarget.value })}
              >
                <option value={PERSON}>{byLink ? t.setUp.friend : t.setUp.person}</option>
                {card.bots.map((bot) => (
                  <option key={bot} value={bot}>
                    {t.bots.levels[bot] ?? bot}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ol>
      <p class="field-hint">{byLink ? t.setUp.friendsHint : t.setUp.playersHint}</p>
      <Options
        card={card}
        names={seated.map(({ name }, i) => (byLink && i !== mine ? t.setUp.defaultName(i + 1) : name))}
        chosen={options}
        onChange={setOptions}
      />
      {byLink && (
        <>
          <ClockField clock={clock} onChange={setClock} />
          <label class="switch">
            <span>
              {t.setUp.open}
              <span class="field-hint chair-hint">{t.setUp.openHint}</span>
            </span>
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.currentTarget.checked)} />
          </label>
          <NumberSelect label={t.setUp.delay} value={delay} values={DELAYS} word={t.setUp.behind} onChange={setDelay} />
        </>
      )}
      <div class="dialog-foot">
        <button type="submit" class="button button-main" disabled={busy || shut !== null}>
          {byLink ? t.setUp.invite : t.setUp.begin}
        </button>
      </div>
    </form>
  );
}
