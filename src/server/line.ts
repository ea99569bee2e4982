/** The way out of a connection. What is said in one breath goes out as one packet, and all connections are served in one pass. */
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** Whoever reads this slowly is cut off, and picks up where it was when it is back. */
const BUFFERED_BYTES = 4 * 1024 * 1024;

const TEXT_FRAME = 0x81;

/** Texts as the frames of RFC 6455, one after another in one buffer. */
function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const headOf = (size: number): number => (size < 126 ? 2 : size < 65_536 ? 4 : 10);
  const buffer = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const size = sizes[i];
    const head = headOf(size);
    buffer[at] = TEXT_FRAME;
    buffer[at + 1] = head === 2 ? size : head === 4 ? 126 : 127;
    if (head === 4) buffer.writeUInt16BE(size, at + 2);
    if (head === 10) buffer.writeBigUInt64BE(BigInt(size), at + 2);
    buffer.write(text, at + head, size);
    at += head + size;
  }
  return buffer;
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
  private texts: string[] = [];

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
    if (this.texts.push(text) === 1 && due.push(this) === 1) process.nextTick(flushAll);
  }

  /** Frames of our own go between those of the library (pings), never into them: it writes whole ones, too. */
  flush(): void {
    const { texts } = this;
    this.texts = [];
    if (texts.length > 0 && this.socket.readyState === this.socket.OPEN) this.stream.write(framed(texts));
  }

  /** After what has been said. */
  close(code: number, why: string): void {
    this.flush();
    this.socket.close(code, why);
  }
}
