import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from './frame.ts';
import { flushMany, Line } from './line.ts';

/** A server that hands out its lines, and how many bytes went into each. */
async function serving(take: (line: Line, socket: WebSocket, stream: Socket) => void) {
  const server = createServer();
  const hub = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, stream, head) => {
    hub.handleUpgrade(request, stream, head, (socket) =>
      take(new Line(socket, stream), socket as WebSocket, stream as Socket),
    );
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    end: () => {
      hub.close();
      server.close();
    },
  };
}

it('carries texts of every length and script, among pings of the library, in order', async () => {
  const texts = [
    '',
    'a',
    ...[125, 126, 127, 65_535, 65_536, 200_000].map((n) => 'x'.repeat(n)),
    'zażółć 龍 🐉',
    'ÿ'.repeat(70),
  ];
  const { url, end } = await serving((line, socket) => {
    for (const text of texts) {
      line.write(framed(text));
      socket.ping();
    }
    line.close(1000, 'done');
  });
  const socket = new WebSocket(url);
  const heard: string[] = [];
  socket.on('message', (data, binary) => heard.push(binary ? 'bytes' : data.toString()));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1000);
  expect(heard).toEqual(texts);
  end();
});

it('lets many go as soon as they are many, and the rest at the end of the turn', async () => {
  const [many, rest] = [32, 3];
  const lines: { readonly line: Line; readonly stream: Socket; readonly before: number }[] = [];
  const { url, end } = await serving((line, _, stream) => lines.push({ line, stream, before: stream.bytesWritten }));
  const people = Array.from({ length: many + rest }, () => new WebSocket(url));
  await Promise.all(people.map((person) => once(person, 'open')));
  const heard = people.map((person) => once(person, 'message'));
  const gone = (): number => lines.filter(({ stream, before }) => stream.bytesWritten > before).length;
  for (const [i, { line }] of lines.entries()) {
    line.write(framed('news'));
    flushMany();
    expect(gone()).toBe(i + 1 < many ? 0 : many);
  }
  expect((await Promise.all(heard)).map(([data]) => String(data))).toEqual(people.map(() => 'news'));
  for (const person of people) person.terminate();
  end();
});
