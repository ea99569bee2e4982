/** The cards and the matcher, as the rules need them. */
import type { Parsed } from '../../kernel/game.ts';

export type Group = 'character' | 'item' | 'place' | 'aspect' | 'event';
type Card = { readonly title: string; readonly group: Group; readonly interrupt: boolean };
export type Deck = { readonly cards: readonly Card[]; readonly endings: readonly { readonly text: string }[] };

const titles: { readonly [group in Group]: readonly [string, string] } = {
  character: [
    'Beggar, Bird, Brother/Sister, Child, Cook, Enemy, Fairy, Giant, King, Old Man, Old Woman, Parent, Prince, Princess, Queen, Shepherdess, Stepmother, Thief, Witch, Wolf',
    'Frog, Horse, Husband/Wife, Monster, Orphan',
  ],
  item: [
    'Axe, Boat, Book, Crown, Door, Fire, Food, Ring, Spell, Sword, Treasure, Window, Shoe, Flower, Mirror, Bridge',
    'Gift, Key, Tree, Apple, Well',
  ],
  place: [
    'At Sea, Cave, Cottage, Forest, Island, Kingdom, Mountain, Night, Palace, Prison, River, Road, Ruin, Tower, Town, Village',
    'Chapel, Home, Kitchen, Stairs, Mill',
  ],
  aspect: [
    'Beautiful, Cursed, Disguised, Far Away, Frightened, Happy, Hidden, Long-Lost, Lost, Lucky, Poisoned, Secret, Sleeping, Stolen, This Animal Can Talk, This Can Fly, Tiny, Ugly, Very Strong, Very Wise',
    'Blind, Mad, Evil, Foolish, This Object Can Talk',
  ],
  event: [
    'A Chase, A Death, A Fight, A Rescue, A Trap, An Argument, An Object Breaks, Escape, Journey, People Meet, People Part Company, Someone Is Hurt, Time Passes, Transformation, Two People Fall in Love',
    'Contest, Dream, Plan, Storm, Something Is Revealed',
  ],
};
export const printedDeck: Deck = {
  cards: (Object.keys(titles) as Group[]).flatMap((group) =>
    titles[group].flatMap((list, i) => list.split(', ').map((title) => ({ title, group, interrupt: i === 1 }))),
  ),
  endings: Array.from({ length: 56 }, (_, i) => ({ text: `And so it was, in the end, for the ${i + 1}th time.` })),
};
export const parseOwnDeck = (_: string): Parsed<unknown> => ({ ok: true, value: printedDeck });
export const deckOf = (own: unknown): Deck => (own as Deck | undefined) ?? printedDeck;

/** The title as the alphabet counts it: "A", "An" and "The" are ignored (T-4). */
export const alphabetical = (deck: Deck, card: number): string =>
  deck.cards[card].title.toLowerCase().replace(/^(an?|the) /, '');

/** The matcher's word on whether a text mentions a card. */
export function verdictOn(deck: Deck, card: number, text: string): number {
  const words = ` ${text.toLowerCase().replace(/[^a-z]+/g, ' ')} `;
  return words.includes(` ${alphabetical(deck, card)} `) ? 2 : words.includes(alphabetical(deck, card)) ? 1 : 0;
}
