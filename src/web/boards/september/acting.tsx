/** The strip that says what is going on: the trail of what led here, the card that acts, and what it lets one choose. */
import { CARDS } from '../../../games/september/cards/cards.ts';
import { PERSON } from '../../../games/september/names.ts';
import type { September } from '../../../games/september/state.ts';
import type { Frame } from '../../../kernel/frames.ts';
import { Pips } from './dice.tsx';
import { cardOfFrame, dieWords, framesOf, zoneWords } from './options.ts';
import type { Picks, Tap } from './picks.ts';
import { ICON_MARKS, Mark } from './pictures.tsx';
import { previewOf } from './preview.ts';
import { text } from './text.ts';

/** One step of the trail in words; null for what goes without saying. */
function stepWords(s: September, frame: Frame, names: readonly string[]): string | null {
  const card = cardOfFrame(frame);
  if (card >= 0) return CARDS[card].name;
  switch (frame.run) {
    case 'turn':
      return text.trailTurn(names[frame.seat]);
    case 'look-up':
      return text.trailLookUp(text.icons[PERSON + frame.a]);
    case 'bonus':
      return text.trailBonus(s.board.bonusValues[frame.a], zoneWords(s, frame.a));
    case 'bonuses':
      return text.trailBonuses;
    case 'spqr':
      return text.trailSpqr;
    case 'weaponize':
      return text.trailWeaponize;
    case 'land':
      return text.trailLand(dieWords(s, frame.a), zoneWords(s, frame.b));
    case 'watch':
      return text.trailWatch[frame.seat];
    case 'discard':
      return text.trailDiscard;
    case 'draft':
      return text.trailDraft;
    case 'split':
      return text.trailSplit;
    default:
      return null;
  }
}

/** What the rule or card on top of the trail says. */
function explained(s: September): { title: string; says: string } | null {
  const frames = framesOf(s);
  const top = frames.at(-1);
  if (top?.run === 'bonus') return { title: '', says: text.bonusText };
  if (top?.run === 'weaponize') return { title: '', says: text.weaponizeText };
  const card = frames.map(cardOfFrame).findLast((number) => number >= 0);
  if (card === undefined || !top) return null;
  // The trail ends with the card's name already, unless something that it called stands above it.
  return { title: cardOfFrame(top) === card ? '' : CARDS[card].name, says: CARDS[card].text };
}

export type LastCard = { readonly card: number; readonly seat: number };

type Props = {
  s: September;
  names: readonly string[];
  picks: Picks;
  /** The side whose track may take a die now; -1 for none. */
  previewing: number;
  aiming: boolean;
  last: LastCard | null;
};

export function Acting({ s, names, picks, previewing, aiming, last }: Props) {
  const trail = framesOf(s)
    .map((frame) => stepWords(s, frame, names))
    .filter((words): words is string => words !== null);
  const now = explained(s);
  // The preview says enough about a turn that has just begun.
  const told = trail.length > (previewing < 0 ? 0 : 1);
  return (
    <section class="acting paper" aria-label={text.nowActing}>
      {told && (
        <ol class="trail">
          {trail.map((words, i) => (
            <li key={i}>{words}</li>
          ))}
        </ol>
      )}
      {now && (
        <p class="acting-card">
          {now.title && <strong>{now.title}</strong>} {now.says}
        </p>
      )}
      <Choices picks={picks} />
      {!now && previewing >= 0 && picks.cards.size === 0 && (
        <PreviewLine s={s} side={previewing} aiming={aiming} tap={picks.track} />
      )}
      {!now && previewing < 0 && picks.cards.size === 0 && !picks.confirm && last && (
        <p class="acting-card acting-last">
          <strong>{text.lastCard(names[last.seat], CARDS[last.card].name)}</strong> {CARDS[last.card].text}
        </p>
      )}
    </section>
  );
}

/** What is chosen neither on the map nor among the dice: cards, faces, a set of dice that is whole. */
function Choices({ picks }: { picks: Picks }) {
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
          {[...picks.faces].map(([face, tap]) => (
            <button key={face} type="button" class="face-pick lit" aria-label={tap.label} onClick={tap.go}>
              <Pips face={face + 1} />
            </button>
          ))}
        </div>
      )}
      {picks.cards.size > 0 && (
        <div class="card-choices">
          {[...picks.cards].map(([card, tap]) => (
            <button key={card} type="button" class="card-choice lit" onClick={tap.go}>
              <strong>{CARDS[card].name}</strong>
              <span>{CARDS[card].text}</span>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

type PreviewProps = { s: September; side: number; aiming: boolean; tap: Tap | null };

/** Where a die for the Event Track is put, with what it would set off. */
function PreviewLine({ s, side, aiming, tap }: PreviewProps) {
  const { icon, words, readings } = previewOf(s, side);
  return (
    <div class="preview">
      <button
        type="button"
        class={aiming ? 'to-track lit chosen' : 'to-track lit'}
        aria-label={`${tap?.label}, ${text.next(text.icons[icon])}`}
        onClick={() => tap?.go()}
      >
        {text.toTrack} <Mark name={ICON_MARKS[icon]} />
      </button>
      {aiming ? <strong class="preview-aim">{text.whichDie}</strong> : <span>{words}</span>}
      {readings.map(({ pair, card, gone }) => (
        <span key={pair} class={gone ? 'reading gone' : 'reading'}>
          <small>{pair}</small> <b>{CARDS[card].name}</b>
          {gone && <small> ({text.gone})</small>}
        </span>
      ))}
    </div>
  );
}
