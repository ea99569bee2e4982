/** Text that people write: bounded, normalised, and never anything but text. */

// Control characters, and marks that turn the direction of what follows: they could make a line say what it does not.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must go
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Something that shows: joiners and fillers are part of letters and pictures, and nothing by themselves. */
const SHOWS = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** One line of normal text: composed characters, single spaces, nothing unseen; empty if nothing shows. */
export function tidy(text: string): string {
  const line = text.replace(LONE_SURROGATE, '\ufffd').normalize('NFC').replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();
  return SHOWS.test(line) ? line : '';
}
