/**
 * A position in a few lines:
 *
 *     turn 3 B | told 2 | grace
 *     A King, Old Woman+4 | endings 12 | may-discard 2
 *     B - | endings 3 7
 *     discards Frog
 *     1 A "Once there was an old woman." Old Woman
 *     2 A struck "She was a teapot."
 *     interrupt B mention on 1 next 3 Journey
 *     window 3 ripe failed C
 *     claim 7 C mention on 3 at 512 likely Journey
 *     judging claim answer
 *
 * What is left out is empty, none or 0; the piles are what is left of the deck. `Old Woman+4` came into the hand after four
 * sentences; sentences and endings are counted from 1. A title with a comma, bar, plus or quote in it is quoted.
 */
import { members } from '../../kernel/bits.ts';
import { seatLetter } from '../../kernel/notation.ts';
import { CUT, drawKind, drawSeat, ENDING, START, STORY } from './rules/draws.ts';
import { NONE, seatsOf, type TimeState, type Vote } from './rules/state.ts';

export const KINDS = ['mention', 'group'];
export const OBJECTIONS = ['card', 'telling'];
export const VERDICTS = ['no', 'likely', 'sure'];
export const DRAWS = { [START]: 'start', [CUT]: 'cut', [STORY]: 'story', [ENDING]: 'ending' };

export const titleOf = (s: TimeState, card: number): string => s.deck.cards[card].title;
const written = (title: string): string => (/[,|+"]|^-$/.test(title) ? JSON.stringify(title) : title);
const letters = (set: number): string => members(set).map(seatLetter).join('');

export function write(s: TimeState): string {
  const lines = [writeHead(s)];
  const flags = (word: string, set: number): void => {
    if (set !== 0) lines.push(`${word} ${letters(set)}`);
  };
  for (let seat = 0; seat < seatsOf(s); seat++) lines.push(writeSeat(s, seat));
  if (s.discards.length > 0) lines.push(`discards ${titles(s, s.discards)}`);
  if (s.endingDiscards.length > 0) lines.push(`ending-discards ${numbers(s.endingDiscards)}`);
  if (s.cut.length > 0) lines.push(`cut ${titles(s, s.cut)}`);
  if (s.draws.length > 0) lines.push(`draws ${s.draws.map(writeDraw).join(' ')}`);
  s.sentences.forEach(({ seat, text, card, ending, struck }, i) => {
    const marks = `${struck ? ' struck' : ''}${ending === NONE ? '' : ` ending ${ending + 1}`}`;
    lines.push(
      `${i + 1} ${seatLetter(seat)}${marks} ${JSON.stringify(text)}${card === NONE ? '' : ` ${titleOf(s, card)}`}`,
    );
  });
  for (const { seat, card, kind, on, next } of s.interrupts) {
    lines.push(`interrupt ${seatLetter(seat)} ${KINDS[kind]} on ${on + 1} next ${next + 1} ${titleOf(s, card)}`);
  }
  for (const { on, ripe, let: passed, failed, judged } of s.windows) {
    const parts = [`window ${on + 1}`];
    if (ripe) parts.push('ripe');
    if (passed !== 0) parts.push(`let ${letters(passed)}`);
    if (failed !== 0) parts.push(`failed ${letters(failed)}`);
    if (judged !== 0)
      parts.push(
        `judged ${members(judged)
          .map((kind) => OBJECTIONS[kind])
          .join('+')}`,
      );
    lines.push(parts.join(' '));
  }
  if (s.gathering > 0) lines.push(`gathering ${s.gathering}`);
  for (const { id, seat, card, kind, on, stamp, verdict } of s.claims) {
    const word = verdict < 0 ? 'unasked' : VERDICTS[verdict];
    lines.push(`claim ${id} ${seatLetter(seat)} ${KINDS[kind]} on ${on + 1} at ${stamp} ${word} ${titleOf(s, card)}`);
  }
  for (const { seat, kind, on } of s.objections)
    lines.push(`objection ${seatLetter(seat)} ${OBJECTIONS[kind]} on ${on + 1}`);
  if (s.matter !== '') lines.push(`judging ${s.matter} ${s.stage}`);
  if (s.vote) lines.push(`vote ${writeVote(s.vote)}`);
  if (s.counted) lines.push(`counted ${s.counted.matter} ${writeVote(s.counted)}`);
  flags('refused', s.refused);
  flags('away', s.away);
  flags('bots', s.bots);
  const counts = COUNTS.filter((word) => s[word] > 0).map((word) => `${word} ${s[word]}`);
  if (counts.length > 0) lines.push(`counts ${counts.join(' ')}`);
  if (s.answers.some((n) => n > 0)) lines.push(`answers ${s.answers.join(' ')}`);
  if (s.over !== '') lines.push(`over ${s.over}${s.winner === NONE ? '' : ` ${seatLetter(s.winner)}`}`);
  return lines.join('\n');
}

const writeVote = ({ id, voters, cast, yes }: Vote): string =>
  `${id} of ${letters(voters)}${cast === 0 ? '' : ` cast ${letters(cast)}`}${yes === 0 ? '' : ` yes ${letters(yes)}`}`;

export const COUNTS = ['laid', 'votes', 'changes', 'absences'] as const;
export const HEAD = ['told', 'links', 'beat', 'silent'] as const;
const numbers = (list: readonly number[]): string => list.map((n) => n + 1).join(' ');
const titles = (s: TimeState, cards: readonly number[]): string =>
  cards.map((card) => written(titleOf(s, card))).join(', ');

function writeHead(s: TimeState): string {
  const parts = [`turn ${s.turn} ${seatLetter(s.teller)}`];
  for (const word of HEAD) if (s[word] > 0) parts.push(`${word} ${s[word]}`);
  if (s.interrupter) parts.push('interrupter');
  if (s.grace) parts.push('grace');
  if (s.leaving !== '') parts.push(`leaving ${s.leaving}`);
  if (s.objected !== 0) parts.push(`objected ${letters(s.objected)}`);
  return parts.join(' | ');
}

function writeSeat(s: TimeState, seat: number): string {
  const since = (card: number): string => (s.since[card] > 0 ? `+${s.since[card]}` : '');
  const hand = s.hands[seat].map((card) => `${written(titleOf(s, card))}${since(card)}`).join(', ');
  const parts = [`${seatLetter(seat)} ${hand || '-'}`];
  // A card that lies in the line keeps the time at which it came into the hand.
  const laid = s.claims.filter((c) => c.seat === seat && s.since[c.card] > 0);
  if (laid.length > 0)
    parts.push(`laid ${laid.map((c) => `${written(titleOf(s, c.card))}${since(c.card)}`).join(', ')}`);
  if (s.endings[seat].length > 0) parts.push(`endings ${numbers(s.endings[seat])}`);
  if (s.mayDiscard[seat] > 0) parts.push(`may-discard ${s.mayDiscard[seat]}`);
  return parts.join(' | ');
}

const writeDraw = (draw: number): string => {
  const kind = drawKind(draw) as keyof typeof DRAWS;
  return kind === START ? DRAWS[kind] : `${DRAWS[kind]}:${seatLetter(drawSeat(draw))}`;
};
