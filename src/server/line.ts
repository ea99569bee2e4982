/** The way out of a connection. What is said in one breath goes out as one packet, and many connections are served in one pass. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { Frame } from './frame.ts';

/** Whoever reads this slowly is cut off, and picks up where it was when it is back. */
const BUFFERED_BYTES = 4 * 1024 * 1024;

/** A ping without a body, a character for each byte. */
const PING = '\x89\x00';

let due: Line[] = [];

/**
 * Whoever hears of a large group of moves should not wait for all of it. To serve everybody by themselves takes a tenth more of the
 * processor at 1,000 tables: a thing that is done many times over runs faster.
 */
const MANY = 32;

/** Called when something has been said in full. */
export function flushMany(): void {
  if (due.length >= MANY) flushAll();
}

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

  write(frame: Frame): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.stream.writableLength > BUFFERED_BYTES) {
      this.socket.terminate();
      return;
    }
    if (this.frames === '' && due.push(this) === 1) process.nextTick(flushAll);
    this.frames += frame;
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
