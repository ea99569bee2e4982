/** Hands out the built app as a server does: one page for every address, and the content security policy of the real one. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { policy } from '../server/policy.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export type WebServer = { readonly url: string; readonly close: () => Promise<void> };

export async function serveWeb(folder: string): Promise<WebServer> {
  const server: Server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const wanted = extname(path) === '' ? '/index.html' : path;
    const body = await readFile(join(folder, normalize(wanted))).catch(() => null);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const ending = extname(wanted);
    const packed = ending === '.woff2' || ending === '.png' ? body : gzipSync(body);
    response.writeHead(200, {
      'content-type': TYPES[ending] ?? 'application/octet-stream',
      'cache-control': wanted.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': policy(),
      ...(packed === body ? {} : { 'content-encoding': 'gzip' }),
    });
    response.end(packed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
