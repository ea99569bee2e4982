/** The bodies of requests. Answers are `{ "error": { code, message } }` or what docs/protocol.md says. */
import * as v from 'valibot';
import { clock, entropy, id, name, seat, telling } from './parts.ts';

const invite = v.pipe(v.string(), v.maxLength(64));
const login = v.pipe(v.string(), v.minLength(2), v.maxLength(60));
const password = v.pipe(v.string(), v.minLength(8), v.maxLength(200));

/** `bearer`: the token is answered instead of set as a cookie, for programs. */
export const guestBody = v.object({ name: v.exactOptional(name), bearer: v.exactOptional(v.boolean()) });
export const renameBody = v.object({ name });
export const accountBody = v.object({ login, password });
/** `old`: the password so far, if there is one. */
export const passwordBody = v.object({ old: v.exactOptional(v.pipe(v.string(), v.maxLength(200))), password });
/** The name of an account, or the address by which somebody came back who had none. */
export const loginBody = v.object({
  login: v.pipe(v.string(), v.maxLength(254)),
  password: v.pipe(v.string(), v.maxLength(200)),
  bearer: v.exactOptional(v.boolean()),
});

const ticket = v.pipe(v.string(), v.maxLength(64));
const base64url = v.pipe(v.string(), v.regex(/^[\w-]*$/), v.maxLength(16_000));
const label = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** What a browser makes of a passkey; whether it is true the server finds out. */
const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.record(v.string(), v.unknown()),
  authenticatorAttachment: v.exactOptional(v.picklist(['platform', 'cross-platform'])),
};
export const passkeyBody = v.object({
  ticket,
  name: v.exactOptional(label),
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.exactOptional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10))),
    }),
  }),
});
export const passkeyLoginBody = v.object({
  ticket,
  bearer: v.exactOptional(v.boolean()),
  response: v.object({
    ...credential,
    response: v.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: v.exactOptional(base64url),
    }),
  }),
});
export const labelBody = v.object({ name: label });

/** What `PushSubscription.toJSON()` gives, and a name for the device. */
export const pushBody = v.object({
  endpoint: v.pipe(v.string(), v.url(), v.startsWith('https://'), v.maxLength(1000)),
  keys: v.object({
    p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}=?$/)),
    auth: v.pipe(v.string(), v.regex(/^[\w-]{22}={0,2}$/)),
  }),
  name: v.exactOptional(label),
});
export const settingsBody = v.object({ telling: v.partial(telling) });
const address = v.pipe(v.string(), v.maxLength(200), v.email());
export const addressBody = v.object({ address });
export const codeBody = v.object({ code: v.pipe(v.string(), v.maxLength(20)) });
export const resetBody = v.object({ token: ticket, password, bearer: v.exactOptional(v.boolean()) });

export const createBody = v.object({
  game: v.string(),
  /** By seat: oneself (once at most), a free chair, or the name of a bot. */
  seats: v.pipe(
    v.array(v.union([v.picklist(['me', 'free']), v.object({ bot: v.pipe(v.string(), v.maxLength(40)) })])),
    v.minLength(1),
    v.maxLength(32),
  ),
  options: v.exactOptional(v.record(v.pipe(v.string(), v.maxLength(40)), v.string())),
  clock: v.exactOptional(clock),
  public: v.exactOptional(v.boolean()),
  /** How many steps those who only look on are behind. */
  delay: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50))),
  entropy: v.exactOptional(entropy),
});
export const joinBody = v.object({
  invite: v.exactOptional(invite),
  seat: v.exactOptional(seat),
  entropy: v.exactOptional(entropy),
});
export const seatBody = v.object({ seat });
/** `bot` null: the chair is free again. */
export const botBody = v.object({ seat, bot: v.nullable(v.pipe(v.string(), v.maxLength(40))) });
/** `fill`: chairs that are still free are given to bots of that name. */
export const startBody = v.object({ fill: v.exactOptional(v.pipe(v.string(), v.maxLength(40))) });
export const rematchBody = v.object({ entropy: v.exactOptional(entropy) });
export const muteBody = v.object({ who: id, muted: v.boolean() });
const why = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
/** A line of chat, or somebody's conduct at a table. */
export const reportBody = v.union([
  v.object({ message: id, reason: why }),
  v.object({ who: id, table: id, reason: why }),
]);

export const bookAgreeBody = v.object({ agreed: v.boolean() });
/** `sentence`: its number from 0, among all that were told. */
export const bookOmitBody = v.object({
  sentence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  omitted: v.boolean(),
});
