/** Reads a position that `write` wrote, or that a person did. */
import { single } from '../../kernel/bits.ts';
import { seatNumber } from '../../kernel/notation.ts';
import { type COUNTS, DRAWS, type HEAD, KINDS, OBJECTIONS, VERDICTS } from './notation.ts';
import { drawOf } from './rules/draws.ts';
import { type Leaving, type Matter, NONE, type Stage, seatsOf, type TimeState } from './rules/state.ts';
import { openCards, openEndings } from './view.ts';

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
