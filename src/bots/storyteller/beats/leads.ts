/** What leads into a sentence: the quest, the danger and the company are not forgotten. */
import type { WrittenBeats } from '../beat.ts';

export const leads: WrittenBeats = {
  quest: [
    ['want:find P?', '', 'Still looking for {P}, ', 'With no word of {P} yet, ', 'For {P.s} sake, '],
    ['want:riddle', '', 'Turning the riddle over and over, ', 'Still without an answer, '],
    ['want:debt', '', 'With the day of payment drawing nearer, ', 'Since a promise is a promise, '],
    ['want:curse', '', 'In the hope of being rid of it at last, ', 'With those hard words still in {H.his} ears, '],
    ['want:throne', '', 'Little guessing what {H.he} was born to, ', 'As poor as ever, and as stubborn, '],
    ['want:fortune', '', 'With {H.his} fortune still to make, ', 'Still without a penny, '],
    ['want:wonder', '', 'Eager to see what came next, ', 'As curious as ever, '],
  ],
  arrival: [
    ['@at-sea', '', 'Once ashore again, ', 'Back on dry land, '],
    ['@cave', '', 'Out in the daylight again, ', 'Blinking a little, '],
    ['@forest', '', 'When the trees thinned out at last, '],
    ['@island', '', 'As soon as there was a way back, '],
    ['@mountain', '', 'Down in the valley again, ', 'With stiff knees and a clear head, '],
    ['@palace', '', 'Outside the gates once more, '],
    ['@ruin', '', 'With dust in {H.his} hair, '],
    ['@tower', '', 'Back on level ground, '],
    ['@town', '', 'Leaving the chimneys behind, '],
    ['@village', '', 'Refreshed, and with a sausage in each pocket, '],
  ],
  danger: [
    [
      'V tied',
      '',
      'With {V} not a day behind, ',
      'To be out of {V.s} reach, ',
      'Knowing well that {V} had eyes everywhere, ',
      'In spite of {V}, ',
    ],
    ['V', '', 'Never quite forgetting {V}, '],
  ],
  company: [
    ['F', '', 'With {F} at {H.his} side, ', 'Not without {F}, '],
    ['A', '', 'With {A} close behind, ', 'While {A} looked on, '],
    ['L', '', 'For {L.s} sake, '],
    ['L+away', '', 'Thinking of {L} all the while, '],
  ],
};
