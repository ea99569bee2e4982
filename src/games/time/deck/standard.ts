// Our deck (T-1): 112 story cards, 56 endings. A test holds deck.json to what a host's own file must hold to, and more.

import data from './deck.json' with { type: 'json' };
import { type Deck, deckOf } from './deck.ts';

export const standardDeck: Deck = deckOf(data);
