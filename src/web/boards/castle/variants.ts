/** Every castle looks different: what is free to vary follows from the table's name, the seat and the part. */

/** A small stable number below `n` for a thing of a castle. */
export function variant(seed: string, thing: string, n: number): number {
  let h = 0x811c9dc5;
  for (const c of `${seed} ${thing}`) h = Math.imul(h ^ (c.codePointAt(0) as number), 0x01000193);
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d);
  h ^= h >>> 12;
  return (h >>> 0) % n;
}

/** Where things stand on a sheet of 760 × 400; the ground is at 350. The inner towers and the walls for two flags come first. */
export const GROUND = 350;
export const DONJON = { x: 322, width: 116, floor: 54 } as const;
export const TOWER_AT = [
  { x: 208, width: 62, height: 176 },
  { x: 552, width: 62, height: 176 },
  { x: 58, width: 56, height: 148 },
  { x: 702, width: 56, height: 148 },
] as const;
export const WALL_AT = [
  { x: 236, width: 90, height: 84 },
  { x: 434, width: 90, height: 84 },
  { x: 82, width: 98, height: 74 },
  { x: 580, width: 98, height: 74 },
] as const;

/** C-14: the first two walls carry two flags, the others one. */
export const FLAG_AT = [
  { x: 245, wall: 0 },
  { x: 284, wall: 0 },
  { x: 446, wall: 1 },
  { x: 485, wall: 1 },
  { x: 130, wall: 2 },
  { x: 628, wall: 3 },
] as const;
