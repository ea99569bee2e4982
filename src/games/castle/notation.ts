/**
 * A position in a few lines:
 *
 *     architect turn 3 B dice W ?
 *     shown cook king troll
 *     A r1c1 r1c2 | towers 5 2 | floors 1 | walls 2 | flags 2 1 | residents 7 | clouds 1 | guests queen | sun
 *     B - | closing r1 c2
 *     > table turn.3 B
 *     > B dice.0 B 3
 *
 * What is left out is empty; the deck is what is left of the guests unless a line `deck` lists it. A line `>` is a frame
 * under way: its stack, its program and step, its seat and its numbers.
 */
import { emptyStacks } from '../../kernel/frames.ts';
import { readFrame, seatLetter, seatNumber, writeStacks } from '../../kernel/notation.ts';
import { members, single } from '../../kernel/bits.ts';
import { APPRENTICE, EDITIONS } from './board.ts';
import { LETTERS } from './faces.ts';
import { fullDeck } from './programs.ts';
import { ROSTER } from './roster.ts';
import { type Castle, FLAGS, flagsOf, NOBODY, seatsOf, TOWERS, towersOf } from './state.ts';

/** Apprentice cards have no names: they are called by their number in the file. */
export const cardName = (s: Castle, card: number): string => (s.edition === APPRENTICE ? `card${card + 1}` : ROSTER[card]);
function cardNumber(s: Castle, name: string): number {
  const n = s.edition === APPRENTICE ? Number(name.replace('card', '')) - 1 : ROSTER.indexOf(name as 'queen');
  if (!(n >= 0)) throw new Error(`There is no guest "${name}".`);
  return n;
}

export function write(s: Castle): string {
  const cards = (set: number): string => members(set).map((card) => cardName(s, card)).join(' ');
  const dice = s.dice[0] === NOBODY ? '' : ` dice ${s.dice.map((d) => LETTERS[d] ?? '-').join(' ')}`;
  const lines = [`${EDITIONS[s.edition]} turn ${s.turn} ${s.active === NOBODY ? '-' : seatLetter(s.active)}${dice}`];
  if (s.shown !== 0) lines.push(`shown ${cards(s.shown)}`);
  lines.push(`deck ${cards(s.deck) || '-'}`);
  for (let seat = 0; seat < seatsOf(s); seat++) lines.push(writeSeat(s, seat));
  if (s.answers.some((n) => n > 0)) lines.push(`answers ${s.answers.join(' ')}`);
  return [...lines, ...writeStacks(s.stacks)].join('\n');
}

function writeSeat(s: Castle, seat: number): string {
  const parts = [members(s.squares[seat]).map((square) => s.board.squares[square]).join(' ') || '-'];
  const add = (word: string, values: readonly (string | number)[]): void => {
    if (values.length > 0) parts.push(`${word} ${values.join(' ')}`);
  };
  const counted = (word: string, n: number): void => add(word, n > 0 ? [n] : []);
  add('towers', s.towers.slice(seat * TOWERS, seat * TOWERS + towersOf(s, seat)));
  counted('floors', s.floors[seat]);
  counted('walls', s.walls[seat]);
  add('flags', s.flags.slice(seat * FLAGS, seat * FLAGS + flagsOf(s, seat)));
  counted('residents', s.residents[seat]);
  counted('clouds', s.clouds[seat]);
  add('guests', members(s.guests[seat]).map((card) => cardName(s, card)));
  add('closing', members(s.closing[seat]).map((line) => s.board.lines[line]));
  if (s.sun === seat) parts.push('sun');
  if (s.cloud === seat) parts.push('cloud');
  return `${seatLetter(seat)} ${parts.join(' | ')}`;
}

/** `fresh` is the table as its setup lays it; the text says everything else. */
export function read(fresh: Castle, text: string): Castle {
  const s = fresh;
  s.stacks = emptyStacks(seatsOf(s));
  s.answers.fill(0);
  s.shown = 0;
  s.active = NOBODY;
  let deck: number | null = null;
  for (const line of text.split('\n').map((l) => l.trim())) {
    if (line === '') continue;
    const [head, ...words] = line.split(' ');
    if (head === '>') readFrame(s.stacks, words);
    else if (head === 'shown') s.shown = set(words, (w) => cardNumber(s, w));
    else if (head === 'deck') deck = set(words, (w) => cardNumber(s, w));
    else if (head === 'answers') s.answers = words.map(Number);
    else if (head === EDITIONS[s.edition]) readHead(s, words);
    else if (/^[A-D]$/.test(head) && seatNumber(head) < seatsOf(s)) readSeat(s, seatNumber(head), words.join(' '));
    else throw new Error(`"${line}" is not a line of a castle position.`);
  }
  const taken = s.guests.reduce((all, guests) => all | guests, s.shown);
  s.deck = deck ?? fullDeck(s.edition, s.board.file.apprenticeGuests.length) & ~taken;
  return s;
}

const set = (words: readonly string[], number: (word: string) => number): number =>
  words.filter((w) => w !== '-').reduce((all, word) => all | single(number(word)), 0);

function readHead(s: Castle, words: readonly string[]): void {
  s.turn = Number(words[1]);
  s.active = words[2] === '-' ? NOBODY : seatNumber(words[2]);
  if (words[3] === 'dice') s.dice = words.slice(4).map((letter) => LETTERS.indexOf(letter));
}

function readSeat(s: Castle, seat: number, text: string): void {
  const index = (list: readonly string[], name: string): number => {
    const i = list.indexOf(name);
    if (i < 0) throw new Error(`There is no "${name}" on this board.`);
    return i;
  };
  const [squares, ...parts] = text.split(' | ');
  const names = squares.split(' ').filter((w) => w !== '-');
  s.squares[seat] = set(names, (name) => index(s.board.squares, name));
  s.hand[seat] = s.board.file.tokens - names.length;
  for (const part of parts) {
    const [word, ...rest] = part.split(' ');
    const values = rest.map(Number);
    if (word === 'towers') values.forEach((v, i) => (s.towers[seat * TOWERS + i] = v));
    else if (word === 'flags') values.forEach((v, i) => (s.flags[seat * FLAGS + i] = v));
    else if (word === 'floors') s.floors[seat] = values[0];
    else if (word === 'walls') s.walls[seat] = values[0];
    else if (word === 'residents') s.residents[seat] = values[0];
    else if (word === 'clouds') s.clouds[seat] = values[0];
    else if (word === 'guests') s.guests[seat] = set(rest, (w) => cardNumber(s, w));
    else if (word === 'closing') s.closing[seat] = set(rest, (w) => index(s.board.lines, w));
    else if (word === 'sun') s.sun = seat;
    else if (word === 'cloud') s.cloud = seat;
    else throw new Error(`"${part}" is not a part of a castle.`);
  }
}
