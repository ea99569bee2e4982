/** Tables: which there are, what one looks like, and closing one. */
import type { TableStatus } from '../store/records.ts';
import { leaseOf } from '../store/store.ts';
import type { Entry } from '../table/entries.ts';
import {
  AdminError,
  type Answer,
  columns,
  done,
  read,
  type TableStore,
  time,
  unreadable,
  whole,
  withStore,
  words,
} from './command.ts';

const STATUSES: readonly TableStatus[] = ['open', 'running', 'finished', 'closed'];
const TRIES = 10;

function statusOf(value: string | undefined): TableStatus | undefined {
  if (value !== undefined && !STATUSES.includes(value as TableStatus))
    throw new AdminError('usage', `--status must be one of ${STATUSES.join(', ')}.`);
  return value as TableStatus | undefined;
}

export function list(args: readonly string[]): Promise<Answer> {
  const { values } = read(args, {
    status: { type: 'string' },
    game: { type: 'string' },
    player: { type: 'string' },
    limit: { type: 'string', default: '50' },
  });
  const status = statusOf(values.status);
  const limit = whole('limit', values.limit);
  const { game, player } = values;
  return withStore(values.data, async (store) => {
    const page = { limit, ...(game === undefined ? {} : { game }) };
    const found =
      player === undefined
        ? await store.tables.list({ ...page, ...(status ? { status } : {}) })
        : await store.tables.of(player, { ...page, ...(status ? { status: [status] } : {}) });
    const names = await store.identities.names(
      found.flatMap(({ seats }) => seats.flatMap(({ identity }) => identity ?? [])),
    );
    const tables = found.map(({ id, game, status, public: open, host, seats, turn, createdAt, updatedAt }) => ({
      ...{ id, game, status, public: open, host, turn, createdAt, updatedAt },
      seats: seats.map(({ identity, bot }) => ({ identity, bot, name: identity && (names.get(identity) ?? null) })),
    }));
    const rows = tables.map((table) => [
      table.id,
      table.game,
      table.status,
      time(table.updatedAt),
      table.seats.map(({ name, identity, bot }) => (identity ? (name ?? 'a player') : (bot ?? 'free'))).join(', '),
    ]);
    return { text: rows.length > 0 ? columns(rows) : 'There are no such tables.', json: tables };
  });
}

/** A move without what it says: a pick may be a card of a hidden hand, a text is somebody's story. */
const withoutSecrets = ({ kind, at, seat, ...rest }: Entry) => ({
  kind,
  at,
  seat,
  ...('key' in rest ? { key: rest.key } : {}),
});

export function inspect(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(
    args,
    { secrets: { type: 'boolean', default: false }, last: { type: 'string', default: '10' } },
    1,
  );
  const last = whole('last', values.last);
  const [table] = positionals;
  const look = async (store: TableStore): Promise<Answer> => {
    const record = await found(store, table);
    const length = await store.log.length(record.id);
    const entries = await store.log.read(record.id, Math.max(0, length - last));
    const open = values.secrets || record.status === 'finished';
    const names = await store.identities.names([
      record.host,
      ...record.seats.flatMap(({ identity }) => identity ?? []),
    ]);
    const { id, game, status, host, turn, wakeAt, createdAt, updatedAt, commitment, result } = record;
    const json = {
      ...{ id, game, status, public: record.public, host, createdAt, updatedAt, turn, wakeAt, commitment, result },
      setup: { ...record.spec.setup, options: Object.keys(record.spec.setup.options) },
      clock: record.spec.clock,
      closed: record.options['closed'] ?? null,
      ledBy: await store.leases.holderOf(leaseOf(id), Date.now()),
      seats: record.seats.map(({ identity, bot, entropy }) => ({
        ...{ identity, bot, name: identity && (names.get(identity) ?? null) },
        ...(open ? { entropy } : {}),
      })),
      ...(open ? { seed: record.seed } : {}),
      log: length,
      last: open ? entries : entries.map(withoutSecrets),
    };
    const seat = ({ name, identity, bot }: (typeof json.seats)[number], i: number): string =>
      `  seat ${i}  ${identity ? `${name ?? 'a player'} (${identity})` : bot ? `bot ${bot}` : 'free'}`;
    const text = [
      `${id}  ${game}, ${status}${record.public ? ', public' : ''}`,
      `  host    ${names.get(host) ?? 'a player'} (${host})`,
      ...json.seats.map(seat),
      `  clock   ${JSON.stringify(json.clock)}`,
      `  made    ${time(createdAt)}, last changed ${time(updatedAt)}`,
      ...(status === 'running'
        ? [`  waits   for ${turn.join(', ') || 'nobody'}; led by ${json.ledBy ?? 'nobody'}`]
        : []),
      ...(result ? [`  result  ${JSON.stringify(result)}`] : []),
      ...(json.closed ? [`  closed  ${String(json.closed)}`] : []),
      ...(open ? [`  seed    ${record.seed}`] : []),
      `  log     ${length} entries${json.last.length > 0 ? ', the last:' : ''}`,
      ...json.last.map((entry) => `          ${JSON.stringify(entry)}`),
    ].join('\n');
    return { text, json };
  };
  return withStore(values.data, (store) => legible(table, look(store)));
}

async function found(store: TableStore, id: string) {
  const record = await legible(id, store.tables.get(id));
  if (!record) throw new AdminError('not-found', `There is no table ${id}.`);
  return record;
}

function legible<T>(id: string, reading: Promise<T>): Promise<T> {
  return reading.catch((error) => {
    throw new AdminError('problems', `Table ${id}: ${unreadable(error)}`);
  });
}

/** Whoever sits there or looks on is told at once, with the reason. */
export function close(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, { reason: { type: 'string' } }, 1);
  const reason = words('reason', values.reason);
  const [id] = positionals;
  return withStore(values.data, async (store) => {
    for (let tries = 0; tries < TRIES; tries++) {
      const { revision, status, options } = await found(store, id);
      if (status === 'finished' || status === 'closed')
        throw new AdminError('not-possible', `Table ${id} is ${status}: there is nothing to close.`);
      const patch = { status: 'closed', wakeAt: null, options: { ...options, closed: reason } } as const;
      if ((await store.tables.change(id, revision, patch, Date.now())) === null) continue;
      await done(store, values.by, 'close', id, { reason, was: status });
      return { text: `Table ${id} is closed.`, json: { id, was: status, reason } };
    }
    throw new AdminError('not-possible', `Table ${id} changes all the time: try again.`);
  });
}
