/** Passkeys: the browser asks for a finger or a face, the server checks what it says. The library comes when it is wanted. */
import type { Me } from '../../protocol/parts.ts';
import { ask, signIn } from '../online/api.ts';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly usedAt: number;
};

/** A page that is not served securely, or an old browser, has none. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in globalThis;

/** The reader has closed the browser's dialog, or has no key for this place. */
export class NoKey extends Error {}

type Library = typeof import('@simplewebauthn/browser');

async function withBrowser<T>(use: (library: Library) => Promise<T>): Promise<T> {
  const library = await import('@simplewebauthn/browser');
  try {
    return await use(library);
  } catch (error) {
    if (error instanceof library.WebAuthnError || error instanceof DOMException) throw new NoKey();
    throw error;
  }
}

type Asked<O> = { readonly ticket: string; readonly options: O };

/** For whoever is here, a guest if nobody has a name yet; a guest with a passkey has an account. */
export async function addPasskey(name: string): Promise<Me> {
  await signIn();
  type Options = Parameters<Library['startRegistration']>[0]['optionsJSON'];
  const { ticket, options } = await ask<Asked<Options>>('POST', '/passkeys/options', {});
  const response = await withBrowser((library) => library.startRegistration({ optionsJSON: options }));
  return (await ask<{ me: Me }>('POST', '/passkeys', { ticket, response, name })).me;
}

export async function enterByPasskey(): Promise<Me> {
  type Options = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
  const { ticket, options } = await ask<Asked<Options>>('POST', '/login/passkey/options', {});
  const response = await withBrowser((library) => library.startAuthentication({ optionsJSON: options }));
  return (await ask<{ me: Me }>('POST', '/login/passkey', { ticket, response })).me;
}

export const passkeys = async (): Promise<readonly Passkey[]> =>
  (await ask<{ passkeys: readonly Passkey[] }>('GET', '/passkeys')).passkeys;
export const removePasskey = (id: string): Promise<unknown> => ask('DELETE', `/passkeys/${encodeURIComponent(id)}`);
