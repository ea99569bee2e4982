import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { framed } from './frame.ts';
import { Line } from './line.ts';

it('carries texts of every length and script, among pings of the library, in order', async () => {
  const server = createServer();
  const hub = new WebSocketServer({ noServer: true });
  const texts = [
    '',
    'a',
    ...[125, 126, 127, 65_535, 65_536, 200_000].map((n) => 'x'.repeat(n)),
    'zażółć 龍 🐉',
    'ÿ'.repeat(70),
  ];
  server.on('upgrade', (request, stream, head) => {
    hub.handleUpgrade(request, stream, head, (socket) => {
      const line = new Line(socket, stream);
      for (const text of texts) {
        line.write(framed(text));
        socket.ping();
      }
      line.close(1000, 'done');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const heard: string[] = [];
  socket.on('message', (data, binary) => heard.push(binary ? 'bytes' : data.toString()));
  const [code] = await once(socket, 'close');
  expect(code).toBe(1000);
  expect(heard).toEqual(texts);
  hub.close();
  server.close();
});
