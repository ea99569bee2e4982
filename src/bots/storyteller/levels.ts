/** How well a storyteller plans, how alert and how quick she is. */
export type Level = {
  /** How much the needs of her ending weigh when she chooses what to tell. */
  readonly plan: number;
  /** How much she minds words that others might hold a card for. */
  readonly care: number;
  /** How much she would rather keep her Interrupt cards. */
  readonly hoard: number;
  /** How many sentences she weighs against each other. */
  readonly breadth: number;
  /** In how many of a hundred cases she sees a chance to interrupt by mention, and by group. */
  readonly mention: number;
  readonly group: number;
  /** Whether she also tries what is only likely. */
  readonly daring: boolean;
  /** In how many of a hundred cases she objects to a card that the matcher cannot find. */
  readonly strict: number;
  /** Between what and what she hesitates, in milliseconds. */
  readonly delay: readonly [number, number];
  readonly lettersPerSecond: number;
};

export const LEVELS = {
  gentle: {
    plan: 0.6,
    care: 0,
    hoard: 0,
    breadth: 3,
    mention: 25,
    group: 15,
    daring: false,
    strict: 0,
    delay: [3200, 5600],
    lettersPerSecond: 9,
  },
  fair: {
    plan: 1,
    care: 0.8,
    hoard: 0.4,
    breadth: 5,
    mention: 60,
    group: 50,
    daring: false,
    strict: 0,
    delay: [2000, 4500],
    lettersPerSecond: 13,
  },
  sharp: {
    plan: 1.2,
    care: 2.5,
    hoard: 1.2,
    breadth: 10,
    mention: 97,
    group: 95,
    daring: true,
    strict: 50,
    delay: [1500, 3000],
    lettersPerSecond: 19,
  },
} as const satisfies { readonly [name: string]: Level };
