/** What a newcomer is told the first time that a question comes, by game and verb. */
import type { ShelfId } from '../boards/index.ts';

export const tips: { readonly [id in ShelfId]: { readonly [verb: string]: string } } = {
  castle: {
    use: 'Squares that glow can take a token. Try to fill a whole row or column: what it gives stands at its end. Tap a die to see what it alone can do.',
    answer: 'The dice are somebody else’s, but you may take one of them too. There is no harm in it.',
    build: 'A line is full. Tap what stands at its end to draw it into your castle; its tokens come back to you.',
    welcome: 'A floor brings a guest. Red ones act now, blue ones help from now on, golden ones score at the end.',
    name: 'This “?” may be any face. Choose the one that helps you most.',
    steal: 'You may lure away a guest of somebody else’s.',
    reactivate: 'One of your red guests acts once more.',
  },
  september: {
    reroll:
      'Tap the dice that you do not like and roll them again, once. Each colour fits zones of its own: aircraft, ships, tanks.',
    draft: 'Take a die in turn until each has three. Look which colours your next zones want.',
    allocate:
      'One of your three dice goes to Europe, one to the Pacific, one to the Event Track. Tap a die to see where it fits.',
    bonus:
      'Two neighbours made 7: this die is won. It goes into any next zone of the same theatre, whatever its colour.',
    'look-up': 'Two of your dice read a card from the table. It acts at once.',
  },
  time: {
    tell: 'Write one sentence of the tale. If it mentions a card of your hand the card rises: tap it to play it with the sentence.',
    lay: 'If a sentence mentions a card of yours, lay the card on it: then you tell the tale.',
    answer: 'Somebody says that your sentence mentions their card. If it is so, accept: the tale is theirs now.',
    'vote-ending': 'Does this ending close the tale? Be kind: say no only to obvious nonsense.',
    'vote-claim': 'Was the card mentioned? You decide.',
    'vote-objection': 'Is the objection right? You decide.',
  },
};
