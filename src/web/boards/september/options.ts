/** September's options as words, and which of them the board itself shows. */
import { ALL_ZONES, sideOf } from '../../../games/september/board.ts';
import { CARDS } from '../../../games/september/cards/cards.ts';
import { en } from '../../../games/september/messages.ts';
import { DIE, DUMP, FACES, NO_TRADE, PASS, STAR, TARGETS, TRACK, TRADES } from '../../../games/september/picks.ts';
import { type CardId, numberOf } from '../../../games/september/roster.ts';
import { colourOfDie, type September } from '../../../games/september/state.ts';
import { boundByFeint } from '../../../games/september/turns.ts';
import { members, nth } from '../../../kernel/bits.ts';
import type { Frame } from '../../../kernel/frames.ts';
import type { Decision, View } from '../../../kernel/game.ts';
import { text } from './text.ts';

export const dieWords = (s: September, die: number): string => text.die(colourOfDie(die), s.dice[die]);
export const zoneWords = (s: September, zone: number): string =>
  text.zone(s.board.campaigns[zone], s.board.columns[zone]);
const sidesZoneWords = (s: September, zone: number): string =>
  text.sidesZone(sideOf(zone), s.board.campaigns[zone], s.board.columns[zone]);

/** The frames under way, the first called first; September keeps them all on the table's own stack. */
export const framesOf = (s: September): readonly Frame[] => s.stacks.at(-1) ?? [];
export const topFrame = (s: September): Frame | undefined => framesOf(s).at(-1);
export const cardOfFrame = (frame: Frame): number => numberOf(frame.run as CardId);

/** Whatever lies on the table is tapped where it lies; the rest are buttons under the question. */
export function onBoard(d: Decision, pick: number): boolean {
  switch (d.of) {
    case 'subset':
    case 'die':
    case 'die-face':
    case 'face':
    case 'campaign':
    case 'card':
    case 'allocation':
    case 'bonus':
    case 'gift':
      return true;
    case 'zone':
    case 'any-zone':
      return pick !== PASS;
    case 'trade':
      return pick !== NO_TRADE;
    default:
      return false;
  }
}

function allocationLabel(s: September, pick: number): string {
  const die = dieWords(s, Math.floor(pick / TARGETS));
  const target = pick % TARGETS;
  if (target === TRACK) return text.trackWith(die);
  return target === DUMP ? text.dumpWith(die) : text.putDie(die, zoneWords(s, target));
}

function zoneLabel(s: September, verb: string, pick: number): string {
  if (pick === PASS) return verb === 'bonus' ? text.passBonus : text.pass;
  if (pick === STAR) return text.star;
  if (pick >= DIE) return text.addOne(dieWords(s, pick - DIE));
  return verb === 'bonus' ? zoneWords(s, pick) : sidesZoneWords(s, pick);
}

function dieLabel(verb: string, die: string): string {
  if (verb === 'draft') return text.draft(die);
  if (verb === 'discard') return text.discard(die);
  return text.rollIt(die);
}

function yesNoLabel(verb: string, pick: number): string {
  if (verb === 'watch') return pick === 1 ? text.watchYes : text.watchNo;
  if (verb === 'double') return pick === 1 ? text.doubleYes : text.doubleNo;
  return pick === 1 ? text.yes : text.no;
}

export function optionLabel({ state: s }: View<September>, d: Decision, pick: number): string {
  switch (d.of) {
    case 'subset': {
      const dice = members(pick).map((die) => dieWords(s, die));
      return d.verb === 'split' ? text.takeList(dice) : text.rerollList(dice);
    }
    case 'die':
      return dieLabel(d.verb, dieWords(s, pick));
    case 'die-face':
      return text.setTo(dieWords(s, Math.floor(pick / FACES)), (pick % FACES) + 1);
    case 'face':
      return text.faceOf(pick + 1);
    case 'allocation':
      return allocationLabel(s, pick);
    case 'zone':
    case 'any-zone':
      return zoneLabel(s, d.verb, pick);
    case 'bonus':
      return text.bonusFirst(s.board.bonusValues[pick], zoneWords(s, pick));
    case 'campaign':
      return text.campaign(pick);
    case 'card':
      return CARDS[pick].name;
    case 'trade':
      return pick === NO_TRADE
        ? text.noTrade
        : text.trade(dieWords(s, Math.floor(pick / TRADES)), dieWords(s, pick % TRADES));
    case 'gift':
      return text.gifts[pick];
    default:
      return yesNoLabel(d.verb, pick);
  }
}

/** The die that Turing sets next. */
export const dieToSet = (s: September): number => nth(topFrame(s)?.a ?? 1, 0);

/** Only what is possible is asked for. */
function allocateQuestion({ options }: Decision): string {
  const targets = options.map((pick) => pick % TARGETS);
  const zones = targets.some((target) => target < ALL_ZONES);
  if (targets.includes(TRACK)) return zones ? en.asks['allocate'] : text.questionTrack;
  if (!zones) return text.questionDump;
  return targets.includes(DUMP) ? text.questionZonesDump : text.questionZones;
}

export function question({ state: s }: View<September>, d: Decision): string {
  const frame = topFrame(s);
  if (!frame) return en.asks[d.verb];
  if (d.verb === 'allocate' && boundByFeint(s, d.seat)) return text.questionFeint(zoneWords(s, s.feint));
  if (d.verb === 'allocate') return allocateQuestion(d);
  if (d.verb === 'bonus') return text.questionBonus(s.board.bonusValues[frame.a]);
  if (d.verb === 'watch') return text.questionWatch(dieWords(s, frame.a), zoneWords(s, frame.b));
  const card = cardOfFrame(frame);
  const ask = d.verb === 'face' ? text.questionSet(dieWords(s, dieToSet(s))) : en.asks[d.verb];
  return card < 0 ? ask : text.forCard(CARDS[card].name, ask);
}
