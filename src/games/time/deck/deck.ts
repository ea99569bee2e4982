// The shape of a deck: ours (deck.json) and a host's own (T-2) alike.

/** T-1: the five groups. */
export const groups = ['character', 'item', 'place', 'aspect', 'event'] as const;
export type Group = (typeof groups)[number];

/** T-1: what an ending is about. */
export const themes = [
  'true love',
  'reunion',
  'a curse undone',
  'a throne restored',
  'a villain punished',
  'a bargain kept',
  'a lesson learned',
  'to this day',
  'a vanishing',
  'a riddle solved',
  'mercy',
  'inheritance',
] as const;
export type Theme = (typeof themes)[number];

/**
 * What a tale must hold before an ending fits it. A bot works towards these; nobody is bound by them.
 * Roles: lovers, villain, hero, family (parted or quarrelling), ruler, beast (an animal or someone turned into one),
 * stranger. Threads: curse, secret, bargain, riddle, journey, loss (of someone or something), wrong (done and unpaid),
 * death. Things: throne, treasure, token (something small that was kept), place (a house, wood or well that remains).
 */
export const needs = [
  'lovers',
  'villain',
  'hero',
  'family',
  'ruler',
  'beast',
  'stranger',
  'curse',
  'secret',
  'bargain',
  'riddle',
  'journey',
  'loss',
  'wrong',
  'death',
  'throne',
  'treasure',
  'token',
  'place',
] as const;
export type Need = (typeof needs)[number];

export type Card = {
  /** Short, lower case, unique in its deck. */
  id: string;
  title: string;
  group: Group;
  /** T-7: may also be laid on any card of its group. */
  interrupt: boolean;
  /** A name in the game-icons set; a card without one shows its group. */
  icon?: string;
  /** Words and phrases that mean the card. The language they are written in: matcher/pattern.ts. */
  aliases: readonly string[];
  /** Words and phrases that may mean it: enough to ask, not enough to be sure. */
  hints: readonly string[];
  /** Phrases in which an alias means something else: "family tree". */
  except: readonly string[];
};

type Ending = { id: string; text: string; themes: readonly Theme[]; needs: readonly Need[] };

export type Deck = { name: string; cards: readonly Card[]; endings: readonly Ending[] };

/** As a file may say it: everything that can be left out or worked out is optional. */
export type WrittenDeck = {
  name?: string;
  cards: readonly {
    id?: string;
    title: string;
    group: string;
    interrupt?: boolean;
    icon?: string;
    aliases?: readonly string[];
    hints?: readonly string[];
    except?: readonly string[];
  }[];
  endings: readonly { id?: string; text: string; themes?: readonly string[]; needs?: readonly string[] }[];
};

/** "Husband/Wife" is husband-wife. A title in letters without Latin ones keeps them. */
export const slug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The deck that a sound file describes. */
export const deckOf = (written: WrittenDeck): Deck => ({
  name: written.name ?? 'Our own deck',
  cards: written.cards.map(({ id, title, group, interrupt, icon, aliases, hints, except }) => ({
    id: id ?? slug(title),
    title,
    group: group as Group,
    interrupt: interrupt ?? false,
    ...(icon === undefined ? {} : { icon }),
    aliases: aliases ?? [],
    hints: hints ?? [],
    except: except ?? [],
  })),
  endings: written.endings.map((ending, i) => ({
    id: ending.id ?? `ending-${i + 1}`,
    text: ending.text,
    themes: (ending.themes ?? []) as readonly Theme[],
    needs: (ending.needs ?? []) as readonly Need[],
  })),
});

/** The title as the alphabet counts it: "A", "An" and "The" are ignored, and so are accents (T-4). */
export const alphabetical = (deck: Deck, card: number): string =>
  deck.cards[card].title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/^(an?|the) /, '');

/** T-3: how many story cards each of so many players is dealt. */
export const dealtEach = (players: number): number => ({ 2: 10, 3: 8, 4: 7, 5: 6 })[players] ?? 5;
