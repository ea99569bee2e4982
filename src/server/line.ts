/** The way out of a connection. What is said in one breath goes out as one packet, and all connections are served in one pass. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Whoever reads this slowly is cut off, and picks up where it was when it is back. */
const BUFFERED_BYTES = 4 * 1024 * 1024;

const TEXT_FRAME = 0x81;
/** A ping without a body, a character for each byte. */
const PING = '\x89\x00';

/** The head of a frame of RFC 6455 that holds so many bytes of text. */
function headOf(size: number): readonly number[] {
  if (size < 126) return [TEXT_FRAME, size];
  if (size < 65_536) return [TEXT_FRAME, 126, size >> 8, size & 255];
  return [TEXT_FRAME, 127, 0, 0, 0, 0, size >>> 24, (size >> 16) & 255, (size >> 8) & 255, size & 255];
}

/**
 * A text as a frame, a character for each byte: a string of those goes to the system as it is, with no buffer in between. Letters
 * beyond ASCII must become bytes first.
 */
function framed(text: string): string {
  const size = Buffer.byteLength(text);
  const bytes = size === text.length ? text : Buffer.from(text).toString('latin1');
  return String.fromCharCode(...headOf(size)) + bytes;
}

let due: Line[] = [];

function flushAll(): void {
  const lines = due;
  due = [];
  for (const line of lines) line.flush();
}

export class Line {
  private readonly socket: WebSocket;
  private readonly stream: Duplex;
  private frames = '';

  constructor(socket: WebSocket, stream: Duplex) {
    this.socket = socket;
    this.stream = stream;
  }

  write(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > BUFFERED_BYTES) {
      this.socket.terminate();
      return;
    }
    if (this.frames === '' && due.push(this) === 1) process.nextTick(flushAll);
    this.frames += framed(text);
  }

  /** Past the library, which makes a frame anew for each of thousands that are asked whether they are there. */
  ping(): void {
    if (this.socket.readyState === this.socket.OPEN) this.stream.write(PING, 'latin1');
  }

  /** Frames of our own go between those of the library (pongs), never into them: it writes whole ones, too. */
  flush(): void {
    const { frames } = this;
    this.frames = '';
    if (frames !== '' && this.socket.readyState === this.socket.OPEN) this.stream.write(frames, 'latin1');
  }

  /** After what has been said. */
  close(code: number, why: string): void {
    this.flush();
    this.socket.close(code, why);
  }
}
