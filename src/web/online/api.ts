/** What is asked of the server over HTTP. Where none answers, that is one more answer: no-server. */
import type { Book } from '../../book/book.ts';
import type { FaultCode } from '../../protocol/errors.ts';
import type { LiveLine, Me, TableLine } from '../../protocol/parts.ts';
import type { Clock } from '../../table/entries.ts';
import type { GameFile } from '../../table/file.ts';
import { randomHex } from '../local/chance.ts';
import { settings } from '../settings/settings.ts';
import type { SharedBook } from '../table/client.ts';
import { forget, recall, remember } from '../ui/memory.ts';

export type Code = FaultCode | 'no-server';

export class Fault extends Error {
  readonly code: Code;
  constructor(code: Code) {
    super(code);
    this.code = code;
  }
}

/** Of whatever went wrong while the server was asked. */
export const codeOf = (error: unknown): Code => (error instanceof Fault ? error.code : 'internal');

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/api${path}`, {
    method,
    // What was chosen a moment before the page is left is chosen.
    keepalive: method === 'PATCH',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  // A host of plain files answers every address with the page itself.
  if (!response?.headers.get('content-type')?.includes('json')) throw new Fault('no-server');
  const answer = await response.json();
  if (!response.ok) throw new Fault(answer.error?.code ?? 'internal');
  return answer;
}

const ENTROPY_BYTES = 16;
const entropy = (): string => randomHex(ENTROPY_BYTES);

/** This browser has been known to the server: only then is it asked for games of ours. */
const KNOWN = 'online';
export const isKnown = (): boolean => recall(KNOWN) !== null;
export const setKnown = (known: boolean): void => (known ? remember(KNOWN, '1') : forget(KNOWN));
const inviteKey = (id: string): string => `invite:${id}`;
export const inviteOf = (id: string): string | null => recall(inviteKey(id));

/** Somebody with a name, a guest if nobody has one yet. */
export async function signIn(): Promise<Me> {
  const name = settings.get().name.trim();
  const { me } = await ask<{ me: Me }>('POST', '/guest', name === '' ? {} : { name });
  setKnown(true);
  if (name === '' || me.name === name) return me;
  return (await ask<{ me: Me }>('PATCH', '/me', { name })).me;
}

export type NewOnline = {
  readonly game: string;
  readonly options: { readonly [key: string]: string };
  readonly seats: readonly ('me' | 'free' | { readonly bot: string })[];
  readonly clock: Clock;
  readonly public: boolean;
  /** How many steps those who look on are behind. */
  readonly delay: number;
};

export async function createOnline(table: NewOnline): Promise<string> {
  await signIn();
  const { id, invite } = await ask<{ id: string; invite: string }>('POST', '/tables', { ...table, entropy: entropy() });
  remember(inviteKey(id), invite);
  return id;
}

export const byInvite = (invite: string): Promise<TableLine> => ask('GET', `/invites/${encodeURIComponent(invite)}`);

export const tableLine = (id: string): Promise<TableLine> => ask('GET', `/tables/${encodeURIComponent(id)}`);

export async function sitDown(id: string, invite: string | null): Promise<void> {
  await signIn();
  await ask('POST', `/tables/${id}/join`, { entropy: entropy(), ...(invite === null ? {} : { invite }) });
  if (invite !== null) remember(inviteKey(id), invite);
}

export const standUp = (id: string): Promise<unknown> => ask('POST', `/tables/${id}/leave`, {});
export const kick = (id: string, seat: number): Promise<unknown> => ask('POST', `/tables/${id}/kick`, { seat });
export const seatBot = (id: string, seat: number, bot: string | null): Promise<unknown> =>
  ask('POST', `/tables/${id}/bot`, { seat, bot });
export const startTable = (id: string, fill: string | null): Promise<unknown> =>
  ask('POST', `/tables/${id}/start`, fill === null ? {} : { fill });
export const gameFileOf = (id: string): Promise<GameFile> => ask('GET', `/tables/${id}/file`);

export const bookOfTable = (id: string): Promise<SharedBook> => ask('GET', `/tables/${id}/book`);
export const agreeOnBook = (id: string, agreed: boolean): Promise<SharedBook> =>
  ask('POST', `/tables/${id}/book/agree`, { agreed });
export const omitFromBook = (id: string, sentence: number, omitted: boolean): Promise<SharedBook> =>
  ask('POST', `/tables/${id}/book/omit`, { sentence, omitted });
/** A book by its link. */
export const sharedBook = (link: string): Promise<Book> => ask('GET', `/books/${encodeURIComponent(link)}`);

/** The same again: there is one for all, whoever asks first. Everybody else agrees by sitting down at it. */
export async function rematch(id: string): Promise<string> {
  const made = await ask<{ id: string; invite?: string }>('POST', `/tables/${id}/rematch`, { entropy: entropy() });
  if (made.invite === undefined) {
    await sitDown(made.id, null).catch((error: unknown) => {
      if (!(error instanceof Fault) || (error.code !== 'already-seated' && error.code !== 'already-started'))
        throw error;
    });
  } else remember(inviteKey(made.id), made.invite);
  return made.id;
}

/** Public games that can be looked at right now. */
export const liveTables = (): Promise<readonly LiveLine[]> => ask('GET', '/tables/live');

/** Why nothing can be done on a server now; null: it can. */
export const serverShut = (): Promise<Code | null> =>
  ask('GET', '/me').then(
    () => null,
    (error: unknown) => codeOf(error),
  );
