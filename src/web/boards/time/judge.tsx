/** What is judged, in plain words: the card, the objection or the ending, and the votes as wax seals. */
import { useState } from 'preact/hooks';
import { AGREE, REJECT } from '../../../games/time/rules/questions.ts';
import { CARD, GROUP, SURE } from '../../../games/time/rules/state.ts';
import type { TimeView } from '../../../games/time/view.ts';
import { has, members } from '../../../kernel/bits.ts';
import type { Decision } from '../../../kernel/game.ts';
import { chargePath } from '../../ui/charge.tsx';
import type { SeatLook } from '../board.ts';
import { LaidCard } from './card.tsx';
import { ClockBar, type Clocks } from './clock.tsx';
import { titleOf } from './options.ts';
import { text } from './text.ts';

type Props = {
  s: TimeView;
  names: readonly string[];
  looks: readonly SeatLook[];
  clocks: Clocks;
  decisions: readonly Decision[];
  onPick: (decision: Decision, pick: number) => void | Promise<void>;
};

const VOTE_MS = 15_000;
const SURE_MS = 5000;
const ANSWER_MS = 10_000;

/** What it is about, and the card if it is about one. */
function matterOf(s: TimeView, names: readonly string[]): { words: string; card: number | null; quote: string } | null {
  const [claim] = s.claims;
  const [objection] = s.objections;
  if (s.matter === 'objection' && objection) {
    const { card, text: quote } = s.sentences[objection.on];
    const who = names[objection.seat];
    return objection.kind === CARD
      ? { words: text.objectionCard(who, titleOf(s, card)), card, quote }
      : { words: text.objectionTelling(who), card: null, quote };
  }
  if (s.matter === 'ending') {
    return { words: text.endingLaid(names[s.teller]), card: null, quote: s.sentences.at(-1)?.text ?? '' };
  }
  if (s.matter === 'close') return { words: text.closing, card: null, quote: '' };
  if (!claim) return null;
  const { card, kind, on, seat } = claim;
  const words =
    kind === GROUP
      ? text.claimGroup(names[seat], titleOf(s, card), titleOf(s, s.sentences[on].card))
      : text.claim(names[seat], titleOf(s, card));
  return { words, card, quote: s.sentences[on].text };
}

export function Judge({ s, names, looks, clocks, decisions, onPick }: Props) {
  const matter = matterOf(s, names);
  if (!matter) return null;
  const answer = decisions.find((d) => d.verb === 'answer');
  const ballot = decisions.find((d) => d.verb.startsWith('vote-'));
  const [claim] = s.claims;
  const waiting = s.vote ? members(s.vote.voters & ~s.vote.cast).map((seat) => names[seat]) : [];
  return (
    <section class="time-judge paper" aria-label={text.judging}>
      {matter.card !== null && <LaidCard face={s.deck.cards[matter.card]} />}
      <div class="time-case">
        <p class="time-matter">{matter.words}</p>
        {matter.quote !== '' && <blockquote class="time-quote">{matter.quote}</blockquote>}
        {s.stage === 'answer' && claim && (
          <>
            <p>{answer ? text.answerYou : text.waitsAnswer(names[s.teller])}</p>
            {claim.verdict >= 0 && <p class="time-note">{text.matcher[claim.verdict]}</p>}
            <ClockBar clocks={clocks} name="answer" of={claim.verdict === SURE ? SURE_MS : ANSWER_MS} />
          </>
        )}
        {s.stage === 'vote' && s.matter !== '' && (
          <>
            <p>{text.asks[s.matter]}</p>
            <ClockBar clocks={clocks} name="vote" of={VOTE_MS} />
          </>
        )}
        {s.stage === 'vote' && waiting.length > 0 && !ballot && <p class="time-note">{text.waitsVotes(waiting)}</p>}
        {s.claims.length > 1 && <Line s={s} names={names} />}
      </div>
      <div class="time-votes">
        {s.vote && s.stage === 'vote' && (
          <ul class="time-seals" aria-label={text.seals}>
            {members(s.vote.voters).map((seat) => (
              <Seal
                key={seat}
                look={looks[seat]}
                state={has(s.vote?.cast ?? 0, seat) ? 'cast' : 'blank'}
                label={text.sealOf(names[seat], has(s.vote?.cast ?? 0, seat))}
              />
            ))}
          </ul>
        )}
        {answer && <Stamps decision={answer} words={[text.accept, text.contest]} onPick={onPick} />}
        {ballot && <Stamps decision={ballot} words={[text.yes, text.no]} onPick={onPick} />}
      </div>
    </section>
  );
}

