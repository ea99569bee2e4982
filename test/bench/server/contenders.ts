/** The three servers that are measured: each a process of its own, started, asked what it has used, and ended. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Dialect } from './dialects.ts';

export type Usage = { readonly seconds: number; readonly bytes: number };

export type Contender = {
  /** Where its sockets are. */
  readonly url: string;
  /** From its start until it said so, in seconds. */
  readonly readyAfter: number;
  /** What the process has used so far; `collected`: after its garbage was. */
  readonly usage: (how?: 'collected') => Promise<Usage>;
  readonly end: () => Promise<void>;
};

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const TSX = ['--import', import.meta.resolve('tsx')];

export const tempFolder = (): string => mkdtempSync(join(tmpdir(), 'table-bench-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** What `npm start` tells Node. */
const FLAGS = (
  JSON.parse(readFileSync(path('../../../package.json'), 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'));

const programs: { readonly [D in Dialect]: (folder: string) => string[] } = {
  ours: (folder) => [
    ...FLAGS,
    path('../../../dist/server/main.mjs'),
    ...['--port', '0', '--host', '127.0.0.1', '--unlimited', '--data', folder],
  ],
  boardgame: () => [...TSX, path('boardgame-server.ts')],
  plain: (folder) => [...TSX, path('plain-server.ts'), join(folder, 'plain.sqlite')],
};

export async function start(which: Dialect, folder: string): Promise<Contender> {
  const from = performance.now();
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', import.meta.resolve('./witness.mjs'), ...programs[which](folder)],
    {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error' },
    },
  );
  const said = await address(child);
  const readyAfter = (performance.now() - from) / 1000;
  return {
    url: said.startsWith('ws:') ? said : `${said.replace('http', 'ws')}/ws`,
    readyAfter,
    async usage(how) {
      child.send(how ?? 'now');
      const [usage] = await once(child, 'message');
      return usage as Usage;
    },
    async end() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The first address that a server prints. */
function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const found = /(?:ws|http):\/\/\S+(?=\s)/.exec(said);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`A measured server ended (${code}) before it was ready.`)));
  });
}
