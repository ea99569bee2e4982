/** People: finding them, what was reported, who may not come in, and what operators did. */
import { isIP, SocketAddress } from 'node:net';
import { AdminError, type Answer, columns, done, read, time, whole, withStore, words } from './command.ts';

const HOUR = 3_600_000;
const UNITS: { readonly [unit: string]: number } = { h: HOUR, d: 24 * HOUR, w: 7 * 24 * HOUR };

/** Until when: null for good. */
function untilOf(value: string | undefined, now: number): number | null {
  if (value === 'ever') return null;
  const [, n, unit] = /^([1-9]\d{0,3})([hdw])$/.exec(value ?? '') ?? [];
  if (!n) throw new AdminError('usage', 'Say for how long: --for 12h, 7d, 4w or ever.');
  return now + Number(n) * UNITS[unit];
}

/** An address has several spellings; the server sees one of them. */
function plain(address: string): string {
  if (isIP(address) === 4) return address;
  const { address: short } = new SocketAddress({ address, family: 'ipv6' });
  return short.replace(/^::ffff:(?=\d+\.)/i, '');
}

/** `identity:<id>` or `address:<address>`, as the server asks for it. */
function subjectOf(value: string): { readonly subject: string; readonly identity: string | null } {
  const [, kind, name] = /^(identity|address):(.+)$/.exec(value) ?? [];
  if (!kind || (kind === 'address' && isIP(name) === 0))
    throw new AdminError('usage', `Name somebody as identity:<id> or address:<IP address>, not "${value}".`);
  return kind === 'identity'
    ? { subject: value, identity: name }
    : { subject: `address:${plain(name)}`, identity: null };
}

export function people(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, { limit: { type: 'string', default: '20' } }, 1);
  const limit = whole('limit', values.limit);
  return withStore(values.data, async (store) => {
    const there = await store.identities.get(positionals[0]);
    const found = there ? [there] : await store.identities.search(positionals[0], limit);
    const json = found.map(({ id, kind, name, login, createdAt, seenAt }) => ({
      id,
      kind,
      name,
      login,
      createdAt,
      seenAt,
    }));
    const rows = json.map(({ id, kind, name, login, seenAt }) => [
      ...[id, kind, `seen ${time(seenAt)}`],
      login === null ? (name ?? 'a player') : `${name ?? 'a player'} (logs in as ${login})`,
    ]);
    return { text: rows.length > 0 ? columns(rows) : 'There is nobody like that.', json };
  });
}

export function ban(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, { reason: { type: 'string' }, for: { type: 'string' } }, 1);
  const reason = words('reason', values.reason);
  const { subject, identity } = subjectOf(positionals[0]);
  const at = Date.now();
  const until = untilOf(values.for, at);
  return withStore(values.data, async (store) => {
    if (identity !== null && !(await store.identities.get(identity)))
      throw new AdminError('not-found', `There is nobody with the id ${identity}.`);
    await store.moderation.ban({ subject, reason, by: values.by ?? 'an operator', at, until });
    await done(store, values.by, 'ban', subject, { reason, until });
    return {
      text: `${subject} is banned ${until === null ? 'for good' : `until ${time(until)}`}.`,
      json: { subject, reason, until },
    };
  });
}

export function unban(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(args, {}, 1);
  const { subject } = subjectOf(positionals[0]);
  return withStore(values.data, async (store) => {
    if (!(await store.moderation.lift(subject))) throw new AdminError('not-found', `${subject} is not banned.`);
    await done(store, values.by, 'unban', subject, {});
    return { text: `${subject} may come in again.`, json: { subject } };
  });
}

export function bans(args: readonly string[]): Promise<Answer> {
  const { values } = read(args, {});
  return withStore(values.data, async (store) => {
    const json = await store.moderation.bans(Date.now());
    const rows = json.map(({ subject, until, reason }) => [
      subject,
      until === null ? 'for good' : `until ${time(until)}`,
      reason,
    ]);
    return { text: rows.length > 0 ? columns(rows) : 'Nobody is banned.', json };
  });
}

export function reports(args: readonly string[]): Promise<Answer> {
  const { values } = read(args, { all: { type: 'boolean', default: false }, limit: { type: 'string', default: '50' } });
  const limit = whole('limit', values.limit);
  return withStore(values.data, async (store) => {
    const json = await store.moderation.reports({ limit, ...(values.all ? {} : { open: true }) });
    const names = await store.identities.names(json.flatMap(({ by, against }) => [by, against]));
    const who = (id: string): string => `${names.get(id) ?? 'a player'} (${id})`;
    const lines = json.map((report) =>
      [
        `${report.id}  ${time(report.at)}  ${who(report.by)} reports ${who(report.against)}`,
        `  why     ${report.reason}`,
        ...(report.quote === null ? [] : [`  said    ${report.quote}`]),
        ...(report.tableId === null ? [] : [`  table   ${report.tableId}`]),
        ...(report.verdict === null ? [] : [`  settled ${time(report.settledAt)}: ${report.verdict}`]),
      ].join('\n'),
    );
    return { text: lines.length > 0 ? lines.join('\n') : 'Nothing was reported that is not settled.', json };
  });
}

export function resolve(args: readonly string[]): Promise<Answer> {
  const { values, positionals } = read(
    args,
    { verdict: { type: 'string' }, strike: { type: 'boolean', default: false } },
    1,
  );
  const verdict = words('verdict', values.verdict);
  const [id] = positionals;
  return withStore(values.data, async (store) => {
    const report = await store.moderation.getReport(id);
    if (!report) throw new AdminError('not-found', `There is no report ${id}.`);
    if (!(await store.moderation.settle(id, verdict, Date.now())))
      throw new AdminError('not-possible', `Report ${id} is settled already.`);
    const struck = values.strike && report.messageId !== null && (await store.talk.strike(report.messageId));
    await done(store, values.by, 'resolve', id, { verdict, struck });
    return {
      text: `Report ${id} is settled${struck ? ', and the line of chat is gone' : ''}.`,
      json: { id, verdict, struck },
    };
  });
}

export function acts(args: readonly string[]): Promise<Answer> {
  const { values } = read(args, { limit: { type: 'string', default: '50' } });
  const limit = whole('limit', values.limit);
  return withStore(values.data, async (store) => {
    const json = await store.moderation.acts({ limit });
    const rows = json.map(({ at, by, act, subject, detail }) => [time(at), by, act, subject, JSON.stringify(detail)]);
    return { text: rows.length > 0 ? columns(rows) : 'No operator has done anything yet.', json };
  });
}
