/** What can go wrong outside the rules of a game: a code for programs, a sentence for people. */

const WORDS = {
  'bad-json': 'This is not JSON.',
  'bad-message': 'This message has another shape than the protocol says.',
  'too-big': 'This is too long.',
  'too-deep': 'This is nested too deeply.',
  version: 'This program speaks another version of the protocol.',
  'hello-first': 'Say hello first.',
  'bad-origin': 'This request comes from another site.',
  'not-signed-in': 'Nobody is signed in here.',
  'not-found': 'There is no such thing here.',
  'not-allowed': 'That is for somebody else to do.',
  'too-many': 'Too many at once: wait a little.',
  'not-saved': 'This could not be saved for now: try again.',
  'bad-options': 'The table cannot be set up like this.',
  'name-taken': 'Somebody else logs in by that name.',
  'wrong-password': 'The name or the password is wrong.',
  'already-account': 'This is an account already.',
  'bad-passkey': 'This passkey does not open anything here.',
  'last-way-in': 'This is your only way in: add another one first.',
  expired: 'This has expired, or was used already: start again.',
  'no-mail': 'This server sends no mail.',
  'seat-taken': 'That seat is not free.',
  'already-seated': 'You sit at this table already.',
  'already-started': 'The game has begun already.',
  closed: 'This table was cleared away.',
  broken: 'This table cannot be opened any more: its game does not fit the rules of today.',
  'not-ready': 'Not every seat is taken yet.',
  'not-over': 'The game is not over yet.',
  banned: 'You are not welcome here.',
  internal: 'Something went wrong here; it has been noted.',
} as const;

export type FaultCode = keyof typeof WORDS;
export const FAULT_CODES = Object.keys(WORDS) as [FaultCode, ...FaultCode[]];
export type Fault = { readonly code: FaultCode; readonly message: string };

export const fault = (code: FaultCode, message: string = WORDS[code]): Fault => ({ code, message });
