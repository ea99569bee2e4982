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
import { members, single } from '../../kernel/bits.ts';
import { seatLetter, seatNumber } from '../../kernel/notation.ts';
import { CUT, drawKind, drawOf, drawSeat, ENDING, START, STORY } from './rules/draws.ts';
import { type Leaving, type Matter, NONE, type Stage, seatsOf, type TimeState, type Vote } from './rules/state.ts';
import { openCards, openEndings } from './view.ts';

const KINDS = ['mention', 'group'];
const OBJECTIONS = ['card', 'telling'];
export const VERDICTS = ['no', 'likely', 'sure'];
const DRAWS = { [START]: 'start', [CUT]: 'cut', [STORY]: 'story', [ENDING]: 'ending' };

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

const COUNTS = ['laid', 'votes', 'changes', 'absences'] as const;
const HEAD = ['told', 'links', 'beat', 'silent'] as const;
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

/** `s` is the table before anything is dealt; the text says everything else. */
export function read(s: TimeState, text: string): TimeState {
  for (const line of text.split('\n').map((l) => l.trim())) {
    if (line !== '' && !readLine(s, line)) throw new Error(`"${line}" is not a line of a telling.`);
  }
  const seen = new Set([...openCards(s), ...s.discards, ...s.hands.flat()]);
  s.pile = s.pile.filter((card) => !seen.has(card));
  const told = new Set([...openEndings(s), ...s.endingDiscards, ...s.endings.flat()]);
  s.endingPile = s.endingPile.filter((ending) => !told.has(ending));
  return s;
}

const SENTENCE = /^(\d+) ([A-H])( struck)?(?: ending (\d+))? ("(?:[^"\\]|\\.)*")(?: (.+))?$/;
const INTERRUPT = /^interrupt ([A-H]) (mention|group) on (\d+) next (\d+) (.+)$/;
const WINDOW = /^window (\d+)( ripe)?(?: let ([A-H]+))?(?: failed ([A-H]+))?(?: judged (\S+))?$/;
const CLAIM = /^claim (\d+) ([A-H]) (mention|group) on (\d+) at (-?\d+) (unasked|no|likely|sure) (.+)$/;
const OBJECTION = /^objection ([A-H]) (card|telling) on (\d+)$/;
const VOTE = /^(?:vote|counted (claim|objection|ending|close)) (\d+) of ([A-H]+)(?: cast ([A-H]+))?(?: yes ([A-H]+))?$/;

const setOf = (word = ''): number => [...word].reduce((set, letter) => set | single(seatNumber(letter)), 0);

function cardNamed(s: TimeState, title: string): number {
  const card = s.deck.cards.findIndex((c) => c.title === title);
  if (card < 0) throw new Error(`There is no card "${title}".`);
  return card;
}

function readLine(s: TimeState, line: string): boolean {
  const [word, ...rest] = line.split(' ');
  const tail = rest.join(' ');
  switch (word) {
    case 'turn':
      readHead(s, tail);
      return true;
    case 'discards':
      s.discards = cardsIn(s, tail);
      return true;
    case 'ending-discards':
      s.endingDiscards = rest.map((n) => Number(n) - 1);
      return true;
    case 'cut':
      s.cut = cardsIn(s, tail, false);
      return true;
    case 'draws':
      s.draws = rest.map(readDraw);
      return true;
    case 'gathering':
      s.gathering = Number(tail);
      return true;
    case 'judging':
      s.matter = rest[0] as Matter;
      s.stage = rest[1] as Stage;
      return true;
    case 'refused':
    case 'away':
    case 'bots':
      s[word] = setOf(tail);
      return true;
    case 'counts':
      for (let i = 0; i < rest.length; i += 2) s[rest[i] as (typeof COUNTS)[number]] = Number(rest[i + 1]);
      return true;
    case 'answers':
      s.answers = rest.map(Number);
      return true;
    case 'over':
      s.over = rest[0] as TimeState['over'];
      s.winner = rest[1] ? seatNumber(rest[1]) : NONE;
      return true;
    default:
      if (/^[A-H]$/.test(word) && seatNumber(word) < seatsOf(s)) {
        readSeat(s, seatNumber(word), tail);
        return true;
      }
      return readEvent(s, line);
  }
}

