/** All pictures, with whom to thank for them. */
import held from './icons.json' with { type: 'json' };

export const icons: { readonly [name: string]: { readonly artist: string; readonly d: string } } = held;

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
