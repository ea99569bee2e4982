/**
 * The twenty guests of the Great Architect (C-19, C-20): each a literal that reads like its card. The points stand in the
 * board file; hourglass guests have no steps, the rules that they bend ask for them by name.
 */
import { call, type Step } from '../../kernel/frames.ts';
import { FOOD, GOLD, STONE, WOOD } from './faces.ts';
import type { Castle } from './state.ts';
import { lift, nameFace, put, residents, rollDog, token, tokenAnywhere, useDog } from './verbs.ts';

export type Guest = {
  readonly id: string;
  readonly name: string;
  readonly kind: 'bolt' | 'hourglass' | 'crown';
  readonly text: string;
  readonly steps: readonly Step<Castle>[];
  /** Of a crown: what it counts at the end (C-17). */
  readonly counts?: 'crowns' | 'floors' | 'walls' | 'towers' | 'flags';
};

const bolt = (id: string, name: string, text: string, steps: readonly Step<Castle>[]): Guest => ({
  id,
  name,
  kind: 'bolt',
  text,
  steps,
});
const hourglass = (id: string, name: string, text: string): Guest => ({ id, name, kind: 'hourglass', text, steps: [] });
const crown = (id: string, name: string, text: string, counts?: Guest['counts']): Guest => ({
  id,
  name,
  kind: 'crown',
  text,
  steps: [],
  ...(counts ? { counts } : {}),
});

export const GUESTS: readonly Guest[] = [
  bolt('architect', 'Architect', 'Put a token on any free square and draw 1 resident.', [tokenAnywhere, residents(1)]),
  bolt('bohemian', 'Bohemian', 'Draw 4 residents.', [residents(4)]),
  bolt('logger', 'Logger', 'Put down 2 Wood.', [token(WOOD), token(WOOD)]),
  bolt('merchant', 'Merchant', 'Put down 2 Gold.', [token(GOLD), token(GOLD)]),
  bolt('miner', 'Miner', 'Put down 2 Stone.', [token(STONE), token(STONE)]),
  bolt('peasant', 'Peasant', 'Put down 2 Food.', [token(FOOD), token(FOOD)]),
  bolt('dagobert', 'Dagobert the dog', 'Roll a die and use its result twice.', [rollDog, nameFace, useDog, useDog]),
  bolt('magician', 'Magician', 'Move up to two of your tokens to free squares.', [lift, put, lift, put]),
  hourglass('shepherdess', 'Shepherdess', 'Your "?" may draw a cloud worth 2 instead. Clouds stay if she leaves.'),
  hourglass('knight', 'Knight', 'Your Resident may put a token on any free square instead.'),
  hourglass('cook', 'Cook', 'Your Food also draws 1 resident, who stays if he leaves.'),
  hourglass('guard', 'Guard', 'Nobody can steal your crown guests.'),
  hourglass('monk', 'Monk', 'Your Gold may draw a flag worth 2 instead. Flags stay if he leaves.'),
  hourglass('troll', 'Troll', 'Your Wood may lie on Stone, and your Stone on Wood.'),
  crown('courtesan', 'Courtesan', 'Worth 1 for each of your crown guests, herself too.', 'crowns'),
  crown('jester', 'Jester', 'Worth 1 for each floor of your donjon.', 'floors'),
  crown('prince', 'Prince', 'Worth 1 for each of your walls.', 'walls'),
  crown('princess', 'Princess', 'Worth 1 for each of your towers.', 'towers'),
  crown('king', 'King', 'Worth 1 for each of your flags.', 'flags'),
  crown('queen', 'Queen', 'Worth 3.'),
];

/** Calls a guest's power for a seat. */
export const power = (guest: number, seat: number) => call(GUESTS[guest].id, seat);
