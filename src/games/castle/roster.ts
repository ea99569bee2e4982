/** Where each guest stands in the deck, for the rules that ask for one by name. */
export const ROSTER = [
  'architect',
  'bohemian',
  'logger',
  'merchant',
  'miner',
  'peasant',
  'dagobert',
  'magician',
  'shepherdess',
  'knight',
  'cook',
  'guard',
  'monk',
  'troll',
  'courtesan',
  'jester',
  'prince',
  'princess',
  'king',
  'queen',
] as const;

export type GuestId = (typeof ROSTER)[number];

/** The number of each guest; looked up on every die that is used, so it is not searched for. */
export const GUEST = Object.fromEntries(ROSTER.map((id, i) => [id, i])) as { readonly [id in GuestId]: number };

const between = (first: GuestId, last: GuestId): number => {
  let set = 0;
  for (let i = GUEST[first]; i <= GUEST[last]; i++) set |= 1 << i;
  return set;
};
export const BOLTS = between('architect', 'magician');
export const CROWNS = between('courtesan', 'queen');
