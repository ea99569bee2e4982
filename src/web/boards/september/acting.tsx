/** The strip that says what is going on: the trail of what led here, the card that acts, and what it lets one choose. */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { HOURGLASS } from '../../../games/september/names.ts';
import { numberOf } from '../../../games/september/roster.ts';
import { type September, trackEnded } from '../../../games/september/state.ts';
import type { Fact } from '../../../kernel/prose.ts';
import { Pips } from './die.tsx';
import type { MapProps } from './front.tsx';
import { cardOfFrame, framesOf } from './options.ts';
import type { Tap } from './picks.ts';
import { ICON_MARKS, Mark, Star, TinyDie } from './pictures.tsx';
import { previewOf } from './preview.ts';
import { underWay } from './story.ts';
import { text } from './text.ts';
import { Trail } from './trail.tsx';

type Said = { readonly card?: number; readonly says: string };

/** What the rule or card says that acts now or acted last. */
function explained(s: September, facts: readonly Fact[]): Said | null {
  const frames = framesOf(s);
  const top = frames.at(-1);
  if (top?.run === 'bonus' || top?.run === 'bonuses') return { says: text.bonusText };
  if (top?.run === 'weaponize') return { says: text.weaponizeText };
  if (top?.run === 'split') return cardSays(numberOf('pact'));
  const acting = frames.map(cardOfFrame).findLast((number) => number >= 0);
  if (acting !== undefined) return cardSays(acting);
  const last = lastCard(facts);
  return last !== undefined && !underWay(s) ? cardSays(last) : null;
}
const cardSays = (card: number): Said => ({ card, says: CARDS[card].text });
const lastCard = (facts: readonly Fact[]): number | undefined =>
  facts.findLast(({ fact }) => fact === 'gains' || fact === 'flag')?.a;

type Props = MapProps & {
  facts: readonly Fact[];
  /** The track has been tapped, and waits for a die. */
  aiming: boolean;
  onRead: (card: number) => void;
};

export function Acting({ facts, aiming, onRead, ...map }: Props) {
  const { s, me, names, looks, picks } = map;
  const choosing = picks.cards.size > 0;
  // A turn that has not begun is about what may be done next, not about what was done last.
  const said = picks.track ? null : explained(s, facts);
  return (
    <section class={underWay(s) ? 'acting acting-now paper' : 'acting paper'} aria-label={text.nowActing}>
      <Trail s={s} me={me} names={names} looks={looks} facts={facts} />
      {said && (
        <p class="acting-card">
          {/* The trail names the card that it came to last. */}
          {said.card !== undefined && said.card !== lastCard(facts) && <strong>{CARDS[said.card].name}</strong>}{' '}
          {said.says}
        </p>
      )}
      <Choices {...map} />
      {!choosing && picks.track && <Preview s={s} side={me} aiming={aiming} tap={picks.track} onRead={onRead} />}
    </section>
  );
}

/** What is chosen neither on the map nor among the dice: cards, faces, a Star, a set of dice that is whole. */
function Choices({ s, me, picks, tap }: MapProps) {
  const icon = trackEnded(s, me) ? 0 : s.board.tracks[me][s.track[me]];
  return (
    <>
      {picks.confirm && (
        <button
          type="button"
          class="button button-main confirm"
          disabled={picks.confirm.go === null}
          onClick={() => picks.confirm?.go?.()}
        >
          {picks.confirm.label}
        </button>
      )}
      {picks.faces.size > 0 && (
        <div class="faces">
          <span>{picks.facesFor}</span>
          <span class="face-picks">
            {[...picks.faces].map(([face, { label }]) => (
              <button
                key={face}
                type="button"
                class="face-pick lit"
                aria-label={label}
                onClick={() => tap('faces', face)}
              >
                <Pips face={face + 1} />
              </button>
            ))}
          </span>
        </div>
      )}
      {picks.star && (
        <button type="button" class="strip-pick lit" onClick={picks.star.go}>
          <Star /> {picks.star.label}
        </button>
      )}
      {[...picks.gifts].map(([gift, { label }]) => (
        <button key={gift} type="button" class="strip-pick lit" onClick={() => tap('gifts', gift)}>
          <Mark name={ICON_MARKS[gift === 0 ? icon : HOURGLASS]} /> {gift === 0 ? text.giftTo(label, icon) : label}
        </button>
      ))}
      {picks.cards.size > 0 && (
        <div class="card-choices">
          {[...picks.cards].map(([card]) => (
            <button key={card} type="button" class="card-choice lit" onClick={() => tap('cards', card)}>
              <strong>{CARDS[card].name}</strong>
              <span>{CARDS[card].text}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type PreviewProps = { s: September; side: number; aiming: boolean; tap: Tap; onRead: (card: number) => void };

/** Where a die for the Event Track is put, with what it would set off. */
function Preview({ s, side, aiming, tap, onRead }: PreviewProps) {
  const { icon, words, readings } = previewOf(s, side);
  return (
    <div class="preview">
      <button
        type="button"
        class={aiming ? 'strip-pick lit chosen' : 'strip-pick lit'}
        aria-label={`${tap.label}, ${text.next(text.icons[icon])}`}
        onClick={tap.go}
      >
        {text.toTrack} <Mark name={ICON_MARKS[icon]} />
      </button>
      {aiming ? <strong class="preview-aim">{text.whichDie}</strong> : words && <span>{words}</span>}
      {readings.map(({ dice, pair, card, gone }) => (
        <button
          key={pair}
          type="button"
          class={gone ? 'reading gone' : 'reading'}
          aria-label={text.reads(pair, CARDS[card].name, gone)}
          onClick={() => onRead(card)}
        >
          {dice.map(([colour, face]) => (
            <TinyDie key={colour} colour={colour} face={face} />
          ))}
          <span class="reading-card">
            <b>{CARDS[card].name}</b> {gone ? text.gone : <span class="reading-says">{CARDS[card].text}</span>}
          </span>
        </button>
      ))}
    </div>
  );
}
