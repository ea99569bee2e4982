/**
 * A WebSocket client of the leanest kind, so that whoever makes the load takes little of the machine that it measures: frames are
 * cut out of what arrives, and what is sent is masked with zeros, which any server must still take off.
 */
import { connect, type Socket } from 'node:net';

const TEXT = 1;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
const HEAD = '\r\n\r\n';

/** Room for a frame of so many bytes, with its head. */
function framed(kind: number, size: number): Buffer {
  const long = size >= 126;
  const head = long ? 8 : 6;
  const frame = Buffer.allocUnsafe(head + size);
  frame.fill(0, 0, head);
  frame[0] = 0x80 | kind;
  frame[1] = 0x80 | (long ? 126 : size);
  if (long) frame.writeUInt16BE(size, 2);
  return frame;
}

export class RawSocket {
  private readonly socket: Socket;
  private readonly hear: (text: string) => void;
  private rest: Buffer | null = null;
  private upgraded = false;

  constructor(url: URL, hear: (text: string) => void, failed: (error: Error) => void) {
    this.hear = hear;
    this.socket = connect(Number(url.port), url.hostname);
    this.socket.setNoDelay(true);
    this.socket.on('data', (chunk) => this.read(this.rest ? Buffer.concat([this.rest, chunk]) : chunk));
    this.socket.on('error', failed);
    this.socket.on('close', () => failed(new Error('A server closed a socket of the load.')));
    const { pathname, search, host } = url;
    const lines = ['upgrade: websocket', 'connection: Upgrade', 'sec-websocket-version: 13'];
    this.socket.write(
      [
        `GET ${pathname}${search} HTTP/1.1`,
        `host: ${host}`,
        ...lines,
        'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
      ].join('\r\n') + HEAD,
    );
  }

  /** Of letters that are a byte each. */
  send(text: string): void {
    const frame = framed(TEXT, text.length);
    frame.write(text, frame.length - text.length, 'latin1');
    this.socket.write(frame);
  }

  close(): void {
    this.socket.removeAllListeners('close');
    this.socket.destroy();
  }

  private read(data: Buffer): void {
    this.rest = null;
    let at = 0;
    if (!this.upgraded) {
      const end = data.indexOf(HEAD);
      if (end >= 0) {
        if (!data.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) throw new Error(data.toString('latin1'));
        this.upgraded = true;
        at = end + HEAD.length;
      }
    }
    while (this.upgraded && at + 2 <= data.length) {
      const short = data[at + 1];
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (at + head > data.length) break;
      const size = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : data.readUInt32BE(at + 6);
      if (at + head + size > data.length) break;
      this.frame(data[at] & 15, data.subarray(at + head, at + head + size));
      at += head + size;
    }
    if (at < data.length) this.rest = data.subarray(at);
  }

  private frame(kind: number, body: Buffer): void {
    if (kind === TEXT) this.hear(body.toString('latin1'));
    else if (kind === PING) this.answer(body);
    else if (kind === CLOSE) this.socket.end();
  }

  private answer(body: Buffer): void {
    const frame = framed(PONG, body.length);
    body.copy(frame, frame.length - body.length);
    this.socket.write(frame);
  }
}
