/** The server as a process of its own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const SOURCES = ['--import', 'tsx', path('src/server/main.ts')];
/** What `npm start` runs. */
export const BUILT: readonly string[] = [path('scripts/run.mjs'), 'start'];

export type Child = {
  readonly url: string;
  readonly pid: number;
  /** Resolves with the exit code, or null after a kill. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
};

export function startChild(
  data: string,
  env: { [name: string]: string } = {},
  program: readonly string[] = SOURCES,
): Promise<Child> {
  const child: ChildProcess = spawn(
    process.execPath,
    [...program, '--port', '0', '--host', '127.0.0.1', '--data', data, '--unlimited'],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, LOG_LEVEL: 'error', ...env },
    },
  );
  const gone = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return new Promise((resolve, reject) => {
    let said = '';
    let complained = '';
    child.stderr?.on('data', (chunk) => {
      complained += chunk;
      process.stderr.write(chunk);
    });
    child.stdout?.on('data', (chunk) => {
      said += chunk;
      const url = /http:\/\/\S+/.exec(said)?.[0];
      if (!url || !said.includes('\n')) return;
      resolve({
        url,
        pid: child.pid as number,
        end(signal) {
          child.kill(signal);
          return gone;
        },
      });
    });
    void gone.then((code) => reject(new Error(`The server ended with ${code}: ${complained.trim()}`)));
  });
}
