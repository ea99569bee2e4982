/** The six dice: on the table, in the Pools and Dumps; a tap answers, or shows what a die may do. */
import { useEffect, useRef } from 'preact/hooks';
import { ALLIED, TRACK_SECTION, TRIPARTITE } from '../../../games/september/names.ts';
import { colourOfDie, type September } from '../../../games/september/state.ts';
import { count, has, members } from '../../../kernel/bits.ts';
import { Shield } from '../../ui/charge.tsx';
import type { MapProps } from './front.tsx';
import type { Tap } from './picks.ts';
import { Force, Mark } from './pictures.tsx';
import { text } from './text.ts';

const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[12, 12]],
  [
    [7, 7],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [12, 12],
    [17.5, 17.5],
  ],
  [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  [
    [6.5, 6.5],
    [17.5, 6.5],
    [12, 12],
    [6.5, 17.5],
    [17.5, 17.5],
  ],
  [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
];

export function Pips({ face }: { face: number }) {
  return (
    <svg class="pips" viewBox="0 0 24 24" aria-hidden="true">
      {PIPS[face].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.300" />
      ))}
    </svg>
  );
}

type DieProps = { die: number; face: number; tap: Tap | undefined; chosen: boolean; sunk?: boolean };

function Die({ die, face, tap, chosen, sunk }: DieProps) {
  const colour = colourOfDie(die);
  const kind = `sept-die sept-die-${colour}${sunk ? ' sunk' : ''}${chosen ? ' chosen' : ''}`;
  const content = (
    <>
      <Pips face={face} />
      <span class="die-force">
        <Force colour={colour} />
      </span>
    </>
  );
  if (!tap) {
    return (
      <span class={kind} data-die={die} role="img" aria-label={text.dieName(colour, face)}>
        {content}
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`${kind} lit`}
      data-die={die}
      aria-label={tap.label}
      aria-pressed={chosen}
      onClick={tap.go}
    >
      {content}
    </button>
  );
}

const TUMBLE = 600;

type Props = MapProps & { motion: boolean };

export function Desk({ motion, ...map }: Props) {
  const { s, me } = map;
  const box = useRef<HTMLElement>(null);
  const seen = useRef({ round: 0, dice: s.dice });
  useEffect(() => {
    const { round, dice } = seen.current;
    seen.current = { round: s.round, dice: s.dice };
    if (!motion || !s.dice.every((face) => face > 0)) return;
    // By what they show, not by what was told: a quick opponent's next step would hide the roll.
    for (const die of box.current?.querySelectorAll<HTMLElement>('.sept-die') ?? []) {
      const i = Number(die.dataset['die']);
      if (round === s.round && s.dice[i] === dice[i]) continue;
      die.animate(
        [
          { transform: `translate(${-40 - i * 12}px, -34px) rotate(${-240 - i * 40}deg)` },
          { transform: 'translate(4px, 3px) rotate(12deg)', offset: 0.75 },
          { transform: 'none' },
        ],
        { duration: TUMBLE, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' },
      );
    }
  }, [s, motion]);
  const them = me === TRIPARTITE ? ALLIED : TRIPARTITE;
  return (
    <section class="desk" ref={box}>
      <Camp {...map} side={them} />
      <Middle {...map} />
      <Camp {...map} side={me} />
    </section>
  );
}

function Middle({ s, names, picks }: MapProps) {
  const rolled = s.dice.some((face) => face > 0);
  const dice = members(s.undrafted);
  return (
    <div class={dice.length > 0 ? 'middle' : 'middle middle-bare'}>
      <p class="middle-line">
        <strong>{text.round(s.round)}</strong>
        <span>{text.capstones(count(s.capstones[0] | s.capstones[1]), s.limit)}</span>
        {s.meeple >= 0 && (
          <span class="with-mark">
            <Mark name="meeple" />
            {text.meeple(names[s.meeple])}
          </span>
        )}
        {s.pact === 1 && <span>{text.pact}</span>}
        {s.decima === 1 && <span>{text.decima}</span>}
      </p>
      {dice.length > 0 && (
        <fieldset class="sept-dice" aria-label={text.middle}>
          {rolled ? (
            dice.map((die) => (
              <Die key={die} die={die} face={s.dice[die]} tap={picks.dice.get(die)} chosen={has(picks.chosen, die)} />
            ))
          ) : (
            <span class="quiet-line">{text.notRolled}</span>
          )}
        </fieldset>
      )}
    </div>
  );
}

type CampProps = MapProps & { side: number };

function Camp({ s, me, names, looks, picks, side }: CampProps) {
  const dice = (set: number, sunk: boolean) =>
    members(set).map((die) => (
      <Die
        key={die}
        die={die}
        face={s.dice[die]}
        tap={picks.dice.get(die)}
        chosen={has(picks.chosen, die)}
        sunk={sunk}
      />
    ));
  return (
    <div class={`camp ${side === me ? 'camp-mine' : 'camp-theirs'}${s.undrafted === 0 ? '' : ' camp-idle'}`}>
      <h3 class="camp-head">
        <Shield look={looks[side]} />
        <strong>{names[side]}</strong>
        <span class="camp-side">{text.side(side)}</span>
        {s.first === side && (
          <span class="coin" role="img" aria-label={text.coin} title={text.coin}>
            1
          </span>
        )}
      </h3>
      <fieldset class="sept-dice" aria-label={text.poolOf(names[side])}>
        {s.pool[side] !== 0 && (
          <span class="pool">
            <small>{text.pool}</small>
            {dice(s.pool[side], false)}
          </span>
        )}
        {s.dump[side] !== 0 && (
          <span class="pool dump">
            <small>{text.dump}</small>
            {dice(s.dump[side], true)}
          </span>
        )}
      </fieldset>
      <div class="sections">
        {[0, 1, TRACK_SECTION].map((section) => (
          <Section key={section} s={s} side={side} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ s, side, section }: { s: September; side: number; section: number }) {
  const used = has(s.used[side], section);
  return (
    <span class={used ? 'section used' : 'section'} role="img" aria-label={text.usedNow(text.used[section], used)}>
      {text.used[section]}
      {used && <Mark name="check" />}
    </span>
  );
}
