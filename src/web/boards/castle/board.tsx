/** Castle's board: your castle, the dice, your grid and guests; the others small, one tap to look at them. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { total } from '../../../games/castle/scoring.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { count, members } from '../../../kernel/bits.ts';
import type { Decision } from '../../../kernel/game.ts';
import { Shield } from '../../ui/charge.tsx';
import { Later } from '../../ui/later.tsx';
import type { BoardProps } from '../board.ts';
import './castle.css';
import './drawing.css';
import './grid.css';
import './guests.css';
import './phone.css';
import { DicePair } from './dice.tsx';
import { CastleDrawing, EmptySheet } from './drawing.tsx';
import { Grid } from './grid.tsx';
import { Guests } from './guests.tsx';
import { DIE_STEP } from './options.ts';
import { Chips, Others } from './others.tsx';
import { usePicks } from './picks.ts';
import { EmptyRows, Residents } from './residents.tsx';
import { text } from './text.ts';

/** The state before the last step: whatever is new against it has just been drawn. */
function useBefore(s: Castle, step: number, motion: boolean): Castle {
  const now = useRef({ s, step });
  const before = useRef(s);
  if (now.current.step !== step) {
    before.current = now.current.s;
    now.current = { s, step };
  }
  return motion ? before.current : s;
}

/** How many times the dice have been rolled while this board stood. */
function useRolls(step: number, facts: BoardProps<Castle>['facts']): number {
  const rolled = useRef(0);
  const was = useRef(step);
  if (was.current !== step) {
    was.current = step;
    if (facts.some(({ fact }) => fact === 'rolls')) rolled.current++;
  }
  return rolled.current;
}

/** Which dice are still to be used by whoever looks; null where nobody picks one. */
function diceLeft(s: Castle, decisions: readonly Decision[]): readonly boolean[] | null {
  const using = decisions.find(({ of }) => of === 'die');
  if (!using) return null;
  return [0, 1].map((die) => using.options.some((o) => (o >= DIE_STEP ? 1 : 0) === die) || s.dice[0] === s.dice[1]);
}

const NOTHING: readonly Decision[] = [];

export function Board(props: BoardProps<Castle>) {
  const { view, seat, names, looks, seed, decisions, onPick, step, facts, motion, phone } = props;
  const s = view.state;
  const mine = Math.max(0, seat);
  // Both hold for the question in which they were chosen: with the next one the board is one's own again, and no die is picked.
  const key = decisions[0]?.key;
  const [visit, setVisit] = useState({ of: mine, mine, key });
  const [choice, setChoice] = useState<{ readonly die: number | null; readonly key: string | undefined } | null>(null);
  const shown = visit.mine === mine && (key === undefined || visit.key === key) ? visit.of : mine;
  const chosen = choice !== null && choice.key === key ? choice.die : null;
  const setShown = (of: number): void => setVisit({ of, mine, key });
  const before = useBefore(s, step, motion);
  const rolled = useRolls(step, facts);
  const box = useRef<HTMLDivElement>(null);
  const { lit, taps } = usePicks(s, shown === mine ? decisions : NOTHING, chosen, onPick);
  const guestsAsked = lit.guests.size > 0;
  const guestsSeen = useRef(false);
  useLayoutEffect(() => {
    // Guests stand below the board: whoever has to choose one must see them, and with the question, not a moment later.
    if (!phone || guestsAsked === guestsSeen.current) return;
    guestsSeen.current = guestsAsked;
    box.current?.querySelector(guestsAsked ? '.castle-company' : '.castle-view')?.scrollIntoView();
  }, [phone, guestsAsked]);

  const stealing = decisions.some(({ verb }) => verb === 'steal');
  const others = names.map((_, i) => i).filter((i) => i !== mine);
  const look = { shown, names, looks, onLook: setShown };
  return (
    <div class="castle-board" ref={box}>
      <div class="castle-column">
        <section class="castle-sheet paper">
          <div class="castle-view">
            <header class={shown === mine ? 'castle-head' : 'castle-head castle-visit'}>
              <Shield look={looks[shown]} />
              <strong>{names[shown]}</strong>
              <span class="castle-points">{text.points(total(s, shown))}</span>
              {shown !== mine && (
                <button type="button" class="button castle-back" onClick={() => setShown(mine)}>
                  {text.back}
                </button>
              )}
            </header>
            <Later first={<EmptySheet />} frames={2}>
              <CastleDrawing s={s} seat={shown} seed={seed} before={before} name={names[shown]} />
            </Later>
          </div>
          <div class="castle-folk">
            <Later first={<EmptyRows s={s} />} frames={3}>
              <Residents s={s} seat={shown} seed={`${seed} ${shown}`} before={before} />
            </Later>
          </div>
        </section>

        <section class="castle-company">
          {s.edition === 1 && (
            <Guests
              s={s}
              set={s.shown}
              lit={lit.guests}
              onTap={taps.guests}
              title={text.gate}
              note={text.deck(count(s.deck))}
            />
          )}
          <Guests
            s={s}
            set={s.guests[shown]}
            lit={lit.guests}
            onTap={taps.guests}
            title={shown === seat ? text.yourGuests : text.guestsOf(names[shown])}
          />
          {stealing &&
            others.map((i) => (
              <Guests
                key={i}
                s={s}
                set={s.guests[i]}
                lit={lit.guests}
                onTap={taps.guests}
                title={text.guestsOf(names[i])}
              />
            ))}
        </section>
      </div>

      <div class="castle-column">
        <section class="castle-desk">
          <div class="castle-tray">
            <DicePair
              s={s}
              left={diceLeft(s, decisions)}
              chosen={chosen}
              onChoose={(die) => setChoice({ die, key })}
              rolled={rolled}
              motion={motion}
            />
            <Tokens count={s.hand[shown]} colour={looks[shown].colour} />
            {phone && <Chips seats={others} {...look} />}
          </div>
          <Grid
            s={s}
            seat={shown}
            look={looks[shown]}
            before={before}
            squares={lit.squares}
            lines={lit.lines}
            onSquare={taps.squares}
            onLine={taps.lines}
            label={shown === seat ? text.board : text.boardOf(names[shown])}
          />
        </section>
        <Later first={null} frames={4}>
          <Others s={s} before={before} seats={others} seed={seed} {...look} />
        </Later>
      </div>
    </div>
  );
}

/** The tokens that are still in hand, in a little heap. */
function Tokens({ count: n, colour }: { count: number; colour: string }) {
  return (
    <svg class="tokens" viewBox="0 0 120 44" role="img" aria-label={text.tokens(n)}>
      {members((1 << n) - 1).map((i) => (
        <circle
          key={i}
          cx={14 + (i % 5) * 22}
          cy={i < 5 ? 13 : 32}
          r="9"
          fill={colour}
          stroke="var(--paper-raised)"
          stroke-width="2"
        />
      ))}
    </svg>
  );
}
