/** The games in a few minutes each, in English. A picture stands beside the words that it shows. */
import type { ShelfId } from '../boards/index.ts';

export type Lesson = {
  readonly head: string;
  /** One of the game's own pictures, and what it shows. */
  readonly picture?: string;
  readonly caption?: string;
  readonly points: readonly string[];
};

export const rules: { readonly [id in ShelfId]: readonly Lesson[] } = {
  castle: [
    {
      head: 'What you want',
      picture: 'castle',
      caption: 'A castle halfway: dots are what is still to be built.',
      points: [
        'The castle that is worth most: four towers, four walls and a donjon of four floors, with flags, residents and guests.',
      ],
    },
    {
      head: 'Your turn',
      picture: 'dice',
      caption: 'The faces of a die. “?” is any of the others.',
      points: [
        'You roll two dice and use both. Wood, Stone, Gold and Food put a token on a free square of that kind; Resident draws two residents.',
        'Everybody else may use one of your two dice, at the same time. So you play in every turn, also in those of the others.',
        'Then you may build: a row or column that is full of tokens gives what stands at its end, and its tokens come back to your hand.',
      ],
    },
    {
      head: 'What lines give',
      picture: 'rewards',
      caption: 'A tower with its value, a wall, a floor, a flag, residents.',
      points: [
        'Each floor of the donjon brings a guest. Flags need walls to stand on: two for each of the first two, one for each of the others.',
        'Two full lines that cross share a token: only one of them can be built now.',
        'Residents count by the group that the last of them stands in: few are worth little, many are worth much.',
      ],
    },
    {
      head: 'Guests',
      picture: 'guests',
      caption: 'A bolt, an hourglass, a crown.',
      points: [
        'In the Great Architect’s edition guests have powers: a bolt acts when the guest comes, an hourglass helps as long as the guest stays, a crown scores at the end.',
        'In the Apprentice’s edition a guest is worth the points on the card, and nothing more.',
      ],
    },
    {
      head: 'The end',
      points: [
        'The first with four towers draws the Sun. Whoever finishes the twelfth part draws the Cloud, and the dice rest.',
        'Everybody may still build lines that were full at that moment. Then towers, Sun, Cloud, residents, flags and guests are counted.',
      ],
    },
  ],
  september: [
    {
      head: 'What you want',
      picture: 'stars',
      caption: 'Stars are all that counts.',
      points: [
        'More Stars than the other side. Ten campaigns in Europe and in the Pacific have Stars for whoever has the higher sum in the end; the first to fill the last zone of a campaign takes one at once.',
      ],
    },
    {
      head: 'A round',
      picture: 'dice',
      caption: 'Red flies, Blue sails, Green drives.',
      points: [
        'The first player rolls six dice, two of each colour, and may reroll any of them once.',
        'Beginning with the second player, both take a die in turn until each has three.',
        'Beginning with the first player, both play a die in turn: one of your three goes to Europe, one to the Pacific, one to the Event Track, in any order.',
      ],
    },
    {
      head: 'Campaigns',
      picture: 'campaign',
      caption: '3 and 4 make 7: the bonus die between them is yours.',
      points: [
        'A campaign is a row of battle zones. It is filled from the arrow to the lock, no zone may be left out, and each takes a die of its own colour.',
        'If two neighbours make exactly 7 you win the die between them: its value goes at once into another zone of the same theatre, whatever the colour there, and may make the next 7.',
      ],
    },
    {
      head: 'The Event Track',
      picture: 'track',
      caption: 'Flag, Person, Operation, Event, hourglass.',
      points: [
        'Any die marks the next icon of your track. A Person, an Operation or an Event is looked up with two of your dice; each card acts at once and says what it does.',
        'Hourglasses cross off your Atomic Project. With the last of them you write a 6 into any empty last zone of yours, and the game ends with this round.',
      ],
    },
    {
      head: 'The end',
      points: [
        'After the round in which the seventh Star of a campaign’s last zone is taken, or an Atomic Project is complete. Then every campaign gives its Stars to the higher sum.',
      ],
    },
  ],
  time: [
    {
      head: 'What you want',
      picture: 'ending',
      caption: 'The last sentence of your tale; nobody else knows it.',
      points: [
        'All of you tell one fairy tale. Each holds story cards and a secret ending. Whoever has played every card and brings the tale to her own ending wins.',
      ],
    },
    {
      head: 'Telling',
      picture: 'cards',
      caption: 'A character, an item, a place, an aspect, an event.',
      points: [
        'The storyteller writes one sentence at a time. If it mentions something on a card of hers she may play the card with it.',
        'The card that your words mention rises by itself. A short sentence is a good sentence.',
      ],
    },
    {
      head: 'Interrupting',
      picture: 'interrupt',
      caption: 'A torn corner: this card also interrupts its whole group.',
      points: [
        'Does the tale mention a card of yours? Lay it on that sentence, and go on from there yourself.',
        'A card with a torn corner may also be laid when any card of its group is played.',
        'Whoever is interrupted draws a card. So does whoever passes: the tale then goes left.',
      ],
    },
    {
      head: 'Judging',
      points: [
        'The referee finds cards in sentences: a mare is a horse, a king’s son is a prince. Where he is not sure he asks the storyteller, and where you disagree the others vote.',
        '“Silly!” objects to a card that does not matter, or to a tale that contradicts itself. Be kind: you all want a good tale.',
      ],
    },
    {
      head: 'The end',
      points: [
        'With no story card left, and after at most two sentences more, the storyteller lays her ending. If the others find that it closes the tale she wins, and the tale becomes a book that you can keep.',
      ],
    },
  ],
};
