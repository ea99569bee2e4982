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
  const known = quick?.(json);
  if (known) return { ok: true, value: known };
  const parsed = v.safeParse(typeof schema === 'function' ? schema(json) : schema, json, { abortEarly: true });
  if (parsed.success) return { ok: true, value: parsed.output };
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  // The words of the schema are ours; what was sent is not repeated.
  return {
    ok: false,
    fault: fault('bad-message', `${path ?? 'The message'}: expected ${issue.expected ?? 'another value'}.`),
  };
}
