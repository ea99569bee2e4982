/** What the server is asked about people: oneself, and others. */
import type { Me, Telling } from '../../protocol/parts.ts';
import { ask, signIn } from '../online/api.ts';

export const sendCode = (address: string): Promise<unknown> => ask('PUT', '/me/address', { address });
export const confirmAddress = (code: string): Promise<{ readonly address: string }> =>
  ask('POST', '/me/address/confirm', { code });
export const forgetAddress = (): Promise<unknown> => ask('DELETE', '/me/address');
export const forgotPassword = (address: string): Promise<unknown> => ask('POST', '/password/forgot', { address });
export const resetPassword = async (token: string, password: string): Promise<Me> =>
  (await ask<{ me: Me }>('POST', '/password/reset', { token, password })).me;

type Tally = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
};
export type Among = 'people' | 'bots';
export type Rating = {
  readonly game: string;
  readonly among: Among;
  readonly rating: number;
  readonly uncertainty: number;
  readonly provisional: boolean;
  readonly games: number;
};
type Sitter = {
  readonly seat: number;
  readonly name: string;
  readonly who: string | null;
  readonly bot: string | null;
  readonly place: number;
  readonly score: number;
};
export type Played = {
  /** Null: it was private, and whoever looks did not sit there. */
  readonly table: string | null;
  readonly game: string;
  readonly seat: number;
  readonly place: number;
  readonly won: boolean;
  readonly score: number;
  readonly at: number;
  readonly rated: { readonly among: Among; readonly from: number; readonly to: number } | null;
  readonly people: readonly Sitter[];
};
export type Player = {
  readonly id: string;
  readonly name: string;
  readonly ratings: readonly Rating[];
  readonly tally: readonly Tally[];
} & Games;
/** A page of games, and where the next one begins. */
export type Games = { readonly games: readonly Played[]; readonly next: string | null };
export type Muted = { readonly who: string; readonly name: string };

export const whoIsHere = async (): Promise<Me | null> => (await ask<{ me: Me | null }>('GET', '/me')).me;

/** What this server can do. */
export type Server = {
  /** The key of its push messages. */
  readonly push: string;
  readonly mail: boolean;
  /** Whether a page of this address can use passkeys. */
  readonly passkeys: boolean;
};
export const aboutServer = (): Promise<Server> => ask('GET', '/about');

export type Choices = {
  readonly telling: Telling;
  readonly login: string | null;
  readonly password: boolean;
  readonly address: string | null;
};
export const ownChoices = (): Promise<Choices> => ask('GET', '/me/settings');
export const tellMe = async (telling: Partial<Telling>): Promise<Telling> =>
  (await ask<{ telling: Telling }>('PATCH', '/me/settings', { telling })).telling;
export const rename = async (name: string): Promise<Me> => (await ask<{ me: Me }>('PATCH', '/me', { name })).me;

/** Whoever has no name yet gets one first: only somebody can keep something. */
export async function keepByPassword(login: string, password: string): Promise<Me> {
  await signIn();
  return (await ask<{ me: Me }>('POST', '/account', { login, password })).me;
}
export const logIn = async (login: string, password: string): Promise<Me> =>
  (await ask<{ me: Me }>('POST', '/login', { login, password })).me;
export const logOut = (): Promise<unknown> => ask('POST', '/logout', {});
export const changePassword = (old: string, password: string): Promise<unknown> =>
  ask('POST', '/me/password', old === '' ? { password } : { old, password });
export const exportMine = (): Promise<unknown> => ask('GET', '/me/export');
export const forgetMe = (): Promise<unknown> => ask('DELETE', '/me');

export const player = (id: string): Promise<Player> => ask('GET', `/players/${encodeURIComponent(id)}`);
/** What the rating among people was after each of the latest games, the oldest first. */
export const ratingPoints = async (id: string, game: string): Promise<readonly number[]> =>
  (
    await ask<{ points: readonly { rating: number }[] }>('GET', `/players/${encodeURIComponent(id)}/rating/${game}`)
  ).points.map(({ rating }) => rating);
/** A place on a ladder: somebody, and how good they are. */
export type Rung = Pick<Rating, 'rating' | 'uncertainty' | 'games'> & { readonly who: string; readonly name: string };
export const ladder = async (game: string, among: Among): Promise<readonly Rung[]> =>
  (await ask<{ players: readonly Rung[] }>('GET', `/ladder/${game}?among=${among}`)).players;
export const moreGames = (id: string, after: string): Promise<Games> =>
  ask('GET', `/players/${encodeURIComponent(id)}/games?after=${encodeURIComponent(after)}`);

export const mutedPeople = (): Promise<readonly Muted[]> => ask('GET', '/mutes');
export const mute = (who: string, muted: boolean): Promise<unknown> => ask('POST', '/mute', { who, muted });
export type Reported = { readonly message: string } | { readonly who: string; readonly table: string };
export const report = (what: Reported, reason: string): Promise<unknown> => ask('POST', '/report', { ...what, reason });
