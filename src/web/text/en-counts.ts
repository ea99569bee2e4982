/** Spans of time in milliseconds, and what is made late. */
import { many } from '../../kernel/english.ts';

/** A browser takes its time to make a formatter, and the first screen needs none: each is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A round span of time in its largest unit. */
export function span(ms: number): string {
  if (ms >= DAY) return many(ms / DAY, 'day', 'days');
  if (ms >= HOUR) return many(ms / HOUR, 'hour', 'hours');
  return ms >= MINUTE ? many(ms / MINUTE, 'minute', 'minutes') : many(ms / 1000, 'second', 'seconds');
}
