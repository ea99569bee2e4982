/**
 * Fair dice. Before the game the host publishes the hash of a secret seed, and every seat adds entropy of its own. Chance
 * move number i is HMAC-SHA-256 of both, so nobody can alter the dice once the seats have spoken; after the game the seed
 * is revealed and anybody can derive every roll again. (Whoever runs the host could foresee them, and only foresee.)
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Answers chance question number `index` of a table with a whole number below `n`. */
export type Dealer = (n: number, index: number) => number;

export const SEED_BYTES = 32;
const SEED = /^[0-9a-f]{64}$/;
const isSeed = (text: string): boolean => SEED.test(text);

/** What is published before the game: it fixes the seed and tells nothing of it. */
export const commit = (seed: string): string => bytesToHex(sha256(hexToBytes(seed)));

/** Whether a revealed seed is the one that was committed to. */
export const matches = (seed: string, commitment: string): boolean => isSeed(seed) && commit(seed) === commitment;

/** Numbers below 2^48, which JavaScript holds exactly. */
const DRAW_BYTES = 6;
const DRAWS = 2 ** (8 * DRAW_BYTES);

/** One of each for all rolls, filled anew for each: making them is dearer than the hash itself. */
const scratch = hmac.create(sha256, new Uint8Array(SEED_BYTES));
const hashed = new Uint8Array(sha256.outputLen);

/** A text of digits and dots, which are a byte each. */
const bytesOf = (digits: string): Uint8Array => {
  const bytes = new Uint8Array(digits.length);
  for (let i = 0; i < digits.length; i++) bytes[i] = digits.charCodeAt(i);
  return bytes;
};

/** The dice of one table. The entropies stand in the order of the seats. */
export function deal(seed: string, entropies: readonly string[]): Dealer {
  if (!isSeed(seed)) throw new Error(`A seed is ${SEED_BYTES} bytes as ${2 * SEED_BYTES} lower-case hex digits.`);
  // JSON keeps ["a","bc"] and ["ab","c"] apart.
  const key = hmac(sha256, hexToBytes(seed), utf8ToBytes(JSON.stringify(entropies)));
  const keyed = hmac.create(sha256, key);
  return (n, index) => {
    // A draw in the last, incomplete run of n values would favour the small ones: it is thrown away, and the next one counts.
    const fair = DRAWS - (DRAWS % n);
    for (let block = 0; ; block++) {
      keyed
        ._cloneInto(scratch)
        .update(bytesOf(`${index}.${block}`))
        .digestInto(hashed);
      for (let at = 0; at + DRAW_BYTES <= hashed.length; at += DRAW_BYTES) {
        let draw = 0;
        for (let i = 0; i < DRAW_BYTES; i++) draw = draw * 256 + hashed[at + i];
        if (draw < fair) return draw % n;
      }
    }
  };
}

/** The SHA-256 of a text, as hex: seals a saved game against a slip of the pen. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
