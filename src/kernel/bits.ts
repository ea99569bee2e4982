/** Small sets (of squares, lines, cards, dice) as the bits of a number: cheap to copy, to compare and to search. */

export function count(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return (((n + (n >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

export const has = (set: number, member: number): boolean => ((set >>> member) & 1) === 1;
export const single = (member: number): number => 1 << member;

/** The member of a set that stands at a place, counted from 0 in rising order. */
export function nth(set: number, place: number): number {
  let rest = set;
  for (let i = 0; i < place; i++) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Writes `base` + each member into `out` from index `from` on, and returns the index behind the last. */
export function spread(set: number, out: number[], from: number, base: number): number {
  let n = from;
  for (let rest = set; rest !== 0; rest &= rest - 1) out[n++] = base + 31 - Math.clz32(rest & -rest);
  return n;
}

export function members(set: number): number[] {
  const list: number[] = [];
  spread(set, list, 0, 0);
  return list;
}
