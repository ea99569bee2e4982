/** A bot writes the way a person does: it thinks for a moment, and then its sentence grows before everybody's eyes. */

/** How often the others are shown what it has written so far. */
export const TYPING_MS = 200;
/** The share of its time in which it only thinks. */
const THINKING = 0.15;

/** Under way from one moment to another; `key` names the question that it answers. */
export type Typing = {
  readonly seat: number;
  readonly key: string;
  readonly text: string;
  readonly from: number;
  readonly until: number;
};

/** The same sentence once more, because the bot was asked again meanwhile, goes on where it was. */
export const typeOn = (before: Typing | null, next: Typing): Typing =>
  before?.key === next.key && before.text === next.text ? { ...next, from: before.from } : next;

/** What stands there at that moment. */
export function typedBy({ text, from, until }: Typing, now: number): string {
  const share = (now - from) / Math.max(1, until - from);
  const written = Math.min(1, Math.max(0, (share - THINKING) / (1 - THINKING)));
  return text.slice(0, Math.floor(text.length * written));
}
