/** What may come in at all, before anybody looks at what it says. */
import * as v from 'valibot';
import { type Fault, fault } from './errors.ts';

export const VERSION = 1;

/** A message to the socket, in bytes: the longest sentence fits many times over. */
export const MESSAGE_BYTES = 16 * 1024;
/** The body of a request: a deck or a board of one's own fits. */
export const BODY_BYTES = 512 * 1024;
/** Messages are flat; a deck is a string in one of them. */
const DEPTH = 8;

/** Counted before parsing: a parser that recurses must not be handed a tower of brackets. */
function tooDeep(text: string): boolean {
  // Nearly all messages are one flat object.
  if (!text.includes('{', 1) && !text.includes('[')) return false;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 0x5c) i++;
      else if (c === 0x22) quoted = false;
    } else if (c === 0x22) quoted = true;
    else if (c === 0x5b || c === 0x7b) {
      if (++depth > DEPTH) return true;
    } else if (c === 0x5d || c === 0x7d) depth--;
  }
  return false;
}

/** The one letter that is no text: PostgreSQL cannot keep it. */
const hasNul = (text: string): boolean => text.includes('\0');

/** Whether something in it, or the name of a field, can be nothing that anybody means. */
function isFoul(json: unknown): boolean {
  if (typeof json === 'string') return hasNul(json);
  if (typeof json !== 'object' || json === null) return false;
  return Object.entries(json).some(([field, value]) => field === '__proto__' || hasNul(field) || isFoul(value));
}

/** What was wanted, in words. What was sent is not repeated. */
function wanted(issue: v.BaseIssue<unknown>): string {
  const { type, expected, received, message, requirement } = issue;
  if (received === 'undefined') return 'is missing';
  if (type === 'check') return `expected ${message}`;
  if (type === 'integer') return 'expected a whole number';
  if (type === 'email') return 'expected an e-mail address';
  if (type === 'url' || type === 'starts_with') return 'expected an address that begins with https://';
  if (type === 'min_length') return `expected a length of at least ${requirement}`;
  if (type === 'max_length') return `expected a length of at most ${requirement}`;
  return `expected ${expected ?? 'another value'}`;
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

/**
 * A text from outside as what the schema says (or the one that is chosen for it), or what is wrong with it. What comes very often
 * can be read by a quicker way, which says null to all that it does not know.
 */
export function readAs<T extends v.GenericSchema>(
  schema: T | ((json: unknown) => T),
  text: string,
  quick?: (json: unknown) => v.InferOutput<T> | null,
): Read<v.InferOutput<T>> {
  if (tooDeep(text)) return { ok: false, fault: fault('too-deep') };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, fault: fault('bad-json') };
  }
  const shape = (said: string): Read<never> => ({ ok: false, fault: fault('bad-message', said) });
  if (Array.isArray(json)) return shape('The message: expected an object.');
  if (/\\u0000|__proto__/.test(text) && isFoul(json)) return shape('The message: expected no NUL and no "__proto__".');
  const known = quick?.(json);
  if (known) return { ok: true, value: known };
  const parsed = v.safeParse(typeof schema === 'function' ? schema(json) : schema, json, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  return shape(`${v.getDotPath(issue) ?? 'The message'}: ${wanted(issue)}.`);
}
