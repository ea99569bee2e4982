/**
 * The board is drawn piece by piece: whole it would hold a slow phone up. The part that is opened comes first; the others are
 * prepared behind it, and from then on drawn again only when they are opened.
 */
import { useEffect, useState } from 'preact/hooks';
import { CAMPAIGNS, FRONTS } from '../../../games/september/names.ts';
import { has, members, single } from '../../../kernel/bits.ts';

/** A piece for each campaign, then for each event sheet its track, its three tables and its foot. */
const SHEET_PIECES = 5;
const FIRST_OF_SHEETS = CAMPAIGNS.length;
const PIECES = FIRST_OF_SHEETS + 2 * SHEET_PIECES;

export const EVENTS_PART = 2;
const before = (piece: number): number => single(piece) - 1;
const ALL = before(PIECES);
/** By part: a theatre each, then both event sheets. */
const PARTS: readonly number[] = [
  before(FRONTS),
  before(FIRST_OF_SHEETS) & ~before(FRONTS),
  ALL & ~before(FIRST_OF_SHEETS),
];

/** To draw a piece for the first time is dear; to show it again is less so. */
const FIRST_TIME = 1;
const AGAIN = 2;

type Turns = {
  /** Sets of pieces: drawn at all, and drawn since their part was opened. */
  readonly drawn: number;
  readonly fresh: number;
  /** All that is in sight is up to date. */
  readonly open: boolean;
  /** Nothing is left to prepare, and what was prepared last has been laid out. */
  readonly settled: boolean;
};

/** Of the part that is open; null: everything is in sight. */
export function useTurns(part: number | null): Turns {
  const inSight = part === null ? ALL : PARTS[part];
  // On a wide screen everything lies where the height of the event sheets leaves it.
  const atFirst = part === null ? PARTS[EVENTS_PART] : 0;
  const [last, setLast] = useState({ part, drawn: atFirst, fresh: atFirst, settled: false });
  const { drawn, fresh, settled } = last.part === part ? last : { ...last, fresh: 0 };
  const open = (inSight & ~fresh) === 0;
  useEffect(() => {
    // Effects come when a frame has been painted: each frame has its pieces.
    if (open && settled) return;
    const waiting = members(open ? ALL & ~drawn : inSight & ~fresh);
    const known = waiting.length > 0 && has(drawn, waiting[0]);
    const next = waiting.slice(0, known ? AGAIN : FIRST_TIME).reduce((set, piece) => set | single(piece), 0);
    setLast({
      part,
      drawn: drawn | next,
      fresh: open ? fresh : fresh | next,
      settled: settled || waiting.length === 0,
    });
  }, [drawn, fresh, settled, open, part]);
  return { drawn, fresh, open, settled };
}

/** The pieces of one part that may be drawn now. */
export const turnsIn = ({ drawn, fresh }: Turns, part: number, aside: boolean): number =>
  PARTS[part] & (aside ? drawn : fresh);

/** Of one event sheet: whether each of its pieces may be drawn now. */
export const sheetTurns = (now: number, sheet: number): readonly boolean[] =>
  Array.from({ length: SHEET_PIECES }, (_, i) => has(now, FIRST_OF_SHEETS + sheet * SHEET_PIECES + i));

/** Nothing is painted of what is not up to date yet. */
export const unseen = (now: boolean): string => (now ? '' : ' unseen');
