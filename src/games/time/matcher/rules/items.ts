// Items that follow from what is done with them.
import type { RuleTable } from './table.ts';

export const items: RuleTable = {
  gift: {
    except: ['give birth to <det|poss|object>'],
    sure: [
      'accept|receive ..5 thanks|gratefully|gratitude',
      'give ..6 as a|his|their ..1 present|gift|reward|token|keepsake|thanks',
      'in return for ..2 kindness|help',
      'bring ..3 back ..3 from',
      'promise ..2 bring ..3 <thing|food>',
      'leave ..4 on his ..1 doorstep|pillow',
      'leave ..3 in his will',
    ],
    likely: [
      'be given a',
      'with thanks',
      'something precious',
      'accept ..2 <thing|food>',
      'give|offer|hand|bring|send ..1 <object|person|name|royal> ..1 <det|poss|number> ..2 <thing|food|animal>',
      'give|offer ..5 to <object|poss|det>',
      'here be a',
      'take this',
      'offer half',
      'share ..2 <food>',
    ],
  },
  food: {
    sure: ['eat', 'ate', '<number> course', 'fill ..1 belly|stomach', 'lay|set the ..1 table'],
    likely: ['drink ..3 wine|ale|beer|milk|mead|cider|tea', 'taste ..2 of', 'at table'],
    except: ['potion', 'eat ..2 heart out', '<food> tree'],
  },
  fire: {
    sure: [
      'set ..3 alight|ablaze|aflame',
      'set ..3 on fire',
      'set fire to',
      'burn ..2 down|ground|ash|cinder',
      'light a ..1 fire|torch|candle|lamp',
    ],
    likely: ['smoke rise|curl|drift', 'burn ..3 <thing>'],
    except: ['burn ..2 porridge|soup|bread|toast', 'burn with', 'candles burn out'],
  },
  door: {
    sure: ['knock ..2 times', 'knock at|on', 'let <object|person> in', 'knock ..1 upon'],
    likely: ['a knock', 'open up', 'lock|unlock|bolt|bar ..2 it', 'key turn'],
  },
  book: {
    sure: ['read ..3 book|volume|tome|chapter|page', 'write ..4 book', 'turn ..2 page|pages', 'read me ..2 page'],
    likely: ['read ..1 aloud|about|out', 'be write|written that|in'],
  },
  letter: {
    sure: [
      'write|send|receive ..2 letter|note|message',
      'write ..1 to <object|det|poss|name>',
      'seal ..4 wax',
      'note ..4 read|say',
    ],
    likely: ['send ..1 word', 'receive ..1 word'],
  },
  key: {
    likely: ['lock|unlock ..4 door|gate|chest|box|cell', 'turn ..2 lock'],
    except: [
      'key to ..1 success|happiness|victory|wisdom|understanding|power|heart|mystery|riddle|secret|wealth|health|life|matter',
    ],
  },
  sword: {
    sure: ['draw|unsheathe|raise|swing|brandish ..2 blade|steel|weapon', 'run <object|person> through'],
    likely: ['thrust|stab ..4 through'],
  },
  axe: {
    sure: [
      'chop|hew|hack ..3 tree|wood|log|logs|branch|door|oak|pine',
      'cut|chop down ..3 tree|oak|pine|fir|beech|birch',
    ],
    likely: [
      'fell ..1 <many>',
      'woodcutter|woodman|lumberjack ..5 swing|strike|cut|chop|fell',
      'cut|strike off ..2 head',
    ],
  },
  crown: { likely: ['crown ..3 <kingly|queenly|male|female>', 'set ..4 on|upon his brow'] },
  treasure: {
    sure: [
      'chest|sack|bag|purse|pot|heap|pile|hoard|casket|box ..1 of ..1 gold|silver|coin|coins|jewel|jewels|money|gems|rubies|pearls',
      'gold|silver|golden|jewelled ..1 goblet|cup|ring|crown|ball|plate|chain|necklace|coin|coins|dish|chalice|statue|candlestick',
      'count ..2 gold|money|coins|riches',
    ],
    likely: [
      'worth|cost|paid|pay ..2 fortune',
      'rich|wealthy beyond',
      'become|grow|be ..1 rich',
      'worth ..3 kingdom|ransom',
    ],
  },
  spell: {
    sure: [
      'cast|weave|work|lay|put|break|lift|undo ..3 spell|enchantment|charm|magic',
      'mutter|chant|speak|utter|recite|say|pronounce ..3 spell|incantation|charm|magic|rune',
      'wave|touch|tap ..4 wand|staff',
      'mutter|utter ..2 words that|which|and|until|no',
    ],
    likely: [
      'speak|say|utter|pronounce the ..1 word|words',
      'snap|click ..2 finger|fingers and',
      'grant ..3 wish|wishes|boon',
      'no sooner ..3 speak|say|utter',
      'make a ..1 wish',
    ],
  },
  flower: { likely: ['in bloom|blossom', 'bloom ..3 garden|winter|spring'], except: ['!rise'] },
  boat: { likely: ['sail ..2 across|away|over|to|for|past', 'row ..2 across|out|to|back'] },
  mirror: { sure: ['see|look|gaze|stare ..3 reflection', 'look|see|gaze|admire ..4 in the glass', 'mirror mirror'] },
  bell: { likely: ['strike|struck ..1 <number>', 'ring|toll ..3 hour|alarm'] },
  tree: { likely: ['chop|cut|hew|fell ..2 trunk|log|timber', 'in|under|through the ..1 branches|leaves'] },
  cloak: { sure: ['wrap ..3 cloak|shawl|mantle|cape|fur', 'hood|cape|mantle'] },
  ring: {
    except: ['!ring ..1 out|for|in|true|hollow', '!ring ..2 bell|bells', 'bell|bells ..2 ring'],
    sure: ['band ..4 finger', 'signet'],
  },
  window: {
    likely: ['look|peer|peep|gaze|stare ..3 through ..2 glass|pane', 'press ..3 nose|face ..2 glass|pane'],
  },
};
