/** The games in a few sentences each, in English. */
import type { ShelfId } from '../boards/index.ts';

export type Lesson = { readonly head: string; readonly points: readonly string[] };

export const rules: { readonly [id in ShelfId]: readonly Lesson[] } = {
  castle: [
    {
      head: 'What you want',
      points: [
        'Build the castle that is worth most: four towers, four walls and a donjon of four floors, with flags, residents and guests.',
      ],
    },
    {
      head: 'Your turn',
      points: [
        'You roll two dice and use both. Wood, Stone, Gold and Food put a token on a free square of that kind; Resident draws two residents; a question mark is any face you like.',
        'Everybody else may use one of your two dice, at the same time.',
        'Then you may build: a row or column that is full of tokens gives what stands at its end, and its tokens come back to you.',
      ],
    },
    {
      head: 'What lines give',
      points: [
        'Towers and walls, floors of the donjon, residents and flags. Each floor brings a guest.',
        'Flags need walls to stand on. Two full lines that cross share a token: only one of them can be built.',
        'In the Great Architect’s edition guests have powers: a bolt acts at once, an hourglass helps as long as the guest stays, a crown scores at the end.',
      ],
    },
    {
      head: 'The end',
      points: [
        'The first with four towers draws the Sun. Whoever finishes the twelfth part draws the Cloud, and the dice rest.',
        'Everybody may still build lines that were full at that moment. Then the points are counted: towers, Sun, Cloud, residents, flags, guests.',
      ],
    },
  ],
  september: [
    {
      head: 'What you want',
      points: [
        'Two sides roll and write their way through campaigns in Europe and the Pacific, and count the stars at the end.',
      ],
    },
  ],
  time: [
    {
      head: 'What you want',
      points: [
        'One player tells a tale and lays the cards that it mentions. The others listen for their own cards and take the tale over. Whoever has laid every card and reaches their own ending wins.',
      ],
    },
  ],
};
