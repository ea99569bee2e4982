/** Castle's board: your castle, the dice, your grid and guests; the others small, one tap to look at them. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { total } from '../../../games/castle/scoring.ts';
import type { Castle } from '../../../games/castle/state.ts';
import { count, members } from '../../../kernel/bits.ts';
import type { Decision } from '../../../kernel/game.ts';
import { Shield } from '../../ui/charge.tsx';
import type { BoardProps } from '../board.ts';
import './castle.css';
import { DicePair } from './dice.tsx';
import { CastleDrawing } from './drawing.tsx';
import { Grid } from './grid.tsx';
import { Guests } from './guests.tsx';
import { DIE_STEP, onBoard } from './options.ts';
import { Residents } from './residents.tsx';
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

type Picks = { squares: Map<number, () => void>; lines: Map<number, () => void>; guests: Map<number, () => void> };

/** What a tap on the board answers. Where both dice could fill a square, the "?" is saved for what only it can do. */
function picksOf(
  s: Castle,
  decisions: readonly Decision[],
  chosen: number | null,
  onPick: BoardProps<Castle>['onPick'],
): Picks {
  const picks: Picks = { squares: new Map(), lines: new Map(), guests: new Map() };
  for (const decision of decisions) {
    for (const option of decision.options) {
      if (!onBoard(decision, option)) continue;
      const answer = (): void => onPick(decision, option);
      if (decision.of === 'line') picks.lines.set(option, answer);
      else if (decision.of === 'guest') picks.guests.set(option, answer);
      else if (decision.of !== 'die') picks.squares.set(option, answer);
      else {
        const die = option >= DIE_STEP ? 1 : 0;
        if (chosen !== null && chosen !== die) continue;
        if (s.dice[die] === 5 && picks.squares.has(option % DIE_STEP)) continue;
        picks.squares.set(option % DIE_STEP, answer);
      }
    }
  }
  return picks;
}

const NO_PICKS: Picks = { squares: new Map(), lines: new Map(), guests: new Map() };

export function Board({ view, seat, names, looks, seed, decisions, onPick, step, facts, motion }: BoardProps<Castle>) {
  const s = view.state;
  const mine = Math.max(0, seat);
  const [shown, setShown] = useState(mine);
  const [chosen, setChosen] = useState<number | null>(null);
  const before = useBefore(s, step, motion);
  const rolled = useRef(0);
  const wasStep = useRef(step);
  if (wasStep.current !== step) {
    wasStep.current = step;
    if (facts.some(({ fact }) => fact === 'rolls')) rolled.current++;
  }
  useEffect(() => setShown(mine), [mine]);
  const key = decisions[0]?.key;
  useEffect(() => {
    setChosen(null);
    if (key !== undefined) setShown(mine);
  }, [key, mine]);

  const picks = shown === mine ? picksOf(s, decisions, chosen, onPick) : NO_PICKS;
  const using = decisions.find((d) => d.of === 'die');
  const left = using
    ? [0, 1].map((die) => using.options.some((o) => (o >= DIE_STEP ? 1 : 0) === die) || s.dice[0] === s.dice[1])
    : null;
  const stealing = decisions.some((d) => d.verb === 'steal');
  const others = names.map((_, i) => i).filter((i) => i !== mine);
  return (
    <div class="castle-board">
      <div class="castle-column">
        <section class="castle-sheet paper">
          <div class="castle-view">
            <header class="castle-head">
              <Shield look={looks[shown]} />
              <strong>{names[shown]}</strong>
              <span class="castle-points">{text.points(total(s, shown))}</span>
              {shown !== mine && (
                <button type="button" class="button castle-back" onClick={() => setShown(mine)}>
                  {text.back}
                </button>
              )}
            </header>
            <CastleDrawing s={s} seat={shown} seed={seed} before={before} name={names[shown]} />
          </div>
          <div class="castle-folk">
            <Residents s={s} seat={shown} seed={`${seed} ${shown}`} before={before} />
          </div>
        </section>

        <section class="castle-company">
          {s.edition === 1 && (
            <Guests s={s} set={s.shown} picks={picks.guests} title={text.gate} note={text.deck(count(s.deck))} />
          )}
          <Guests
            s={s}
            set={s.guests[shown]}
            picks={picks.guests}
            title={shown === seat ? text.yourGuests : text.guestsOf(names[shown])}
          />
          {stealing &&
            others.map((i) => (
              <Guests key={i} s={s} set={s.guests[i]} picks={picks.guests} title={text.guestsOf(names[i])} />
            ))}
        </section>
      </div>

      <div class="castle-column">
        <section class="castle-desk">
          <div class="castle-tray">
            <DicePair s={s} left={left} chosen={chosen} onChoose={setChosen} rolled={rolled.current} motion={motion} />
            <Tokens count={s.hand[shown]} colour={looks[shown].colour} />
          </div>
          <Grid
            s={s}
            seat={shown}
            look={looks[shown]}
            before={before}
            squares={picks.squares}
            lines={picks.lines}
            label={shown === seat ? text.board : text.boardOf(names[shown])}
          />
        </section>

        <section class="castle-others" aria-label={text.others}>
          {others.map((i) => (
            <button
              key={i}
              type="button"
              class={i === shown ? 'other paper chosen' : 'other paper'}
              aria-label={text.look(names[i])}
              onClick={() => setShown(i)}
            >
              <CastleDrawing s={s} seat={i} seed={seed} before={before} name={names[i]} />
              <span class="other-line">
                <Shield look={looks[i]} />
                <strong>{names[i]}</strong>
                <span>{text.points(total(s, i))}</span>
              </span>
              <span class="other-line other-small">
                <span>{text.tokens(s.hand[i])}</span>
                {s.active === i && <span class="other-active">{text.active}</span>}
              </span>
            </button>
          ))}
        </section>
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
