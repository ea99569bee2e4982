/** How picks are numbered where they are not simply a BZ, a die, a campaign or a card. */
import { ALL_ZONES } from './board.ts';

/** Beside BZs: nothing; a Star instead; the Event Track; the Dump; a die (add its number). */
export const PASS = ALL_ZONES;
export const STAR = ALL_ZONES + 1;
export const TRACK = ALL_ZONES + 2;
export const DUMP = ALL_ZONES + 3;
export const DIE = ALL_ZONES + 4;

/** An allocation: a die times this, and its target (a BZ, the Event Track or the Dump). */
export const TARGETS = 128;

/** A die set to a face: the die times this, and the face less one. */
export const FACES = 6;

/** A trade: the die given times this, and the die got. */
export const TRADES = 8;
export const NO_TRADE = 63;
