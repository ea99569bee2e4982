/** The desk: the six dice on the table, in the Pools and Dumps, and how near the end is. */
import { useEffect, useRef } from 'preact/hooks';
import { TRACK_SECTION } from '../../../games/september/names.ts';
import { otherSide, type September } from '../../../games/september/state.ts';
import { count, has } from '../../../kernel/bits.ts';
import { Shield } from '../../ui/charge.tsx';
import { Dice } from './die.tsx';
import type { MapProps } from './front.tsx';
import { Mark, Star } from './pictures.tsx';
import { text } from './text.ts';

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
  return (
    <section class="desk" ref={box}>
      <Camp {...map} side={otherSide(me)} />
      <Middle {...map} />
      <Camp {...map} side={me} />
    </section>
  );
}

function Middle(map: MapProps) {
  const { s, names } = map;
  const rolled = s.dice.some((face) => face > 0);
  return (
    <div class={s.undrafted === 0 ? 'middle middle-bare' : 'middle'}>
      <p class="middle-line">
        <strong>{text.round(s.round)}</strong>
        <Capstones {...map} />
        {s.meeple >= 0 && (
          <span class="with-mark">
            <Mark name="meeple" />
            {text.meeple(names[s.meeple])}
          </span>
        )}
        {s.pact === 1 && <span>{text.pact}</span>}
        {s.decima === 1 && <span>{text.decima}</span>}
      </p>
      {s.undrafted !== 0 && (
        <fieldset class="sept-dice" aria-label={text.middle}>
          {rolled ? <Dice {...map} set={s.undrafted} /> : <span class="quiet-line">{text.notRolled}</span>}
        </fieldset>
      )}
    </div>
  );
}

/** How many capstone Stars are taken, and by whom, of those that end the war. */
function Capstones({ s, looks }: MapProps) {
  const takers = s.capstones.flatMap((set, side) => new Array<number>(count(set)).fill(side));
  return (
    <span class="capstones" role="img" aria-label={text.capstones(takers.length, s.limit)}>
      {Array.from({ length: Math.max(s.limit, takers.length) }, (_, i) => (
        <Star key={i} {...(i < takers.length ? { fill: looks[takers[i]].colour } : {})} />
      ))}
    </span>
  );
}

function Camp({ side, ...map }: MapProps & { side: number }) {
  const { s, me, names, looks, picks, news } = map;
  const dump = side === me ? picks.dump : null;
  const glasses = has(news.hourglasses, side) ? 'glasses fresh' : 'glasses';
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
        <span
          class={glasses}
          role="img"
          aria-label={text.hourglassesOf(names[side], s.hourglasses[side], s.board.hourglasses)}
        >
          <Mark name="hourglass" />
          {`${s.hourglasses[side]}/${s.board.hourglasses}`}
        </span>
      </h3>
      <fieldset class="sept-dice" aria-label={text.poolOf(names[side])}>
        {s.pool[side] !== 0 && (
          <span class="pool">
            <small>{text.pool}</small>
            <Dice {...map} set={s.pool[side]} />
          </span>
        )}
        {(s.dump[side] !== 0 || dump) && (
          <span class="pool dump">
            <small>{text.dump}</small>
            <Dice {...map} set={s.dump[side]} sunk />
            {dump && (
              <button type="button" class="dump-slot lit" aria-label={dump.label} onClick={dump.go}>
                <Mark name="dump" />
              </button>
            )}
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