/** Sentences and what hangs on them. */
function readEvent(s: TimeState, line: string): boolean {
  let found = SENTENCE.exec(line);
  if (found) {
    const [, , who, struck, ending, text, title] = found;
    const card = title === undefined ? NONE : cardNamed(s, title);
    const end = ending === undefined ? NONE : Number(ending) - 1;
    s.sentences.push({
      seat: seatNumber(who),
      text: JSON.parse(text) as string,
      card,
      ending: end,
      struck: struck !== undefined,
    });
    return true;
  }
  found = INTERRUPT.exec(line);
  if (found) {
    const [, who, kind, on, next, title] = found;
    s.interrupts.push({
      seat: seatNumber(who),
      card: cardNamed(s, title),
      kind: KINDS.indexOf(kind),
      on: Number(on) - 1,
      next: Number(next) - 1,
    });
    return true;
  }
  found = WINDOW.exec(line);
  if (found) {
    const [, on, ripe, passed, failed, judged] = found;
    const kinds =
      judged === undefined ? 0 : judged.split('+').reduce((set, kind) => set | single(OBJECTIONS.indexOf(kind)), 0);
    s.windows.push({
      on: Number(on) - 1,
      ripe: ripe !== undefined,
      let: setOf(passed),
      failed: setOf(failed),
      judged: kinds,
    });
    return true;
  }
  found = CLAIM.exec(line);
  if (found) {
    const [, id, who, kind, on, stamp, verdict, title] = found;
    const what = { card: cardNamed(s, title), kind: KINDS.indexOf(kind), on: Number(on) - 1 };
    s.claims.push({
      id: Number(id),
      seat: seatNumber(who),
      ...what,
      stamp: Number(stamp),
      verdict: VERDICTS.indexOf(verdict),
    });
    return true;
  }
  found = OBJECTION.exec(line);
  if (found) {
    const [, who, kind, on] = found;
    s.objections.push({ seat: seatNumber(who), kind: OBJECTIONS.indexOf(kind), on: Number(on) - 1 });
    return true;
  }
  found = VOTE.exec(line);
  if (!found) return false;
  const [, matter, id, voters, cast, yes] = found;
  const vote = { id: Number(id), voters: setOf(voters), cast: setOf(cast), yes: setOf(yes) };
  if (matter === undefined) s.vote = vote;
  else s.counted = { ...vote, matter: matter as Matter };
  return true;
}

function readHead(s: TimeState, tail: string): void {
  const [first, ...parts] = tail.split(' | ');
  const [turn, teller] = first.split(' ');
  s.turn = Number(turn);
  s.teller = seatNumber(teller);
  for (const part of parts) {
    const [word, value] = part.split(' ');
    if (word === 'interrupter' || word === 'grace') s[word] = true;
    else if (word === 'leaving') s.leaving = value as Leaving;
    else if (word === 'objected') s.objected = setOf(value);
    else s[word as (typeof HEAD)[number]] = Number(value);
  }
}

const TITLE = /\s*(?:("(?:[^"\\]|\\.)*")|([^,+|]+))(?:\+(\d+))?\s*(?:,|$)/gy;

/** Titles with commas between them; what stands behind a plus is kept in `since`. */
function cardsIn(s: TimeState, list: string, sorted = true): number[] {
  if (list === '-') return [];
  const cards = [...list.matchAll(TITLE)].map(([, quoted, plain, since]) => {
    const card = cardNamed(s, quoted === undefined ? plain.trim() : (JSON.parse(quoted) as string));
    if (since !== undefined) s.since[card] = Number(since);
    return card;
  });
  return sorted ? cards.sort((a, b) => a - b) : cards;
}

/** A bar between parts, unless it stands in a quoted title. */
const PART = /(?:"(?:[^"\\]|\\.)*"|[^|"])+/g;

function readSeat(s: TimeState, seat: number, tail: string): void {
  const [hand, ...parts] = (tail.match(PART) ?? []).map((part) => part.trim());
  s.hands[seat] = cardsIn(s, hand);
  for (const part of parts) {
    const [word, ...rest] = part.split(' ');
    if (word === 'endings') s.endings[seat] = rest.map((n) => Number(n) - 1);
    else if (word === 'may-discard') s.mayDiscard[seat] = Number(rest[0]);
    else if (word === 'laid') cardsIn(s, rest.join(' '));
    else throw new Error(`"${part}" is not a part of a hand.`);
  }
}

function readDraw(word: string): number {
  const [kind, who] = word.split(':');
  const number = Number(Object.entries(DRAWS).find(([, name]) => name === kind)?.[0]);
  return drawOf(number, who === undefined ? 0 : seatNumber(who));
}
