/**
 * What is going on: the round, the trail of what led here, the dice on the table, the card that acts and what it lets one choose.
 * It has always the same room on the board; what needs more lies over the map for as long as it is asked.
 */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { HOURGLASS } from '../../../games/september/names.ts';
import { type CardId, numberOf } from '../../../games/september/roster.ts';
import { DICE, type September, trackEnded } from '../../../games/september/state.ts';
import { count } from '../../../kernel/bits.ts';
import type { Fact } from '../../../kernel/prose.ts';
import { Dice, Pips } from './die.tsx';
import type { MapProps } from './front.tsx';
import { cardOfFrame, framesOf, zoneWords } from './options.ts';
import type { Hand, TapOn } from './picks.ts';
import { ICON_MARKS, Mark, Star, TinyDie } from './pictures.tsx';
import { previewOf } from './preview.ts';
import { underWay } from './story.ts';
import { text } from './text.ts';
import { Trail } from './trail.tsx';

const ALL_DICE = Array.from({ length: DICE }, (_, die) => die);

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
  /** The track or a BZ may have been tapped, and wait for a die. */
  hand: Hand;
  onRead: (card: number) => void;
};

export function Acting({ facts, hand, onRead, ...map }: Props) {
  const { s, me, names, looks, picks, tap } = map;
  const choosing = picks.cards.size > 0;
  // A turn that has not begun is about what may be done next, not about what was done last.
  const aim = hand.track ? text.whichDie : hand.zone === null ? '' : text.whichForZone(zoneWords(s, hand.zone));
  const said = picks.track || aim ? null : explained(s, facts);
  return (
    <section class="acting" aria-label={text.nowActing}>
      <div class={underWay(s) ? 'acting-page acting-now paper' : 'acting-page paper'}>
        <Round {...map} />
        <Trail s={s} me={me} names={names} looks={looks} facts={facts} />
        <p class="aim" role="status">
          {aim}
        </p>
        {s.undrafted !== 0 && (
          <fieldset class="sept-dice table-dice" aria-label={text.middle}>
            {s.dice.some((face) => face > 0) ? (
              <Dice {...map} dice={ALL_DICE} among={s.undrafted} />
            ) : (
              <span class="quiet-line">{text.notRolled}</span>
            )}
          </fieldset>
        )}
        {said && (
          <p class="acting-card">
            {/* The trail names the card that it came to last. */}
            {said.card !== undefined && said.card !== lastCard(facts) && <strong>{CARDS[said.card].name}</strong>}{' '}
            {said.says}
          </p>
        )}
        <Choices {...map} />
        {!choosing && picks.track && (
          <Preview s={s} side={me} aiming={hand.track} label={picks.track.label} tap={tap} onRead={onRead} />
        )}
        {picks.dump && (
          <button
            type="button"
            class="strip-pick dump-pick lit"
            aria-label={picks.dump.label}
            onClick={() => tap('dump')}
          >
            {text.dump} <Mark name="dump" />
          </button>
        )}
      </div>
    </section>
  );
}

/** How far the war has come: the round, the capstone Stars that are taken, and by whom, of those that end it. */
function Round({ s, looks }: MapProps) {
  const takers = s.capstones.flatMap((set, side) => new Array<number>(count(set)).fill(side));
  return (
    <p class="round">
      <strong>{text.round(s.round)}</strong>
      <span class="capstones" role="img" aria-label={text.capstones(takers.length, s.limit)}>
        {Array.from({ length: Math.max(s.limit, takers.length) }, (_, i) => (
          <Star key={i} {...(i < takers.length ? { fill: looks[takers[i]].colour } : {})} />
        ))}
      </span>
      {s.pact === 1 && <Waiting card="pact" says={text.pact} />}
      {s.decima === 1 && <Waiting card="decima-mas" says={text.decima} />}
    </p>
  );
}

/** A card that has been gained and works later. */
function Waiting({ card, says }: { card: CardId; says: string }) {
  return (
    <span class="waiting" role="img" aria-label={says} title={says}>
      {CARDS[numberOf(card)].name}
    </span>
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
          onClick={() => tap('confirm')}
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
        <button type="button" class="strip-pick star-pick lit" onClick={() => tap('star')}>
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

type PreviewProps = {
  s: September;
  side: number;
  aiming: boolean;
  label: string;
  tap: TapOn;
  onRead: (card: number) => void;
};

/** Where a die for the Event Track is put, with what it would set off. */
function Preview({ s, side, aiming, label, tap, onRead }: PreviewProps) {
  const { icon, words, readings } = previewOf(s, side);
  return (
    <div class="preview">
      <button
        type="button"
        class={aiming ? 'strip-pick lit chosen' : 'strip-pick lit'}
        aria-label={`${label}, ${text.next(text.icons[icon])}`}
        onClick={() => tap('track')}
      >
        {text.toTrack} <Mark name={ICON_MARKS[icon]} />
      </button>
      {words && <span>{words}</span>}
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
