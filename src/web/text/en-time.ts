/** The options of Once Upon a Time for its host, in plain words. By option, or by option and value where words are shared. */
export const timeOptions: { readonly [option: string]: string } = {
  first: 'How chance decides',
  pace: 'Pace',
  endings: 'Endings for each',
  handicap: 'Two endings, as a help, for',
  exchange: 'Swapping an ending',
  gentle: 'Gentle mode',
  rising: 'Mentioned cards',
  words: 'Words',
  deck: 'Deck',
};

export const timeValues: { readonly [value: string]: string } = {
  'first.chance': 'Anybody',
  'first.alphabet': 'By the alphabet',
  'start.all': 'Chance decides',
  'pace.typed': 'Typed: 25 seconds’ pause',
  'pace.voice': 'Spoken: 5 seconds’ pause',
  'pace.off': 'As long as you like',
  'pace.slow': 'A move a day',
  'endings.one': 'One',
  'endings.two': 'Two',
  'exchange.off': 'No',
  'exchange.on': 'When passing',
  'gentle.off': 'Off',
  'gentle.no-interrupts': 'Nobody interrupts',
  'gentle.no-penalties': 'No penalties',
  'rising.on': 'Rise by themselves',
  'rising.off': 'Listen yourself',
  'words.any': 'Any',
  'words.mild': 'Mild',
};

export const timeHints: { readonly [option: string]: string } = {
  first: 'By the alphabet, each draws a card, and the title nearest to A begins.',
  pace: 'Whoever pauses for longer draws a card, and the story goes on to the next.',
  handicap: 'Either ending wins: for younger or newer tellers.',
  exchange: 'Whoever passes may give up the ending for a new one, and draws two cards for it.',
  gentle: 'For children. Pauses may be three times as long.',
  rising: 'Whether a card of your hand lifts itself when it was mentioned.',
  words: 'With mild words a rough sentence is handed back to be reworded, and so is rough table talk.',
};
