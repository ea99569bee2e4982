/** Text that people write: bounded, normalised, and never anything but text. */

// Control characters, and marks that turn the direction of what follows: they could make a line say what it does not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** One line of normal text: composed characters, single spaces, nothing unseen. */
export function tidy(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd').normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
}
