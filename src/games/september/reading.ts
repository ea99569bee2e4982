/** Reads the positions that notation.ts describes and writes. */

import { has, single } from '../../kernel/bits.ts';
import { emptyStacks } from '../../kernel/frames.ts';
import { readFrame, seatNumber } from '../../kernel/notation.ts';
import { sectorOf, ZONES, zoneAt } from './board.ts';
import { ALLIED, CAMPAIGNS, COLOUR_LETTERS, NONE, SECTIONS, TRIPARTITE } from './names.ts';
import { CAMPAIGN_MARKS, derived, fieldOf, SIDE_NUMBERS, turnStack, ZONE_MARKS } from './notation.ts';
import { listOf, placeInList, ROSTER, SIDE_CARDS } from './roster.ts';
import { DICE, type September } from './state.ts';

/** Marks that lie on the Allied side's BZs. */
const ALLIED_MARKS: readonly string[] = ['lease', 'feint'];

/** What can be taken in only when every line has been read. */
type Kept = {
  /** Words of dice by where they lie. */
  undrafted: string[];
  readonly pool: string[][];
  readonly dump: string[][];
  readonly bonuses: { readonly zone: number; readonly kind: string }[];
  capstones: number[] | null;
  turn: number;
};

/** `fresh` is the table as its setup lays it; the text says everything else. */
export function read(fresh: September, text: string): September {
  const s = fresh;
  s.stacks = emptyStacks(2);
  s.answers.fill(0);
  s.undrafted = 0;
  const kept: Kept = { undrafted: [], pool: [[], []], dump: [[], []], bonuses: [], capstones: null, turn: NONE };
  for (const line of text.split('\n')) {
    const words = line.trim().split(/\s+/);
    if (words[0] !== '') readLine(s, kept, words);
  }
  readDice(s, kept);
  const { gained, lost, capstones } = derived(s);
  s.gained = gained;
  s.lost = lost;
  s.capstones = kept.capstones ?? capstones;
  for (const { zone, kind } of kept.bonuses) {
    const sector = sectorOf(zone);
    const bit = single(zone % ZONES);
    gained[sector] = kind === 'gained' ? gained[sector] | bit : gained[sector] & ~bit;
    lost[sector] = kind === 'lost' ? lost[sector] | bit : lost[sector] & ~bit;
  }
  if (kept.turn !== NONE) s.stacks[2] = turnStack(s, kept.turn);
  return s;
}

/** The words on either side of the bar, without dashes. */
function halves(words: readonly string[]): [string[], string[]] {
  const bar = words.indexOf('|');
  const left = bar < 0 ? words : words.slice(0, bar);
  const right = bar < 0 ? [] : words.slice(bar + 1);
  const some = (list: readonly string[]): string[] => list.filter((w) => w !== '-');
  return [some(left), some(right)];
}

function readLine(s: September, kept: Kept, [head, ...words]: readonly string[]): void {
  const sides = halves(words);
  const campaign = CAMPAIGNS.findIndex((c) => c.code === head);
  const mark = ZONE_MARKS.find((m) => m === head);
  if (campaign >= 0) for (const side of SIDE_NUMBERS) readRow(s, side, campaign, sides[side]);
  else if (mark) s[fieldOf(mark)] = zoneOf(s, ALLIED_MARKS.includes(mark) ? ALLIED : TRIPARTITE, words[0]);
  else if (CAMPAIGN_MARKS.includes(head as 'radar')) s[head as 'radar'] = campaignOf(words[0]);
  else if (head === 'stars' || head === 'track' || head === 'hourglasses')
    s[head] = sides.map(([n = '0']) => Number(n));
  else if (head === 'pool' || head === 'dump') for (const side of SIDE_NUMBERS) kept[head][side] = sides[side];
  else if (head === 'gained' || head === 'lost' || head === 'open') {
    for (const side of SIDE_NUMBERS) {
      for (const name of sides[side]) kept.bonuses.push({ zone: zoneOf(s, side, name), kind: head });
    }
  } else if (head === 'capstones') kept.capstones = sides.map((codes) => setOf(codes, campaignOf));
  else if (head === 'used') s.used = sides.map((names) => setOf(names, sectionOf));
  else if (head === 'cards') for (const side of SIDE_NUMBERS) readCards(s, side, sides[side]);
  else if (!readWord(s, kept, head, words))
    throw new Error(`"${[head, ...words].join(' ')}" is not a line of a September position.`);
}

