/** The end: the campaigns are counted one by one, then the Stars, and why it ended. */
import { useEffect, useState } from 'preact/hooks';
import { en } from '../../../games/september/messages.ts';
import { ALLIED, CAMPAIGNS, NONE, TRIPARTITE } from '../../../games/september/names.ts';
import { campaignWinner } from '../../../games/september/scoring.ts';
import { bombBuilt, type September } from '../../../games/september/state.ts';
import { campaignSum } from '../../../games/september/zones.ts';
import { count } from '../../../kernel/bits.ts';
import type { ScoreTerm } from '../../../kernel/game.ts';
import { Shield } from '../../ui/charge.tsx';
import type { FinaleProps } from '../board.ts';
import { Star } from './pictures.tsx';
import './end.css';
import './september.css';
import { text } from './text.ts';

/** Between two campaigns. */
const PAUSE = 600;
const sum = (terms: readonly ScoreTerm[]): number => terms.reduce((total, { value }) => total + value, 0);

/** The Stars of a side when so many campaigns are counted. */
function countedStars(s: September, side: number, terms: readonly ScoreTerm[], campaigns: number): number {
  const others = sum(terms.filter(({ term }) => term !== 'campaigns'));
  const won = s.board.endStars.filter((_, c) => c < campaigns && campaignWinner(s, c) === side);
  return won.reduce((total, stars) => total + stars, others);
}

export function Finale({ view, names, looks, scores, motion }: FinaleProps<September>) {
  const s = view.state;
  const all = CAMPAIGNS.length;
  const [shown, setShown] = useState(motion ? 0 : all);
  useEffect(() => {
    if (shown >= all) return;
    const timer = setTimeout(() => setShown(shown + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [shown]);
  const bombers = [TRIPARTITE, ALLIED].filter((side) => bombBuilt(s, side));
  const why =
    bombers.length === 0
      ? text.finaleStars(count(s.capstones[0] | s.capstones[1]), s.limit)
      : text.finaleBomb(bombers.map((side) => names[side]));
  return (
    <div class="sept-finale">
      <p class="finale-why">{why}</p>
      <table class={shown < all ? 'count counting' : 'count'}>
        <caption>{text.count}</caption>
        <thead>
          <tr>
            <td />
            {names.map((name, side) => (
              <th key={side} scope="col">
                <Shield look={looks[side]} />
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {CAMPAIGNS.map(({ name }, c) => (
            <Counted key={name} s={s} campaign={c} names={names} looks={looks} shown={c < shown} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{shown < all ? text.soFar : text.total}</th>
            {names.map((_, side) => (
              <td key={side}>{countedStars(s, side, scores[side], shown)}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      {shown < all ? (
        <button type="button" class="button skip-count" onClick={() => setShown(all)}>
          {text.skip}
        </button>
      ) : (
        <div class="terms">
          {names.map((name, side) => (
            <Terms
              key={side}
              name={name}
              terms={scores[side]}
              winner={view.outcome?.winners.includes(side) ?? false}
              shield={<Shield look={looks[side]} />}
            />
          ))}
        </div>
      )}
    </div>
  );
}

type CountedProps = Pick<FinaleProps<September>, 'names' | 'looks'> & {
  s: September;
  campaign: number;
  shown: boolean;
};

function Counted({ s, campaign, names, looks, shown }: CountedProps) {
  const winner = campaignWinner(s, campaign);
  const stars = s.board.endStars[campaign];
  return (
    <tr class={shown ? 'counted' : 'uncounted'}>
      <th scope="row">{text.campaign(campaign)}</th>
      {[TRIPARTITE, ALLIED].map((side) => (
        <td key={side} class={winner === side ? 'count-won' : ''}>
          {shown && campaignSum(s, side, campaign)}
        </td>
      ))}
      <td class="count-stars">
        {shown && winner === NONE && text.tie}
        {shown && winner !== NONE && (
          <span class="with-mark" role="img" aria-label={text.takes(names[winner], stars)}>
            <Star fill={looks[winner].colour} /> {stars}
          </span>
        )}
      </td>
    </tr>
  );
}

type TermsProps = { name: string; terms: readonly ScoreTerm[]; winner: boolean; shield: preact.ComponentChildren };

function Terms({ name, terms, winner, shield }: TermsProps) {
  return (
    <table class={winner ? 'term-table winner' : 'term-table'}>
      <caption>
        {shield} {name} {winner && <strong>{text.wins}</strong>}
      </caption>
      <tbody>
        {terms.map(({ term, value }) => (
          <tr key={term}>
            <th scope="row">{en.terms[term]}</th>
            <td>{value}</td>
          </tr>
        ))}
        <tr class="term-total">
          <th scope="row">{text.total}</th>
          <td>{sum(terms)}</td>
        </tr>
      </tbody>
    </table>
  );
}
