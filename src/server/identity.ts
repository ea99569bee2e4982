/** Who somebody is: a random token in a cookie or a header, of which only the hash is stored. */
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { hash as argon, verify as argonVerify } from '@node-rs/argon2';
import { nanoid } from 'nanoid';
import { tidy } from '../kernel/text.ts';
import type { Me } from '../protocol/parts.ts';
import type { Identity } from '../store/records.ts';
import { A_PLAYER, type Context } from './context.ts';

const COOKIE = 'table_session';
const YEAR_MS = 365 * 86_400_000;
const TOKEN = /^[\w-]{43}$/;

export type Somebody = {
  readonly identity: Identity;
  readonly tokenHash: string;
  /** By cookie: then the browser must say which page asks. */
  readonly ambient: boolean;
  /** The token of a browser whose session is to be extended: with it the cookie, which runs out by itself. */
  readonly fading: string | null;
};

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Tokens are random and long: a plain hash is as good as a slow one, and is looked up by its value. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const meOf = ({ id, name, kind }: Identity): Me => ({
  id,
  name: name ?? A_PLAYER,
  kind: kind === 'account' ? 'account' : 'guest',
});

/** The one spelling of a log-in that is compared. */
export const loginOf = (login: string): string => tidy(login).toLowerCase();

/** What argon2 recommends for a server that must answer while it hashes (19 MiB, two passes). */
const ARGON = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
export const hashPassword = (password: string): Promise<string> => argon(password.normalize('NFC'), ARGON);

/** Compared with when there is no such account, so that the time tells nobody who has one. */
let nobody: Promise<string> | null = null;
export async function passwordFits(identity: Identity | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(newToken());
  const stored = identity?.passwordHash ?? (await nobody);
  const fits = await argonVerify(stored, password.normalize('NFC'));
  return fits && identity?.passwordHash === stored;
}

function cookieIn(header: string | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=');
    if (name === COOKIE && value) return value;
  }
  return null;
}

export const setCookie = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR_MS / 1000}${secure ? '; Secure' : ''}`;
export const clearCookie = `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`;

/** The address that rates are counted by; behind a proxy the one that the proxy saw. */
export function addressOf(request: IncomingMessage, proxied: boolean): string {
  const forwarded = proxied ? request.headers['x-forwarded-for'] : undefined;
  const last = String(forwarded ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  // A server that listens on IPv6 too sees IPv4 in its clothes: one and the same for limits and bans.
  return (last || request.socket.remoteAddress || 'unknown').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Whether the page that asks is one of ours. */
export function sameOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined) return false;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

/** Another process or tab may have used it a moment ago: once in a while is enough. */
const SEEN_EVERY_MS = 3_600_000;
/** A session that was extended within a day is long enough. */
const EXTEND_EVERY_MS = 86_400_000;

export class Identities {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** Finds who a token belongs to. */
  async byToken(token: string, ambient: boolean): Promise<Somebody | null> {
    if (!TOKEN.test(token)) return null;
    const { sessions, identities } = this.context.store;
    const tokenHash = hashOf(token);
    const now = Date.now();
    const found = await sessions.find(tokenHash, now);
    if (!found) return null;
    const { identity, session } = found;
    if (now - identity.seenAt > SEEN_EVERY_MS) await identities.seen(identity.id, now);
    // By its own time: a person's other devices say nothing about this one.
    const fades = session.expiresAt < now + YEAR_MS - EXTEND_EVERY_MS;
    if (fades && !ambient) await this.extend(tokenHash);
    return { identity, tokenHash, ambient, fading: fades && ambient ? token : null };
  }

  async extend(tokenHash: string): Promise<void> {
    await this.context.store.sessions.extend(tokenHash, Date.now() + YEAR_MS);
  }

  /** By the header of a program, else by the cookie of a browser. */
  ofRequest(request: IncomingMessage): Promise<Somebody | null> {
    const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '');
    if (bearer) return this.byToken(bearer[1], false);
    const cookie = cookieIn(request.headers.cookie);
    return cookie ? this.byToken(cookie, true) : Promise.resolve(null);
  }

  async guest(name: string | undefined): Promise<{ readonly me: Me; readonly token: string }> {
    const id = nanoid();
    const shown = tidy(name ?? '') || `Guest ${id.slice(0, 4)}`;
    await this.context.store.identities.create({ id, name: shown, at: Date.now() });
    return { me: { id, name: shown, kind: 'guest' }, token: await this.signIn(id, 'guest') };
  }

  async signIn(identity: string, label: string): Promise<string> {
    const token = newToken();
    const now = Date.now();
    await this.context.store.sessions.open({
      hash: hashOf(token),
      identity,
      createdAt: now,
      expiresAt: now + YEAR_MS,
      label,
    });
    return token;
  }

  async isBanned(identity: string | null, address: string): Promise<boolean> {
    const subjects = [`address:${address}`, ...(identity === null ? [] : [`identity:${identity}`])];
    return (await this.context.store.moderation.banned(subjects, Date.now())).length > 0;
  }
}