/** Lines that are not of two halves. */
function readWord(s: September, kept: Kept, head: string, words: readonly string[]): boolean {
  switch (head) {
    case 'round':
      s.round = Number(words[0]);
      if (words[1] === 'coin') s.first = seatNumber(words[2]);
      return true;
    case 'undrafted':
      kept.undrafted = [...words];
      return true;
    case 'double-cross':
      s.doubleCross = placeInList(cardOf(words[0]));
      return true;
    case 'meeple':
      s.meeple = seatNumber(words[0]);
      return true;
    case 'shield':
      s.shield = setOf(words, (name) => zoneOf(s, TRIPARTITE, name) % ZONES);
      return true;
    case 'decima':
    case 'pact':
      s[head] = 1;
      return true;
    case 'turn':
      kept.turn = seatNumber(words[0]);
      return true;
    case 'answers':
      s.answers = words.map(Number);
      return true;
    case '>':
      readFrame(s.stacks, words);
      return true;
    default:
      return false;
  }
}

const setOf = (words: readonly string[], number: (word: string) => number): number =>
  words.reduce((set, word) => set | single(number(word)), 0);

/** The place of a word among those known; others are refused by name. */
function placeOf(list: readonly string[], word: string, what: string): number {
  const place = list.indexOf(word);
  if (place < 0) throw new Error(`There is no ${what} "${word}".`);
  return place;
}
const campaignOf = (code: string): number =>
  placeOf(
    CAMPAIGNS.map((c) => c.code),
    code,
    'campaign',
  );
const sectionOf = (name: string): number => placeOf(SECTIONS, name, 'section');
const cardOf = (id: string): number => placeOf(ROSTER, id, 'card');

/** The BZ that a name such as EE3 stands for on a side. */
function zoneOf(s: September, side: number, name: string): number {
  const campaign = campaignOf(name.slice(0, 2));
  const column = Number(name.slice(2)) - 1;
  if (!(column >= 0 && column < s.board.sizes[campaign])) throw new Error(`There is no BZ "${name}".`);
  return zoneAt(s.board, side, campaign, column);
}

function readRow(s: September, side: number, campaign: number, cells: readonly string[]): void {
  if (cells.length > s.board.sizes[campaign])
    throw new Error(`${CAMPAIGNS[campaign].name} has no ${cells.length} BZs.`);
  for (const [column, cell] of cells.entries()) {
    const found = /^(?:\.|([1-6])?(x)?)$/.exec(cell);
    if (!found) throw new Error(`"${cell}" in ${CAMPAIGNS[campaign].name} is none of ., 1 to 6, x and 1x to 6x.`);
    const zone = zoneAt(s.board, side, campaign, column);
    const sector = sectorOf(zone);
    const bit = single(zone % ZONES);
    if (found[1]) {
      s.values[zone] = Number(found[1]);
      s.filled[sector] |= bit;
    }
    if (found[2]) s.crossed[sector] |= bit;
  }
}

function readCards(s: September, side: number, ids: readonly string[]): void {
  for (const id of ids) {
    const card = cardOf(id);
    if (Math.floor(card / SIDE_CARDS) !== side) throw new Error(`"${id}" is a card of the other side.`);
    s.cards[listOf(card)] |= single(placeInList(card));
  }
}

/** Marked dice are the second of their colour; the others take what is free, in order. */
function readDice(s: September, kept: Kept): void {
  s.dice.fill(0);
  let placed = 0;
  const put = (marked: boolean, words: readonly string[]): number =>
    setOf(
      words.filter((w) => w.endsWith("'") === marked),
      (word) => {
        const colour = COLOUR_LETTERS.indexOf(word[0]);
        const face = Number(word[1]);
        if (colour < 0 || !(face >= 0 && face <= 6))
          throw new Error(`"${word}" is not a die; write R, B or G and its face.`);
        const first = colour * 2;
        const die = marked || has(placed, first) ? first + 1 : first;
        if (has(placed, die) || die >= DICE) throw new Error(`"${word}": there are only two dice of a colour.`);
        placed |= single(die);
        s.dice[die] = face;
        return die;
      },
    );
  for (const marked of [true, false]) {
    s.undrafted |= put(marked, kept.undrafted);
    for (const side of SIDE_NUMBERS) {
      s.pool[side] |= put(marked, kept.pool[side]);
      s.dump[side] |= put(marked, kept.dump[side]);
    }
  }
}
