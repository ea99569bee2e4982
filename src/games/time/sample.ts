/** Sentences that a player might write: plain ones about her own cards, so that games of chance get somewhere. */
import type { Below } from '../../kernel/game.ts';
import type { Group } from './cards.ts';
import { KIND, kindOf } from './rules/questions.ts';
import type { TimeState } from './rules/state.ts';

type Frame = (title: string) => string;
const FRAMES: { readonly [group in Group]: readonly Frame[] } = {
  character: [(t) => `Then there came a ${t} to the gate.`, (t) => `Not far from there lived a ${t}.`],
  item: [(t) => `Under the bed lay a ${t}, and nobody knew whose it was.`, (t) => `She had nothing left but a ${t}.`],
  place: [(t) => `At last they reached the ${t}.`, (t) => `The ${t} was as still as a stone.`],
  aspect: [(t) => `Everybody said of him: ${t}.`, (t) => `It was ${t}, that much was plain.`],
  event: [(t) => `And what came next? ${t}.`, (t) => `That very day it happened: ${t}.`],
};
const PLAIN = [
  'Once upon a time, when wishes still counted for something, it began to rain.',
  'And so they went on, and nobody said a word.',
  'But that was not the end of it.',
];

export function sample(s: TimeState, slot: number, below: Below): string {
  const hand = kindOf(slot) === KIND.tell ? s.hands[s.teller] : [];
  if (hand.length === 0 || below(4) === 0) return PLAIN[below(PLAIN.length)];
  const { title, group } = s.deck.cards[hand[below(hand.length)]];
  const frames = FRAMES[group];
  return frames[below(frames.length)](title.toLowerCase());
}
