import type { Card, Charge, Group } from './book.ts';
import emblems from './emblems.json' with { type: 'json' };
import held from './icons.json' with { type: 'json' };

/** The pictures, each in a box of 512 by 512. */

const icons: Readonly<Record<string, { artist: string; d: string }>> = held;

const own = (name: string): boolean => Object.hasOwn(icons, name);

export const chargeIcon = (charge: Charge): string => emblems.charges[charge];
export const groupIcon = (group: Group): string => emblems.groups[group];

/** The icon that a card is drawn with: decks of one's own may name what we do not hold. */
export const cardIcon = ({ icon, group }: Pick<Card, 'icon' | 'group'>): string =>
  own(icon) ? icon : groupIcon(group);

export const iconPath = (name: string): string => icons[name].d;

/** Artists sign in their own way; a slug that is only a name in small letters needs no entry. */
const signatures: Record<string, string> = {
  andymeneely: 'Andy Meneely',
  aussiesim: 'AussieSim',
  darkzaitzev: 'DarkZaitzev',
  generalace135: 'GeneralAce135',
  guard13007: 'Guard13007',
  irongamer: 'IronGamer',
  lucasms: 'Lucas MS',
  priorblue: 'PriorBlue',
  sbed: 'sbed',
  spencerdub: 'SpencerDub',
  starseeker: 'StarSeeker',
  'various-artists': 'various artists',
};

/** Who drew these icons, the most used first. */
export function artistsOf(names: Iterable<string>): string[] {
  const counts = new Map<string, number>();
  for (const name of new Set(names)) counts.set(icons[name].artist, (counts.get(icons[name].artist) ?? 0) + 1);
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(
      ([slug]) =>
        signatures[slug] ?? slug.replace(/(^|-)([a-z])/g, (_, dash, c) => (dash ? ' ' : '') + c.toUpperCase()),
    );
}
