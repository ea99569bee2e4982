/** The API of passkeys: a way in without a password, or without a name. */
import type { VerifiedAuthenticationResponse } from '@simplewebauthn/server';
import { Hono } from 'hono';
import { tidy } from '../kernel/text.ts';
import { labelBody, passkeyBody, passkeyLoginBody } from '../protocol/http.ts';
import type { Passkey } from '../store/records.ts';
import { type Ask, type Desk, type Env, Refused } from './ask.ts';
import { hashOf, meOf, newToken } from './identity.ts';

const RP_NAME = 'Once Upon a Table';
/** How long somebody may look for their key. */
const CHALLENGE_MS = 5 * 60_000;
const KEYS_EACH = 20;

/** Kept on this side until it is answered, once. `identity` null: whoever can answer. */
type Challenge = { readonly challenge: string; readonly identity: string | null };
type Library = typeof import('@simplewebauthn/server');
/** When somebody has a passkey: a quarter of a second of a server's start that most never need. */
const library = (): Promise<Library> => import('@simplewebauthn/server');
type Transports = NonNullable<Parameters<Library['verifyAuthenticationResponse']>[0]['credential']['transports']>;

const shown = ({ id, label, createdAt, usedAt }: Passkey) => ({ id, name: label, createdAt, usedAt });
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

export function passkeyRoutes(desk: Desk): Hono<Env> {
  const app = new Hono<Env>();
  const { store } = desk.context;

  async function issue(challenge: Challenge): Promise<string> {
    const ticket = newToken();
    await store.tickets.issue({ id: ticketId(ticket), value: challenge, expiresAt: Date.now() + CHALLENGE_MS });
    return ticket;
  }
  async function redeem(ticket: string, identity: string | null): Promise<string> {
    const value = (await store.tickets.redeem(ticketId(ticket), Date.now())) as Challenge | undefined;
    if (!value || value.identity !== identity) throw new Refused('expired', 409);
    return value.challenge;
  }
  const site = (ask: Ask) => {
    const origin = desk.origin(ask);
    return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
  };

  app.get('/passkeys', async (ask) => {
    const { identity } = await desk.required(ask);
    return ask.json({ passkeys: (await store.identities.passkeys(identity.id)).map(shown) });
  });

  app.post('/passkeys/options', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('passkeys', identity.id);
    const known = await store.identities.passkeys(identity.id);
    if (known.length >= KEYS_EACH) throw new Refused('too-many', 409, `An account has at most ${KEYS_EACH} passkeys.`);
    const { name } = meOf(identity);
    const options = await (await library()).generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: site(ask).expectedRPID,
      userID: new Uint8Array(Buffer.from(identity.id)),
      userName: identity.login ?? name,
      userDisplayName: name,
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      // Found by the browser without a name; whoever holds the device must also be the one who may use it.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return ask.json({ ticket: await issue({ challenge: options.challenge, identity: identity.id }), options });
  });

  app.post('/passkeys', async (ask) => {
    const { identity } = await desk.required(ask);
    desk.limit('passkeys', identity.id);
    const { ticket, response, name } = await desk.body(ask, passkeyBody);
    const expectedChallenge = await redeem(ticket, identity.id);
    const verified = await (await library())
      .verifyRegistrationResponse({
        response: response as Parameters<Library['verifyRegistrationResponse']>[0]['response'],
        expectedChallenge,
        ...site(ask),
      })
      .catch(refuse);
    if (!verified.verified) throw new Refused('bad-passkey', 400);
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    const now = Date.now();
    const passkey: Passkey = {
      id,
      identity: identity.id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      label: tidy(name ?? '') || 'a passkey',
      createdAt: now,
      usedAt: now,
    };
    if (!(await store.identities.addPasskey(passkey))) throw new Refused('bad-passkey', 409);
    return ask.json({ me: { ...meOf(identity), kind: 'account' }, passkey: shown(passkey) }, 201);
  });

  app.patch('/passkeys/:id', async (ask) => {
    const { identity } = await desk.required(ask);
    const label = tidy((await desk.body(ask, labelBody)).name);
    if (label === '') throw new Refused('bad-message', 400, 'A name has at least one letter.');
    if (!(await store.identities.renamePasskey(identity.id, ask.req.param('id'), label)))
      throw new Refused('not-found', 404);
    return ask.json({});
  });

  app.delete('/passkeys/:id', async (ask) => {
    const { identity } = await desk.required(ask);
    const done = await store.identities.removePasskey(identity.id, ask.req.param('id'));
    if (done === 'missing') throw new Refused('not-found', 404);
    if (done === 'last') throw new Refused('last-way-in', 409);
    return ask.json({});
  });

  app.post('/login/passkey/options', async (ask) => {
    await desk.somebody(ask);
    desk.limit('passkeys', desk.address(ask));
    const { expectedRPID: rpID } = site(ask);
    const options = await (await library()).generateAuthenticationOptions({
      rpID,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
    return ask.json({ ticket: await issue({ challenge: options.challenge, identity: null }), options });
  });

  app.post('/login/passkey', async (ask) => {
    await desk.somebody(ask);
    desk.limit('logins', desk.address(ask));
    const { ticket, response, bearer } = await desk.body(ask, passkeyLoginBody);
    const expectedChallenge = await redeem(ticket, null);
    const passkey = await store.identities.passkey(response.id);
    if (!passkey) throw new Refused('bad-passkey', 403);
    const { verified, authenticationInfo } = await (await library())
      .verifyAuthenticationResponse({
        response: response as Parameters<Library['verifyAuthenticationResponse']>[0]['response'],
        expectedChallenge,
        ...site(ask),
        credential: {
          id: passkey.id,
          publicKey: bytes(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports as Transports,
        },
      })
      .catch((error): VerifiedAuthenticationResponse => refuse(error, 403));
    if (!verified) throw new Refused('bad-passkey', 403);
    const identity = await store.identities.get(passkey.identity);
    if (identity?.kind !== 'account') throw new Refused('bad-passkey', 403);
    await store.identities.usePasskey(passkey.id, authenticationInfo.newCounter, Date.now());
    return desk.letIn(ask, identity, bearer);
  });

  return app;
}

/** Of somebody who reads the database a ticket is no use. */
const ticketId = (ticket: string): string => `passkey ${hashOf(ticket)}`;

/** What does not verify throws; the reasons are for the curious, and say nothing of the key. */
function refuse(error: unknown, status: 400 | 403 = 400): never {
  throw new Refused('bad-passkey', status, `This passkey does not fit: ${(error as Error).message}`);
}
