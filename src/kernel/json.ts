/** JSON that comes from outside: read with one clear sentence about what is wrong, and where. */
import type { Core, Game, Parsed, Setup } from './game.ts';

/** The line and column at which a position in a text lies. */
function placeOf(text: string, position: number): string {
  const before = text.slice(0, position).split('\n');
  return `line ${before.length}, column ${(before.at(-1) as string).length + 1}`;
}

export function parseJson(text: string): Parsed<unknown> {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    const message = (error as Error).message;
    const position = /position (\d+)/.exec(message);
    const place = position ? placeOf(text, Number(position[1])) : placeOf(text, text.length);
    return { ok: false, problems: [`This is not JSON: it breaks off or goes wrong at ${place}.`] };
  }
}

export const isRecord = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Deep equality of plain JSON data. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [old, fresh] = [a as { [k: string]: unknown }, b as { [k: string]: unknown }];
  // A table asks this of all its fields at every move: lists of names would be made only to be thrown away.
  let more = 0;
  for (const k in old) {
    if (old[k] !== fresh[k] && !same(old[k], fresh[k])) return false;
    more++;
  }
  for (const _ in fresh) more--;
  return more === 0;
}

/** A state as text, without what its setup says already. */
export function stateToJson<S extends Core>(game: Game<S, unknown>, state: S): string {
  const kept: { [field: string]: unknown } = {};
  for (const field in state) if (game.visibility[field] !== 'setup') kept[field] = state[field];
  return JSON.stringify(kept);
}

/** The state that `stateToJson` wrote, joined with its setup again. The text is trusted: it is a cache, never a message. */
export function stateFromJson<S extends Core>(game: Game<S, unknown>, setup: Setup, text: string): S {
  const fresh = game.setup(setup);
  const state = JSON.parse(text) as S;
  for (const field in game.visibility) if (game.visibility[field] === 'setup') state[field] = fresh[field];
  return state;
}
