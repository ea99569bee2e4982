/** The board file made ready for play: what is printed on the sheets, as tables of numbers and sets of bits. */
import type { BoardFile } from './board-file.ts';
import { CAMPAIGNS, COLOUR_LETTERS, FRONTS, ICON_LETTERS, LISTS, STAGES, theatreOf } from './names.ts';

/** BZs of one side in one theatre: two campaigns of 6 and three of 4 (S-2). A set of them is the bits of a number. */
export const ZONES = 24;
/** BZs of one side. */
const SIDE_ZONES = 2 * ZONES;
/** All BZs. A BZ's number is sector * ZONES + its place; the one opposite is SIDE_ZONES away. */
export const ALL_ZONES = 2 * SIDE_ZONES;
export const EVERY_ZONE = (1 << ZONES) - 1;
/** A sector is one side's half of a theatre: side * 2 + theatre. */
export const SECTORS = 4;

export const sectorOf = (zone: number): number => (zone / ZONES) | 0;
export const sideOf = (zone: number): number => (zone < SIDE_ZONES ? 0 : 1);
export const oppositeOf = (zone: number): number => (zone < SIDE_ZONES ? zone + SIDE_ZONES : zone - SIDE_ZONES);

export type Board = {
  readonly file: BoardFile;
  /** Of each campaign: how many BZs, the number of the first within its theatre, and the set of all. */
  readonly sizes: readonly number[];
  readonly firsts: readonly number[];
  readonly masks: readonly number[];
  /** Of each of the ALL_ZONES. */
  readonly campaigns: readonly number[];
  readonly columns: readonly number[];
  readonly colours: readonly number[];
  /** By sector * 3 + colour: the BZs of that printed colour. */
  readonly coloured: readonly number[];
  /** By theatre: the capstones, and the BZs behind which a bonus die lies. A bonus has the number of the BZ before it. */
  readonly capstones: readonly number[];
  readonly bonuses: readonly number[];
  /** Of each of the ALL_ZONES: the value of the bonus die behind it, 0 at the capstones. */
  readonly bonusValues: readonly number[];
  readonly endStars: readonly number[];
  readonly tracks: readonly (readonly number[])[];
  readonly hourglasses: number;
  /** By list: the colours of the dice that pick the row and the column; by face, the band (S-11). */
  readonly rows: readonly number[];
  readonly tableColumns: readonly number[];
  readonly bands: readonly number[];
};

const colourOf = (letter: string): number => COLOUR_LETTERS.indexOf(letter);

/** A checked file, made ready. */
export function makeBoard(file: BoardFile): Board {
  const entries = CAMPAIGNS.map(({ name }) => file.campaigns.find((c) => c.name === name)!);
  const sizes = entries.map((c) => c.bonuses.length + 1);
  const firsts: number[] = [];
  const masks: number[] = [];
  const campaigns: number[] = new Array(ALL_ZONES).fill(0);
  const columns: number[] = new Array(ALL_ZONES).fill(0);
  const colours: number[] = new Array(ALL_ZONES).fill(0);
  const bonusValues: number[] = new Array(ALL_ZONES).fill(0);
  const coloured: number[] = new Array(SECTORS * 3).fill(0);
  const capstones = [0, 0];
  for (let c = 0; c < entries.length; c++) {
    const { tripartite, allied, bonuses } = entries[c];
    const size = bonuses.length + 1;
    const first = c % FRONTS === 0 ? 0 : firsts[c - 1] + sizes[c - 1];
    const theatre = theatreOf(c);
    firsts.push(first);
    masks.push(((1 << size) - 1) << first);
    capstones[theatre] |= 1 << (first + size - 1);
    for (const [side, row] of [tripartite.split(' '), allied.split(' ')].entries()) {
      const sector = side * 2 + theatre;
      for (let column = 0; column < size; column++) {
        const zone = sector * ZONES + first + column;
        campaigns[zone] = c;
        columns[zone] = column;
        colours[zone] = colourOf(row[column]);
        bonusValues[zone] = bonuses[column] ?? 0;
        coloured[sector * 3 + colours[zone]] |= 1 << (first + column);
      }
    }
  }
  return {
    file,
    sizes,
    firsts,
    masks,
    campaigns,
    columns,
    colours,
    coloured,
    capstones,
    bonuses: capstones.map((set) => EVERY_ZONE & ~set),
    bonusValues,
    endStars: entries.map((c) => c.stars),
    tracks: [file.tracks.tripartite, file.tracks.allied].map((t) => t.split(' ').map((i) => ICON_LETTERS.indexOf(i))),
    hourglasses: STAGES.reduce((n, stage) => n + file.atomicProject[stage], 0),
    rows: LISTS.map((list) => colourOf(file.tables[list].row)),
    tableColumns: LISTS.map((list) => colourOf(file.tables[list].column)),
    bands: [0, 1, 2, 3, 4, 5, 6].map((face) => (face <= file.bands[0] ? 0 : face <= file.bands[1] ? 1 : 2)),
  };
}

/** The BZ of a side at a campaign's column. */
export const zoneAt = (board: Board, side: number, campaign: number, column: number): number =>
  (side * 2 + theatreOf(campaign)) * ZONES + board.firsts[campaign] + column;

/** A BZ as one number that does not depend on the board file, for facts and the words that tell them. */
export const spot = (board: Board, zone: number): number =>
  sideOf(zone) * 80 + board.campaigns[zone] * 8 + board.columns[zone];
