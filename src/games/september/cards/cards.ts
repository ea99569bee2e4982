/** All 56 cards, in the order of the roster. */
import type { Programs } from '../../../kernel/frames.ts';
import type { September } from '../state.ts';
import { ALLIED_CARDS } from './allied.ts';
import { type Card, programOf } from './card.ts';
import { TRIPARTITE_CARDS } from './tripartite.ts';

export const CARDS: readonly Card[] = [...TRIPARTITE_CARDS, ...ALLIED_CARDS];

export const cardPrograms: Programs<September> = Object.fromEntries(CARDS.map((card) => [card.id, programOf(card)]));
