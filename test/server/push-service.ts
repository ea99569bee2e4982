/** A push service as the browsers' makers run them, and devices that can read what it brings. */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Words } from '../../src/server/news.ts';
import type { Person } from './client.ts';

type Received = { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

export const SERVICE = 'https://push.example';
/** Another one, which hangs up on everybody. */
export const SILENT_SERVICE = 'https://silent.example';

/** Whatever name is called, the call goes to our service; over a plain line, the encryption that counts is the payload's. */
class LocalAgent extends Agent {
  private readonly port: () => number;
  constructor(port: () => number) {
    super();
    this.port = port;
  }
  override createConnection(): Duplex {
    return connect(this.port(), '127.0.0.1');
  }
}

export class PushService {
  readonly received: Received[] = [];
  readonly agent = new LocalAgent(() => (this.server.address() as AddressInfo).port);
  /** How it answers each device; 201 else. */
  readonly answers = new Map<string, number>();
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const path = request.url ?? '';
      this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      if (SILENT_SERVICE.endsWith(String(request.headers.host))) request.socket.destroy();
      else response.writeHead(this.answers.get(path) ?? 201).end('thank you');
    });
  }

  start(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
  }

  stop(): Promise<void> {
    this.agent.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  to(device: Device): Received[] {
    return this.received.filter(({ path }) => path === device.path);
  }
}

let devices = 0;

export class Device {
  readonly path = `/device-${++devices}`;
  private readonly key: ECDH = createECDH('prime256v1');
  private readonly auth = randomBytes(16);
  private readonly service: string;

  constructor(service = SERVICE) {
    this.service = service;
    this.key.generateKeys();
  }

  get subscription() {
    return {
      endpoint: this.service + this.path,
      keys: { p256dh: this.key.getPublicKey('base64url'), auth: this.auth.toString('base64url') },
    };
  }

  async subscribe(person: Person, name = 'a phone'): Promise<string> {
    const { status, body } = await person.ask('POST', '/api/push', { ...this.subscription, name });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.device.id;
  }

  /** RFC 8291: only this device can. */
  read({ body }: Received): Words {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
    const hkdf = (secret: Buffer, seasoning: Buffer, info: Buffer | string, length: number): Buffer =>
      Buffer.from(hkdfSync('sha256', secret, seasoning, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.key.getPublicKey(), sender]);
    const secret = hkdf(this.key.computeSecret(sender), this.auth, info, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      hkdf(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      hkdf(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    const sealed = body.subarray(21 + body[20]);
    cipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')) as Words;
  }
}

/** RFC 8292: that it comes from the server whose key the browser was given. */
export function signedBy({ headers }: Received, publicKey: string): { [claim: string]: unknown } | null {
  const [, token, key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== publicKey) return null;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((n) => n.toString('base64url'));
  const [head, claims, signature] = token.split('.');
  const good = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return good ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : null;
}
