/** Refusals in words: the gate's own, then the game's. */
import type { Messages, Reason } from './game.ts';

const GATE: Messages['reasons'] = {
  'game-over': () => 'The game is over.',
  'not-asked': (r) => `That question (${r.key}) is not open any more.`,
  'not-yours': () => 'That question is put to somebody else.',
  'not-a-roll': (r) => `A roll here is a whole number from 0 to ${Number(r.n) - 1}, not ${r.pick}.`,
  'no-pick': () => 'The answer must pick one of the options.',
  'not-offered': (r) => `${r.pick} is not one of the options.`,
  'no-text-asked': () => 'No text is asked for here.',
  'text-too-short': (r) => `The text is too short: ${r.length} characters of at least ${r.min}.`,
  'text-too-long': (r) => `The text is too long: ${r.length} characters of at most ${r.max}.`,
};

export function explain(messages: Messages, reason: Reason): string {
  const say = messages.reasons[reason.code] ?? GATE[reason.code];
  return say ? say(reason) : `Not possible (${reason.code}).`;
}
