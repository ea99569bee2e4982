/** How a turn came to where it is, link by link: die, BZ, bonus, icon, card, and what is asked now. */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { PERSON } from '../../../games/september/names.ts';
import type { September } from '../../../games/september/state.ts';
import type { Fact } from '../../../kernel/prose.ts';
import { Shield } from '../../ui/charge.tsx';
import type { SeatLook } from '../board.ts';
import { cardOfFrame, dieWords, topFrame, zoneWords } from './options.ts';
import { Cross, Mark, Star, TinyDie } from './pictures.tsx';
import { underWay } from './story.ts';
import { text } from './text.ts';
import { type Link, linksOf } from './trail-text.ts';

/** What the turn waits for; null if its last link says so already, or nothing is under way. */
function pending(s: September, last: Link | undefined, names: readonly string[]): string | null {
  const top = topFrame(s);
  if (!top || !underWay(s)) return null;
  const card = cardOfFrame(top);
  if (card >= 0) return last?.card === card ? null : CARDS[card].name;
  switch (top.run) {
    case 'look-up':
      return text.nowLookUp(text.icons[PERSON + top.a]);
    case 'bonus':
      return text.nowBonus(s.board.bonusValues[top.a]);
    case 'bonuses':
      return text.nowBonuses;
    case 'weaponize':
      return text.nowWeaponize;
    case 'watch':
      return text.nowWatch(top.seat, dieWords(s, top.a), zoneWords(s, top.b));
    case 'discard':
      return text.nowDiscard(names[top.seat]);
    case 'turn':
      return text.nowExtra;
    default:
      return null;
  }
}

type Props = {
  s: September;
  me: number;
  names: readonly string[];
  looks: readonly SeatLook[];
  /** Of the turn that is under way, or of the last one. */
  facts: readonly Fact[];
};

/** So many links are short enough to be read; the log has them all. */
const LATEST = 8;

export function Trail({ s, me, names, looks, facts }: Props) {
  const all = linksOf(facts, me, names);
  if (all.length === 0) return null;
  const links = all.slice(-LATEST);
  const { seat } = facts[0];
  const now = pending(s, links.at(-1), names);
  return (
    <ol key={facts[0]} class={underWay(s) ? 'trail trail-now' : 'trail'} aria-label={text.trailOf(names[seat])}>
      <li class="link link-who">
        <Shield look={looks[seat]} />
        <span>{names[seat]}</span>
      </li>
      {links.length < all.length && <li class="link">…</li>}
      {links.map((link, i) => (
        <li key={i} class={link.card === undefined ? 'link' : 'link link-card'}>
          <Drawing {...link} />
          {link.words}
        </li>
      ))}
      {now && (
        <li key={`now ${all.length}`} class="link link-now">
          {now}
        </li>
      )}
    </ol>
  );
}

function Drawing({ mark, die }: Link) {
  if (die) return <TinyDie colour={die[0]} face={die[1]} />;
  if (mark === 'star') return <Star />;
  if (mark === 'cross')
    return (
      <span class="link-cross">
        <Cross />
      </span>
    );
  return mark ? <Mark name={mark} /> : null;
}
