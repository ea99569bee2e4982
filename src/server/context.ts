/** What the parts of a server share. */
import type { Logger } from 'pino';
import type { TableRecord, TableSummary } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { Entry, TableSpec } from '../table/entries.ts';
import type { Bots } from './bots.ts';
import type { Mailer } from './mail.ts';
import type { Metrics } from './metrics.ts';
import type { Rates } from './rates.ts';
import type { Timers } from './timers.ts';

export type TableStore = Store<TableSpec, Entry>;
export type Rec = TableRecord<TableSpec>;
export type Summary = TableSummary;

/** Made on the first start and kept: a browser that has agreed to be told knows them. */
export type Vapid = { readonly publicKey: string; readonly privateKey: string };

export type Context = {
  readonly store: TableStore;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly rates: Rates;
  readonly timers: Timers;
  readonly bots: Bots;
  /** Addresses come from a proxy in front, which is trusted to tell them. */
  readonly proxied: boolean;
  /** The address under which people find this server, if it was told; else each request says. */
  readonly origin: string | null;
  /** The keys by which push services know this server. */
  readonly vapid: Vapid;
  /** Null: this server sends no mail. */
  readonly mailer: Mailer | null;
  /** How long somebody may be away before they are told what happens. */
  readonly graceMs: number;
};

/** How many steps those who only look on are behind. */
export const delayOf = ({ options }: Pick<Summary, 'options'>): number => Number(options['delay'] ?? 0);

export const A_PLAYER = 'a player';
