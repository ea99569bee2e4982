/** A proxy in front of several servers, in place of nginx: it sets the headers that the example in docs/operating.md sets. */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

const EXAMPLE = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
const HEADERS = [...EXAMPLE.matchAll(/^\s*proxy_set_header (\S+) (\S+);$/gm)].map(([, name, value]) => [name, value]);

/** What nginx puts in place of a variable, with TLS ending at the proxy. */
function filledIn(variable: string, { headers, socket }: IncomingMessage): string | undefined {
  const told = headers['x-forwarded-for'];
  switch (variable) {
    case '$http_host':
      return headers.host;
    case '$proxy_add_x_forwarded_for':
      return `${told === undefined ? '' : `${told}, `}${socket.remoteAddress}`;
    case '$scheme':
      return 'https';
    case '$http_upgrade':
      return headers.upgrade;
    case '$connection_upgrade':
      return headers.upgrade ? 'upgrade' : 'close';
    default:
      throw new Error(`The example uses ${variable}, which the test does not know.`);
  }
}

function forwarded(asked: IncomingMessage): IncomingHttpHeaders {
  const headers = { ...asked.headers };
  for (const [name, variable] of HEADERS) headers[name.toLowerCase()] = filledIn(variable, asked);
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

export type Proxy = {
  readonly url: string;
  readonly headers: readonly string[];
  /** How many requests and sockets went to each server. */
  readonly sent: number[];
  readonly stop: () => Promise<void>;
};

/** Each request to the next server; if that one is not there, to the one after it. */
export async function startProxy(upstreams: readonly string[]): Promise<Proxy> {
  const sent = upstreams.map(() => 0);
  let turn = 0;
  const next = (): URL => {
    const at = turn++ % upstreams.length;
    sent[at]++;
    return new URL(upstreams[at]);
  };
  const options = (asked: IncomingMessage, { hostname, port }: URL) => ({
    ...{ hostname, port, path: asked.url, method: asked.method },
    headers: forwarded(asked),
  });
  const server = createServer((asked, answer) => {
    const chunks: Buffer[] = [];
    asked.on('data', (chunk) => chunks.push(chunk));
    asked.on('end', () => {
      const pass = (tries: number): void => {
        const on = request(options(asked, next()), (heard) => {
          answer.writeHead(heard.statusCode ?? 502, heard.headers);
          heard.pipe(answer);
        });
        on.on('error', () => (tries > 1 ? pass(tries - 1) : answer.writeHead(502).end()));
        on.end(Buffer.concat(chunks));
      };
      pass(upstreams.length);
    });
  });
  server.on('upgrade', (asked, line) => {
    line.on('error', () => line.destroy());
    const pass = (tries: number): void => {
      const on = request(options(asked, next()));
      on.on('upgrade', (heard, far) => {
        const head = Object.entries(heard.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
        line.write(`HTTP/1.1 101 Switching Protocols\r\n${head.join('')}\r\n`);
        far.on('error', () => line.destroy());
        far.on('close', () => line.destroy());
        line.on('close', () => far.destroy());
        far.pipe(line).pipe(far);
      });
      on.on('response', ({ statusCode }) => line.end(`HTTP/1.1 ${statusCode} Refused\r\nconnection: close\r\n\r\n`));
      on.on('error', () => (tries > 1 ? pass(tries - 1) : line.destroy()));
      on.end();
    };
    pass(upstreams.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    headers: HEADERS.map(([name]) => name),
    sent,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
