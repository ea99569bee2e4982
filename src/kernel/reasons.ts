/** Refusals in words: the game's, or those that every game shares. */
import type { Messages, Reason } from './game.ts';

const SHARED: Messages['reasons'] = {
  'game-over': () => 'The game is over.',
  'not-asked': (r) => `That question (${r.key}) is not open any more.`,
  'not-yours': () => 'That question is put to somebody else.',
  'not-a-roll': (r) => `A roll here is a whole number from 0 to ${Number(r.n) - 1}, not ${r.pick}.`,
  'no-pick': () => 'The answer must pick one of the options.',
  'not-offered': (r) => `${r.pick} is not one of the options.`,
  'no-text-asked': () => 'No text is asked for here.',
  'text-too-short': (r) => `The text is too short: ${r.length} characters of at least ${r.min}.`,
  'no-such-seat': (r) => `There is no seat ${r.seat} at this table.`,
  resigned: () => 'That player has resigned.',
  'seat-held': (r) => `That seat is held by a ${r.held} already.`,
  'claim-of-two': () => 'Only between two the game can be claimed; with more a bot takes the seat.',
  'no-undo': () => 'In this game nothing is taken back.',
  'nothing-to-undo': () => 'There is no move of yours to take back.',
  'rolled-since': () => 'Dice or cards have come since: that move cannot be taken back.',
  'played-on': () => 'Others have played on after that move: it cannot be taken back.',
  'clock-answered': () => 'Your time was over and the clock has answered: that stands.',
  'undo-other': () => 'That is not the latest move of that player.',
  'draw-offered': () => 'You have offered a draw already.',
  'no-draw-offered': () => 'Nobody has offered a draw.',
  'nobody-left': () => 'Nobody is left who could agree to a draw.',
  'no-clock': () => 'This table has no such clock.',
  'unknown-entry': () => 'There is no such entry.',
  'back-in-time': (r) => `The time ${r.at} is none, or lies before the entry above it.`,
  'text-too-long': (r) => `The text is too long: ${r.length} characters of at most ${r.max}.`,
};

export function explain(messages: Messages, reason: Reason): string {
  const say = messages.reasons[reason.code] ?? SHARED[reason.code];
  return say ? say(reason) : `Not possible (${reason.code}).`;
}
