/** Both kinds of store for tests, each in a place of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { NewTable, Seat } from '../store/records.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

type Backend = {
  /** Where a new, empty store may be opened. */
  readonly place: () => Promise<string>;
  /** A folder for files. */
  readonly folder: string;
  readonly postgres: TestPostgres | null;
};

/** A machine that does ten other things at once needs a while to start a database. */
export const SLOW = 60_000;

export const kinds = ['sqlite', 'postgres'] as const;

type Kind = (typeof kinds)[number];

async function startBackend(kind: Kind): Promise<Backend & { readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'table-store-'));
  const postgres = kind === 'postgres' ? await startPostgres() : null;
  let places = 0;
  return {
    place: () => postgres?.database() ?? Promise.resolve(join(folder, `${++places}`, 'table.sqlite')),
    folder,
    postgres,
    async stop() {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** One for all tests of a block. */
export function useBackend(kind: Kind): Backend {
  let started: Awaited<ReturnType<typeof startBackend>>;
  beforeAll(async () => {
    started = await startBackend(kind);
  }, SLOW);
  afterAll(() => started?.stop(), SLOW);
  return {
    place: () => started.place(),
    get folder() {
      return started.folder;
    },
    get postgres() {
      return started.postgres;
    },
  };
}

export const sitting = (identity: string | null, bot: string | null = null): Seat => ({ identity, bot, entropy: null });

/** A table with everything that a table needs. */
export const newTable = (id: string, changes: Partial<NewTable<unknown>> = {}): NewTable<unknown> => ({
  id,
  game: 'castle',
  spec: { setup: { game: 'castle', rules: 1, seats: 2, options: {} }, clock: { kind: 'none' } },
  status: 'open',
  public: true,
  inviteHash: null,
  host: 'ann',
  seats: [sitting('ann'), sitting(null)],
  options: { spectatorDelay: 0 },
  seed: `seed of ${id}`,
  commitment: `commitment of ${id}`,
  rematchOf: null,
  createdAt: 1_000,
  ...changes,
});