type StampsProps = { decision: Decision; words: readonly [string, string]; onPick: Props['onPick'] };

/** One of two seals; pressed, it stays down while the answer is on its way. */
function Stamps({ decision, words, onPick }: StampsProps) {
  const [down, setDown] = useState<number | null>(null);
  const press = async (pick: number): Promise<void> => {
    setDown(pick);
    await onPick(decision, pick);
    setDown(null);
  };
  return (
    <div class="time-stamps">
      {[AGREE, REJECT].map((pick, i) => (
        <button
          key={pick}
          type="button"
          class={`time-stamp ${pick === AGREE ? 'stamp-yes' : 'stamp-no'}${down === pick ? ' down' : ''}`}
          onClick={() => void press(pick)}
        >
          {words[i]}
        </button>
      ))}
    </div>
  );
}

/** T-14: several cards laid at once, and why in this order. */
function Line({ s, names }: Pick<Props, 's' | 'names'>) {
  const [first] = s.claims;
  return (
    <>
      <ol class="time-line" aria-label={text.line}>
        {s.claims.map(({ id, seat, card, stamp }) => {
          const later = (Math.max(0, stamp - first.stamp) / 1000).toFixed(2);
          return (
            <li key={id}>
              {id === first.id
                ? text.lineFirst(names[seat], titleOf(s, card))
                : text.lineNext(names[seat], titleOf(s, card), later)}
            </li>
          );
        })}
      </ol>
      <p class="time-note">{text.lineWhy}</p>
    </>
  );
}

/** The ballots of the latest vote, opened. */
export function Ballots({ s, names, looks }: Pick<Props, 's' | 'names' | 'looks'>) {
  const { counted } = s;
  if (!counted) return null;
  const cast = members(counted.cast);
  const yes = cast.filter((seat) => has(counted.yes, seat)).length;
  return (
    <>
      <ul class="time-seals" aria-label={text.seals}>
        {cast.map((seat) => {
          const ay = has(counted.yes, seat);
          return (
            <Seal
              key={seat}
              look={looks[seat]}
              state={ay ? 'yes' : 'no'}
              label={ay ? text.sealYes(names[seat]) : text.sealNo(names[seat])}
            />
          );
        })}
      </ul>
      <span class="time-note">{text.counted(yes, cast.length - yes)}</span>
    </>
  );
}

const WAX = 'M20 3c5-3 8 2 11 4s7 3 6 9 3 8 0 13-8 4-11 7-9 3-13 1-8 0-9-6-5-8-2-13 0-8 5-10 8-2 13-5z';

/** Wax with the voter's charge pressed into it: a tick or a cross says how, not only the colour. */
function Seal({ look, state, label }: { look: SeatLook; state: 'blank' | 'cast' | 'yes' | 'no'; label: string }) {
  return (
    <li class={`time-seal seal-${state}`}>
      <svg viewBox="0 0 40 44" aria-hidden="true">
        <path d={WAX} class="seal-wax" />
        <path d={chargePath(look.charge)} transform="translate(10.500 10) scale(0.038)" class="seal-charge" />
        {state === 'yes' && <path d="M25 34l4 4 8-9" class="seal-mark" />}
        {state === 'no' && <path d="M27 30l9 9M36 30l-9 9" class="seal-mark" />}
      </svg>
      <span class="visually-hidden">{label}</span>
    </li>
  );
}
