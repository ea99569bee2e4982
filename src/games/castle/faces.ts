/** The six faces of a die (C-1); the first four are the resources of the personal board. */
export const WOOD = 0;
export const STONE = 1;
export const GOLD = 2;
export const FOOD = 3;
export const RESIDENT = 4;
export const ANY = 5;

export const FACES = ['Wood', 'Stone', 'Gold', 'Food', 'Resident', '?'] as const;
export const LETTERS = 'WSGFR?';
/** As sentences have them: whoever hears a page would not hear a lone "?". */
export const FACE_NAMES = [...FACES.slice(0, ANY), 'Any'] as const;
