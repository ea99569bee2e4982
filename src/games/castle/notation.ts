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

import { count, members, single } from '../../kernel/bits.ts';
import { emptyStacks } from '../../kernel/frames.ts';
import { readFrame, seatLetter, seatNumber, writeStacks } from '../../kernel/notation.ts';
import { APPRENTICE, EDITIONS } from './board.ts';
import { LETTERS } from './faces.ts';
import { fullDeck } from './programs.ts';
import { ROSTER } from './roster.ts';
import { type Castle, FLAGS, flagsOf, NOBODY, seatsOf, TOWERS, towersOf } from './state.ts';

/** Apprentice cards have no names: they are called by their number in the file. */
export const cardName = (s: Castle, card: number): string =>
  s.edition === APPRENTICE ? `card${card + 1}` : ROSTER[card];
function cardNumber(s: Castle, name: string): number {
  const cards = s.edition === APPRENTICE ? s.board.file.apprenticeGuests : ROSTER;
  const n = cards.findIndex((_, card) => cardName(s, card) === name);
  if (n < 0) throw new Error(`There is no guest "${name}".`);
  return n;
}

export function write(s: Castle): string {
  const cards = (set: number): string =>
    members(set)
      .map((card) => cardName(s, card))
      .join(' ');
  const dice = s.dice[0] === NOBODY ? '' : ` dice ${s.dice.map((d) => LETTERS[d] ?? '-').join(' ')}`;
  const lines = [`${EDITIONS[s.edition]} turn ${s.turn} ${s.active === NOBODY ? '-' : seatLetter(s.active)}${dice}`];
  if (s.shown !== 0) lines.push(`shown ${cards(s.shown)}`);
  lines.push(`deck ${cards(s.deck) || '-'}`);
  for (let seat = 0; seat < seatsOf(s); seat++) lines.push(writeSeat(s, seat));
  if (s.answers.some((n) => n > 0)) lines.push(`answers ${s.answers.join(' ')}`);
  return [...lines, ...writeStacks(s.stacks)].join('\n');
}

function writeSeat(s: Castle, seat: number): string {
  const parts = [
    members(s.squares[seat])
      .map((square) => s.board.squares[square])
      .join(' ') || '-',
  ];
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
  add(
    'guests',
    members(s.guests[seat]).map((card) => cardName(s, card)),
  );
  add(
    'closing',
    members(s.closing[seat]).map((line) => s.board.lines[line]),
  );
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
  if (words[3] === 'dice')
    s.dice = words.slice(4).map((letter) => (letter === '-' ? NOBODY : find([...LETTERS], letter, 'die')));
}

function find(list: readonly string[], name: string, where: string): number {
  const i = list.indexOf(name);
  if (i < 0) throw new Error(`There is no "${name}" on this ${where}.`);
  return i;
}

function readSeat(s: Castle, seat: number, text: string): void {
  const [squares, ...parts] = text.split(' | ');
  const names = squares.split(' ').filter((w) => w !== '-');
  const { tokens } = s.board.file;
  s.squares[seat] = set(names, (name) => find(s.board.squares, name, 'board'));
  s.hand[seat] = tokens - names.length;
  if (count(s.squares[seat]) < names.length) throw new Error(`"${squares}" names a square twice.`);
  if (s.hand[seat] < 0) throw new Error(`"${squares}" are more than ${tokens} tokens.`);
  for (const part of parts) readPart(s, seat, part);
}

function readPart(s: Castle, seat: number, part: string): void {
  const [word, ...rest] = part.split(' ');
  const numbers = (most: number): number[] => {
    const values = rest.map(Number);
    if (values.length === 0 || values.length > most || !values.every((v) => Number.isInteger(v) && v > 0))
      throw new Error(`"${part}" is not a part of a castle.`);
    return values;
  };
  const run = (values: number[], room: number): void => {
    for (const [i, value] of numbers(room).entries()) values[seat * room + i] = value;
  };
  if (word === 'towers') run(s.towers, TOWERS);
  else if (word === 'flags') run(s.flags, FLAGS);
  else if (word === 'floors' || word === 'walls' || word === 'residents' || word === 'clouds')
    [s[word][seat]] = numbers(1);
  else if (word === 'guests') s.guests[seat] = set(rest, (w) => cardNumber(s, w));
  else if (word === 'closing') s.closing[seat] = set(rest, (w) => find(s.board.lines, w, 'board'));
  else if (word === 'sun') s.sun = seat;
  else if (word === 'cloud') s.cloud = seat;
  else throw new Error(`"${part}" is not a part of a castle.`);
}
