/** Unforeseeable bytes as text. */

export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
/** A name that a person could read out. (31 letters: some come up a little more often, which a name can bear.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => LETTERS[byte % LETTERS.length]).join('');
