/** The desk: the Pool and Dump of each player, and what they have done with their dice this round. */
import { useRef } from 'preact/hooks';
import { TRACK_SECTION } from '../../../games/september/names.ts';
import { otherSide, type September } from '../../../games/september/state.ts';
import { has, members } from '../../../kernel/bits.ts';
import { Shield } from '../../ui/charge.tsx';
import { Dice } from './die.tsx';
import type { MapProps } from './front.tsx';
import { Mark } from './pictures.tsx';
import { text } from './text.ts';

export function Desk(map: MapProps) {
  return (
    <div class="desk">
      <Camp {...map} side={otherSide(map.me)} />
      <Camp {...map} side={map.me} />
    </div>
  );
}

/** A die stays where it was laid; one that comes takes the place of one that has gone, or lies beside the last. */
function usePlaces(held: number): readonly number[] {
  const laid = useRef<readonly number[]>([]);
  const places = held === 0 ? [] : [...laid.current];
  for (const die of members(held)) {
    if (places.includes(die)) continue;
    const free = places.findIndex((other) => !has(held, other));
    places[free < 0 ? places.length : free] = die;
  }
  laid.current = places;
  return places;
}

function Camp({ side, ...map }: MapProps & { side: number }) {
  const { s, me, names, looks, news } = map;
  const held = s.pool[side] | s.dump[side];
  const dice = usePlaces(held);
  const glasses = has(news.hourglasses, side) ? 'glasses fresh' : 'glasses';
  return (
    <div class={`camp ${side === me ? 'camp-mine' : 'camp-theirs'}`}>
      <h3 class="camp-head">
        <Shield look={looks[side]} />
        <strong>{names[side]}</strong>
        <span class="camp-side">{text.side(side)}</span>
        {s.first === side && (
          <span class="coin" role="img" aria-label={text.coin} title={text.coin}>
            1
          </span>
        )}
        {s.meeple === side && <Mark name="meeple" title={text.meeple(names[side])} />}
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
        <Dice {...map} dice={dice} among={held} dump={s.dump[side]} />
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
