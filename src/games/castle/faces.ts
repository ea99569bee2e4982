/** The six faces of a die (C-1); the first four are the resources of the personal board. */
export const WOOD = 0;
export const STONE = 1;
export const GOLD = 2;
export const FOOD = 3;
export const RESIDENT = 4;
export const ANY = 5;

export const FACES = ['Wood', 'Stone', 'Gold', 'Food', 'Resident', '?'] as const;
export const LETTERS = 'WSGFR?';
