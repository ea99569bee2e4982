import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { WebSocketServer } from 'ws';
import { MESSAGE_BYTES } from '../protocol/limits.ts';
import { listen } from './ear.ts';

const MASK = [0x12, 0xa4, 0x00, 0xff];
const [TEXT, TEXT_BEGINS, GOES_ON, BYTES, CLOSE, PING, PONG] = [0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8a];

/** A frame as a client sends it. */
function frame(kind: number, body: string | Buffer = ''): Buffer {
  const bytes = Buffer.from(body);
  const size = bytes.length;
  const head = size < 126 ? [0x80 | size] : size < 65_536 ? [0xfe, size >> 8, size & 255] : [0xff];
  const long = Buffer.alloc(head[0] === 0xff ? 8 : 0);
  if (long.length > 0) long.writeUInt32BE(size, 4);
  return Buffer.concat([Buffer.from([kind, ...head]), long, Buffer.from(MASK), bytes.map((b, i) => b ^ MASK[i % 4])]);
}

/** What is heard of bytes that come in these chunks, each only when the one before it was read; and with which code it was closed. */
async function heardOf(chunks: readonly Buffer[], hangsUp = false): Promise<{ heard: string[]; code: number | null }> {
  const heard: string[] = [];
  let arrived: () => void = () => {};
  const server = createServer();
  const hub = new WebSocketServer({ noServer: true, maxPayload: MESSAGE_BYTES });
  const closed = new Promise<void>((resolve) => {
    server.on('upgrade', (request, stream, head) => {
      hub.handleUpgrade(request, stream, head, (socket) => {
        listen(socket, stream, {
          text: (text) => heard.push(text),
          bytes: () => heard.push('(bytes)'),
          pong: () => heard.push('(pong)'),
        });
        stream.on('data', () => arrived());
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      });
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.setNoDelay(true);
  client.on('error', () => undefined);
  client.write(
    'GET / HTTP/1.1\r\nhost: here\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(client, 'data');
  const goodbye = new Promise<number | null>((resolve) => {
    client.on('data', (bytes) => {
      const last = bytes.subarray(-4);
      if (last[0] === CLOSE) resolve(last.readUInt16BE(2));
    });
    client.on('close', () => resolve(null));
  });
  for (const chunk of chunks) {
    const there = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    client.write(chunk);
    await Promise.race([there, closed]);
  }
  if (hangsUp) client.end();
  const code = await goodbye;
  client.end();
  await closed;
  hub.close();
  server.close();
  return { heard, code };
}

const hello = frame(TEXT, 'hello');
const long = 'x'.repeat(300);
const far = 'zażółć 龍 🐉';
const bye = frame(CLOSE, Buffer.from([0x03, 0xe8]));

describe('the way in', () => {
  it.each<[string, Buffer[], string[]]>([
    ['short, empty and longer texts', [hello, frame(TEXT), frame(TEXT, long)], ['hello', '', long]],
    ['letters of every script', [frame(TEXT, far), hello], [far, 'hello']],
    ['several frames in one chunk', [Buffer.concat([hello, frame(PONG), frame(TEXT, far)])], ['hello', '(pong)', far]],
    [
      'answers to pings, with a body and without',
      [frame(PONG, 'a'), frame(PONG), hello],
      ['(pong)', '(pong)', 'hello'],
    ],
    ['a frame that is cut anywhere', [hello.subarray(0, 1), hello.subarray(1, 5), hello.subarray(5)], ['hello']],
    [
      'a chunk that ends within the next frame',
      [Buffer.concat([hello, hello.subarray(0, 3)]), hello.subarray(3)],
      ['hello', 'hello'],
    ],
    [
      'a text in parts',
      [frame(TEXT_BEGINS, 'hel'), frame(PONG), frame(GOES_ON, 'lo'), hello],
      ['(pong)', 'hello', 'hello'],
    ],
    ['a ping among texts', [hello, frame(PING, 'you?'), hello], ['hello', 'hello']],
    ['bytes', [frame(BYTES, 'hello'), hello], ['(bytes)', 'hello']],
    ['the longest text', [frame(TEXT, 'x'.repeat(MESSAGE_BYTES))], ['x'.repeat(MESSAGE_BYTES)]],
  ])('%s', async (_, chunks, texts) => {
    expect(await heardOf([...chunks, bye])).toEqual({ heard: texts, code: 1000 });
  });

  it.each<[string, Buffer, number | null]>([
    ['a text that is too long', frame(TEXT, 'x'.repeat(MESSAGE_BYTES + 1)), 1009],
    ['one that is much too long', frame(TEXT, 'x'.repeat(70_000)), 1009],
    ['letters that are none', frame(TEXT, Buffer.from([0x41, 0xff, 0xfe])), 1007],
    ['a frame without a mask', Buffer.from([TEXT, 1, 0x41]), 1002],
    ['reserved bits', frame(0xf1, 'a'), 1002],
    ['nothing but an end', Buffer.alloc(0), null],
  ])('%s ends it, after what was said before', async (_, chunk, code) => {
    expect(await heardOf([Buffer.concat([hello, chunk])], code === null)).toEqual({ heard: ['hello'], code });
  });
});
