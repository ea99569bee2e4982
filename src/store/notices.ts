/** Words to all processes. On PostgreSQL by NOTIFY, over a connection of its own; on SQLite there is one server. */
import pg from 'pg';
import type { Link } from './link.ts';
import { connectionOptions, failure } from './postgres.ts';
import { type Notices, StoreUnavailable } from './store.ts';

const CHANNEL = 'once_upon_a_table';
/** PostgreSQL takes 7,999 bytes. */
const LONGEST = 7_000;
const PER_STATEMENT = 40;
const LOOK_MS = 1_000;
const RETRY_MS = { first: 100, longest: 2_000 };

type Listener = { readonly heard: (payload: string) => void; readonly missed: () => void };

const checked = (payloads: readonly string[]): readonly string[] => {
  for (const payload of payloads) {
    if (Buffer.byteLength(payload) > LONGEST) throw new RangeError(`A notice may have ${LONGEST} bytes.`);
  }
  return payloads;
};

export interface OwnNotices extends Notices {
  close(): Promise<void>;
}

/**
 * A file has one server, so its words go round in the process. But an operator's command may write beside it: SQLite tells a
 * connection whether somebody else has committed since it last asked, for the price of a look at shared memory.
 */
export function localNotices(link: Link, onTrouble: (error: unknown) => void): OwnNotices {
  const listeners = new Set<Listener>();
  let version: unknown;
  let watch: NodeJS.Timeout | undefined;
  const look = async (): Promise<boolean> => {
    const before = version;
    const { rows } = await link.query({ sql: 'pragma data_version', values: [] });
    version = rows[0]?.['data_version'];
    return version !== before;
  };
  const watchFile = async (): Promise<void> => {
    await look();
    watch ??= setInterval(() => {
      look().then((changed) => {
        if (changed) for (const { missed } of listeners) missed();
      }, onTrouble);
    }, LOOK_MS).unref();
  };
  return {
    async send(payloads) {
      checked(payloads);
      // As over a wire: never before the sender's own turn of the loop is over.
      await new Promise((resolve) => setImmediate(resolve));
      for (const payload of payloads) for (const { heard } of listeners) heard(payload);
    },
    async listen(heard, missed = () => {}) {
      const listener = { heard, missed };
      if (!watch) await watchFile();
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      clearInterval(watch);
      listeners.clear();
      return Promise.resolve();
    },
  };
}

export class PostgresNotices implements OwnNotices {
  private readonly url: string;
  private readonly link: Link;
  private readonly onTrouble: (error: unknown) => void;
  private readonly listeners = new Set<Listener>();
  private client: pg.Client | null = null;
  private connecting: Promise<void> | null = null;
  private retry: NodeJS.Timeout | undefined;
  private closed = false;
  private batch: { payloads: string[]; sent: Promise<void> } | null = null;

  constructor(url: string, link: Link, onTrouble: (error: unknown) => void) {
    this.url = url;
    this.link = link;
    this.onTrouble = onTrouble;
  }

  async send(payloads: readonly string[]): Promise<void> {
    checked(payloads);
    if (!this.batch) {
      const batch = { payloads: [] as string[], sent: Promise.resolve() };
      batch.sent = new Promise((resolve) => setImmediate(resolve)).then(() => {
        this.batch = null;
        return this.deliver(batch.payloads);
      });
      this.batch = batch;
    }
    this.batch.payloads.push(...payloads);
    await this.batch.sent;
  }

  async listen(heard: Listener['heard'], missed: Listener['missed'] = () => {}): Promise<() => void> {
    if (this.closed) throw new StoreUnavailable('closed');
    const listener = { heard, missed };
    this.listeners.add(listener);
    try {
      if (!this.client) await this.connect();
    } catch (error) {
      this.listeners.delete(listener);
      throw failure(error);
    }
    return () => void this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.retry);
    this.listeners.clear();
    await this.batch?.sent.catch(() => {});
    await this.connecting?.catch(() => {});
    await this.client?.end().catch(() => {});
  }

  private async deliver(payloads: readonly string[]): Promise<void> {
    for (let at = 0; at < payloads.length; at += PER_STATEMENT) {
      const some = payloads.slice(at, at + PER_STATEMENT);
      const calls = some.map((_, i) => `pg_notify('${CHANNEL}', $${i + 1})`);
      await this.link.query({ sql: `select ${calls.join(', ')}`, values: some });
    }
  }

  private connect(): Promise<void> {
    this.connecting ??= this.open().finally(() => {
      this.connecting = null;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    const client = new pg.Client(connectionOptions(this.url));
    let up = true;
    const lost = (error?: unknown) => {
      if (!up) return;
      up = false;
      if (this.client === client) this.client = null;
      client.end().catch(() => {});
      if (this.closed) return;
      if (error) this.onTrouble(error);
      if (this.listeners.size > 0) this.reconnect(RETRY_MS.first);
    };
    client.on('notification', ({ payload }) => {
      for (const { heard } of this.listeners) heard(payload ?? '');
    });
    client.on('error', () => {});
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    client.on('error', lost);
    client.on('end', () => lost(new Error('The connection that listens was lost.')));
    this.client = client;
  }

  private reconnect(ms: number): void {
    this.retry = setTimeout(() => {
      this.connect().then(
        () => {
          for (const { missed } of this.listeners) missed();
        },
        () => {
          if (!this.closed) this.reconnect(Math.min(2 * ms, RETRY_MS.longest));
        },
      );
    }, ms);
    this.retry.unref();
  }
}
