/**
 * The way in of a connection. Nearly all that comes is a short text in one frame that arrives whole, or the answer to a ping; that
 * is read here, at a fraction of what a stream of its own costs. From the first thing on that is anything else (a text in parts, a
 * long one, a goodbye, a mistake) the library reads, which knows all of the protocol.
 */
import { isUtf8 } from 'node:buffer';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { MESSAGE_BYTES } from '../protocol/limits.ts';

export type Heard = {
  readonly text: (text: string) => void;
  readonly bytes: () => void;
  readonly pong: () => void;
};

type Read = (this: Duplex, chunk: Buffer) => void;

const TEXT = 0x81;
const PONG = 0x8a;
const MASKED = 0x80;
/** In place of a size: it stands in the next two bytes. */
const TWO_BYTES = 126;
const MASK_BYTES = 4;
const ASCII = 0x7f;

/** Takes a mask off, or puts it on again; true if each letter is one byte. */
function mask(bytes: Buffer, from: number, to: number): boolean {
  let all = 0;
  for (let i = from, at = from - MASK_BYTES; i < to; i++) {
    bytes[i] ^= bytes[at + ((i - from) & (MASK_BYTES - 1))];
    all |= bytes[i];
  }
  return all <= ASCII;
}

export function listen(socket: WebSocket, stream: Duplex, { text, bytes, pong }: Heard): void {
  socket.on('message', (data, binary) => {
    if (binary) bytes();
    else text(data.toString());
  });
  socket.on('pong', pong);
  const [library] = stream.listeners('data') as Read[];

  /** How much of it has been read. */
  function read(chunk: Buffer): number {
    let at = 0;
    while (at + 2 <= chunk.length && socket.readyState === socket.OPEN) {
      const short = chunk[at + 1] - MASKED;
      if (short < 0 || short > TWO_BYTES) break;
      const long = short === TWO_BYTES;
      const from = at + 2 + (long ? 2 : 0) + MASK_BYTES;
      if (from > chunk.length) break;
      const to = from + (long ? chunk.readUInt16BE(at + 2) : short);
      if (to > chunk.length || to - from > MESSAGE_BYTES) break;
      if (chunk[at] === PONG && !long) pong();
      else if (chunk[at] !== TEXT) break;
      else if (mask(chunk, from, to)) text(chunk.toString('latin1', from, to));
      else if (isUtf8(chunk.subarray(from, to))) text(chunk.toString('utf8', from, to));
      else {
        mask(chunk, from, to);
        break;
      }
      at = to;
    }
    return at;
  }

  function hear(chunk: Buffer): void {
    const known = read(chunk);
    if (known === chunk.length) return;
    stream.off('data', hear);
    stream.on('data', library);
    library.call(stream, chunk.subarray(known));
  }
  stream.on('data', hear);
  stream.off('data', library);
}
