/** What Castle's board says besides the game's own messages, in English. */
import type { Reward } from '../../../games/castle/board.ts';
import { and, many } from '../../../kernel/english.ts';

export const text = {
  castleOf: (name: string, towers: number, walls: number, floors: number, flags: number): string =>
    `The castle of ${name}: ${and([
      many(towers, 'tower', 'towers'),
      many(walls, 'wall', 'walls'),
      many(floors, 'floor', 'floors'),
      many(flags, 'flag', 'flags'),
    ])}.`,
  residents: (n: number, of: number, worth: number): string => `${n} of ${of} residents, worth ${worth}`,
  group: (worth: number): string => `worth ${worth}`,
  tokens: (n: number): string => many(n, 'token in hand', 'tokens in hand'),
  points: (n: number): string => many(n, 'point', 'points'),
  reward: (r: Reward): string => {
    const parts: string[] = [];
    if (r.tower > 0) parts.push(`a tower worth ${r.tower}`);
    if (r.wall) parts.push('a wall');
    if (r.floor) parts.push('a floor and a guest');
    if (r.residents > 0) parts.push(many(r.residents, 'resident', 'residents'));
    for (const value of r.flags) parts.push(`a flag of ${value}`);
    if (r.power === 'reactivate') parts.push('a bolt guest acts again');
    if (r.power === 'steal') parts.push('a guest lured away');
    return and(parts);
  },
  gives: (line: string, reward: string, complete: boolean): string =>
    `${line} gives ${reward}${complete ? ', complete' : ''}`,
  square: (resource: string, name: string, filled: boolean): string =>
    `${resource}, ${name}${filled ? ', your token' : ''}`,
  put: (resource: string, name: string): string => `${resource} on ${name}`,
  dice: 'Dice',
  die: (face: string): string => `Die showing ${face}`,
  dieUsed: (face: string): string => `Die showing ${face}, used`,
  onlyThis: (face: string): string => `Show only what ${face} can do`,
  noDice: 'The dice are being passed on.',
  board: 'Your board',
  boardOf: (name: string): string => `The board of ${name}`,
  gate: 'Guests at the gate',
  deck: (n: number): string => many(n, 'more in the deck', 'more in the deck'),
  yourGuests: 'Your guests',
  guestsOf: (name: string): string => `Guests of ${name}`,
  noGuests: 'No guests yet: a floor of the donjon brings one.',
  cardWorth: (points: number): string => `Guest worth ${points}`,
  kinds: {
    bolt: 'Bolt: acts when it comes',
    hourglass: 'Hourglass: works while it stays',
    crown: 'Crown: counts at the end',
  },
  others: 'The other castles',
  look: (name: string): string => `Look at the castle of ${name}`,
  other: (name: string, points: number, tokens: number, active: boolean): string =>
    `${text.look(name)}: ${and([text.points(points), text.tokens(tokens), ...(active ? [text.active] : [])])}`,
  back: 'Back to your castle',
  active: 'has the dice',
  sun: 'has the Sun',
  flag: 'a flag worth 2, by the Monk',
  twoResidents: 'draw two residents',
  cloud: 'a cloud, by the Shepherdess',
  cook: 'the resident of the Cook',
  decline: 'Take neither die',
  stop: 'Build nothing more',
  enough: 'Move no token',
  by: (face: string, what: string): string => `${face}: ${what}`,
  use: (dice: string): string => `You rolled ${dice}. Use ${dice.includes(' and ') ? 'a die' : 'it'}.`,
  useLeft: (face: string): string => `Use the other die: ${face}.`,
  answer: (name: string, dice: string): string => `${name} rolled ${dice}. Take one of them, or neither.`,
  dog: (face: string): string => `Dagobert brings ${face}. Use it.`,
  savePicture: 'Save the picture',
  total: 'Total',
  wins: 'wins',
} as const;
