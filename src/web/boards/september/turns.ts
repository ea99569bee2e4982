/** The board is drawn piece by piece, a frame each: whole it would hold a slow phone up. */
import { useEffect, useState } from 'preact/hooks';
import { CAMPAIGNS, FRONTS } from '../../../games/september/names.ts';
import { members, single } from '../../../kernel/bits.ts';

/** A piece for each campaign, then one for each event sheet; the last is no drawing, but says that all others have been seen. */
export const FIRST_SHEET = CAMPAIGNS.length;
export const SETTLED = FIRST_SHEET + 2;
const SHEETS = single(FIRST_SHEET) | single(FIRST_SHEET + 1);
const ALL = single(SETTLED + 1) - 1;
const partOf = (piece: number): number => Math.floor(piece / FRONTS);

/** The pieces that have had their turn, as a set: first those of the part in sight, then the others before they are asked for. */
export function useTurns(phone: boolean, part: number): number {
  // On a wide screen everything lies where the height of the event sheets leaves it.
  const [drawn, setDrawn] = useState(phone ? 0 : SHEETS);
  useEffect(() => {
    const left = members(ALL & ~drawn);
    const next = left.find((piece) => partOf(piece) === part && piece !== SETTLED) ?? left[0];
    if (next !== undefined) setDrawn(drawn | single(next));
  }, [drawn, part]);
  return drawn;
}
