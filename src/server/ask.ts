/** What every request to the API goes through: who asks, from where, how often, and in what shape. */
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import { type Fault, type FaultCode, fault } from '../protocol/errors.ts';
import { BODY_BYTES, readAs } from '../protocol/limits.ts';
import type { Me } from '../protocol/parts.ts';
import type { Identity } from '../store/records.ts';
import type { Context } from './context.ts';
import type { Hub } from './hub.ts';
import { addressOf, type Identities, meOf, type Somebody, sameOrigin, setCookie } from './identity.ts';
import type { Rated } from './rates.ts';
import type { Rooms } from './rooms.ts';

export type Env = { Bindings: HttpBindings };
export type Ask = HonoContext<Env>;

/** Thrown to end a request with a typed error. */
export class Refused extends Error {
  readonly fault: Fault;
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 503;
  constructor(code: FaultCode, status: Refused['status'], message?: string) {
    super(code);
    this.fault = fault(code, message);
    this.status = status;
  }
}

/** A name or an address, and perhaps a port: nothing that could be read as anything else. */
export const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i;

export class Desk {
  readonly context: Context;
  readonly identities: Identities;
  readonly rooms: Rooms;
  readonly hub: Hub;

  constructor(context: Context, identities: Identities, rooms: Rooms, hub: Hub) {
    this.context = context;
    this.identities = identities;
    this.rooms = rooms;
    this.hub = hub;
  }

  address(ask: Ask): string {
    return addressOf(ask.env.incoming, this.context.proxied);
  }

  secure(ask: Ask): boolean {
    return this.context.proxied && ask.req.header('x-forwarded-proto') === 'https';
  }

  /** Where this server is found: as it was told, or as whoever asks found it. */
  origin(ask: Ask): string {
    if (this.context.origin !== null) return this.context.origin;
    const host = ask.req.header('host') ?? '';
    const origin = `${this.secure(ask) ? 'https' : 'http'}://${host}`;
    // Some look like an address and are none: 256.1.1.1, or a port beyond the last.
    if (!HOST.test(host) || !URL.canParse(origin)) throw new Refused('bad-origin', 400, 'There is no such host.');
    return origin;
  }

  limit(what: Rated, who: string): void {
    if (!this.context.rates.take(what, who)) throw new Refused('too-many', 429);
  }

  /** Whoever asks, if anybody. A browser that changes something must do so from our own page. */
  async somebody(ask: Ask): Promise<Somebody | null> {
    this.limit('asks', this.address(ask));
    const who = await this.identities.ofRequest(ask.env.incoming);
    const origin = ask.req.header('origin');
    const changes = ask.req.method !== 'GET' && ask.req.method !== 'HEAD';
    if (changes && (who?.ambient || origin !== undefined) && !sameOrigin(origin, ask.req.header('host')))
      throw new Refused('bad-origin', 403);
    if (who && (await this.identities.isBanned(who.identity.id, this.address(ask)))) throw new Refused('banned', 403);
    if (who?.fading) {
      // Only here, where the cookie can be set again: a socket cannot.
      await this.identities.extend(who.tokenHash);
      ask.header('set-cookie', setCookie(who.fading, this.secure(ask)));
    }
    return who;
  }

  /** A session for somebody who has shown who they are: a cookie, or for programs a token. */
  async letIn(ask: Ask, identity: Identity, bearer: boolean | undefined): Promise<Response> {
    if (await this.identities.isBanned(identity.id, this.address(ask))) throw new Refused('banned', 403);
    const label = (ask.req.header('user-agent') ?? 'a program').slice(0, 80);
    return this.welcome(ask, meOf(identity), await this.identities.signIn(identity.id, label), bearer);
  }

  welcome(ask: Ask, me: Me, token: string, bearer: boolean | undefined): Response {
    if (bearer) return ask.json({ me, token });
    ask.header('set-cookie', setCookie(token, this.secure(ask)));
    return ask.json({ me });
  }

  async required(ask: Ask): Promise<Somebody> {
    const who = await this.somebody(ask);
    if (!who) throw new Refused('not-signed-in', 401);
    this.limit('requests', who.identity.id);
    return who;
  }

  async body<T extends GenericSchema>(ask: Ask, schema: T): Promise<InferOutput<T>> {
    const { incoming } = ask.env;
    const tooBig = (): Refused => {
      // The rest is not read, so nothing can follow it on this line.
      ask.header('connection', 'close');
      return new Refused('too-big', 413);
    };
    if (Number(incoming.headers['content-length'] ?? 0) > BODY_BYTES) throw tooBig();
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of incoming) {
        size += (chunk as Buffer).length;
        if (size > BODY_BYTES) throw tooBig();
        chunks.push(chunk as Buffer);
      }
    } catch (error) {
      // Whoever hangs up in the middle of a sentence is no trouble of ours.
      throw error instanceof Refused ? error : new Refused('bad-message', 400);
    }
    const read = readAs(schema, Buffer.concat(chunks).toString('utf8') || '{}');
    if (!read.ok) throw new Refused(read.fault.code, 400, read.fault.message);
    return read.value;
  }
}
