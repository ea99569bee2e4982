/** Which picture stands for what. The pictures themselves are many: in a book that is printed they come with it, on a screen later. */
import type { Card, Charge, Group } from './book.ts';
import emblems from './emblems.json' with { type: 'json' };

/** By name, each in a box of 512 by 512. */
export type Pictures = { readonly [name: string]: { readonly d: string } };

export const chargeIcon = (charge: Charge): string => emblems.charges[charge];
export const groupIcon = (group: Group): string => emblems.groups[group];

/** The icon that a card is drawn with: decks of one's own may name what we do not hold. */
export const cardIcon = ({ icon, group }: Pick<Card, 'icon' | 'group'>, pictures: Pictures): string =>
  Object.hasOwn(pictures, icon) ? icon : groupIcon(group);

/** Nothing, as long as a picture is not there. */
export const pathIn = (pictures: Pictures, name: string): string => pictures[name]?.d ?? '';

/** The picture on the cover: of the first character, else of the first card, else the book's own. */
export function coverIcon(cards: readonly Pick<Card, 'icon' | 'group'>[], pictures: Pictures): string {
  const card = cards.find(({ group }) => group === 'character') ?? cards[0];
  return card === undefined ? groupIcon('aspect') : cardIcon(card, pictures);
}
