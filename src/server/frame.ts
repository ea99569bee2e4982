/**
 * Texts as frames of RFC 6455, a character for each byte: a string of those goes to the system as it is, with no buffer in between.
 * What many hear is framed once.
 */

export type Frame = string & { readonly frame: true };

const TEXT_FRAME = 0x81;
/** More than any head takes. */
export const HEAD_BYTES = 10;

/** The head of a frame that holds so many bytes of text. */
export function headOf(size: number): readonly number[] {
  if (size < 126) return [TEXT_FRAME, size];
  if (size < 65_536) return [TEXT_FRAME, 126, size >> 8, size & 255];
  return [TEXT_FRAME, 127, 0, 0, 0, 0, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255];
}

/** Letters beyond ASCII must become bytes first. */
export function framed(text: string): Frame {
  const size = Buffer.byteLength(text);
  const bytes = size === text.length ? text : Buffer.from(text).toString('latin1');
  return (String.fromCharCode(...headOf(size)) + bytes) as Frame;
}
