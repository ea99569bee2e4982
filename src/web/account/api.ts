/** What the server is asked about people: oneself, and others. */
import type { Me } from '../../protocol/parts.ts';
import { ask, signIn } from '../online/api.ts';

export type Tally = {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  readonly best: number;
};
export type Played = {
  readonly tableId: string;
  readonly game: string;
  readonly seats: number;
  readonly place: number;
  readonly won: boolean;
  readonly score: number;
  readonly at: number;
};
export type Player = {
  readonly id: string;
  readonly name: string;
  readonly tally: readonly Tally[];
  readonly history: readonly Played[];
};
export type Muted = { readonly who: string; readonly name: string };

/** Oneself, with the name to log in with, if there is one. */
export type Own = Me & { readonly login: string | null };
export async function whoIsHere(): Promise<Own | null> {
  const { me, login } = await ask<{ me: Me | null; login: string | null }>('GET', '/me');
  return me && { ...me, login };
}
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

export const mutedPeople = (): Promise<readonly Muted[]> => ask('GET', '/mutes');
export const mute = (who: string, muted: boolean): Promise<unknown> => ask('POST', '/mute', { who, muted });
export type Reported = { readonly message: string } | { readonly who: string; readonly table: string };
export const report = (what: Reported, reason: string): Promise<unknown> => ask('POST', '/report', { ...what, reason });
