// Who follows from whom: the king's son is a Prince, three daughters are sisters, whoever bears a child is a Parent (T-10).
import type { RuleTable } from './table.ts';

const births = 'bear|deliver';
const kin = 'son|daughter|child|children|baby|sons|daughters|twins';

export const people: RuleTable = {
  prince: {
    except: ['have ..1 no|neither ..4 <offspring|son>'],
    sure: [
      "<kingly|queenly> 's ..3 <son>",
      '<son> of the <kingly|queenly>',
      '<kingly|queenly> ..3 have ..3 <son>',
      `<queenly> ..3 ${births} ..3 <son>`,
      '<queenly> ..3 birth ..4 <son>',
      '<kingly> ..3 father of ..3 <son>',
    ],
    likely: [
      '<kingly|queenly> ..6 <poss> ..2 <son>',
      '<queenly> ..3 bear ..4 <offspring>',
      '<kingly|queenly> ..3 have ..3 <offspring>',
      '<queenly> ..3 birth ..4 <offspring>',
      "<kingly|queenly> 's ..3 <offspring>",
      "<kingly> 's ..2 brother|nephew|heir",
      '<son> ..4 <kingly|queenly>',
    ],
  },
  princess: {
    except: ['have ..1 no|neither ..4 <offspring|daughter>'],
    sure: [
      "<kingly|queenly> 's ..3 <daughter>",
      '<daughter> of the <kingly|queenly>',
      '<kingly|queenly> ..3 have ..3 <daughter>',
      `<queenly> ..3 ${births} ..3 <daughter>`,
      '<queenly> ..3 birth ..6 <daughter>',
      '<kingly> ..3 father of ..3 <daughter>',
    ],
    likely: [
      '<kingly|queenly> ..6 <poss> ..2 <daughter>',
      '<queenly> ..3 bear ..4 <offspring>',
      '<kingly|queenly> ..3 have ..3 <offspring>',
      '<queenly> ..3 birth ..4 <offspring>',
      "<kingly|queenly> 's ..3 <offspring>",
      "<kingly> 's ..2 sister|niece",
      "prince 's ..2 bride|wife",
    ],
  },
  king: {
    sure: [
      "<queenly> 's ..2 husband",
      '<queenly> and her ..1 husband',
      'rule|reign ..3 land|kingdom|country|realm|people',
    ],
    likely: ["prince|princess 's ..1 father", '<heir> ..6 <poss> ..1 father', 'crown ..4 king', 'crown|make ..3 ruler'],
    except: ['<queenly> ..3 rule|reign', 'she ..3 rule|reign'],
  },
  queen: {
    sure: [
      "<kingly> 's ..2 wife|bride|widow|consort|mother",
      'wife|bride|widow|mother of the <kingly>',
      'she ..2 rule|reign',
    ],
    likely: ['<kingly> ..6 <poss> ..2 wife|bride', '<kingly> ..2 marry|wed', 'marry|wed the <kingly>'],
  },
  parent: {
    sure: [
      `have|bear|raise|rear|father ..3 <many> ..2 ${kin}`,
      'have|bear ..2 son|daughter|child|baby',
      'give birth',
      'love ..2 son|daughter|child|children',
      "one's own ..1 son|daughter|child|flesh",
    ],
    likely: [
      `<person|royal> 's ..2 ${kin}`,
      `${kin} of a ..1 <person>`,
      'have ..1 no child|children',
      'child ..4 she|he have lose',
      `<poss> ..2 ${kin}`,
    ],
    except: ['raise the alarm'],
  },
  child: {
    sure: [
      `${births} ..3 ${kin}`,
      'have ..1 a ..1 little|young|baby|newborn|infant ..1 son|daughter',
      'rock the cradle',
      'little|small|young <son|daughter>',
      '<number> year old',
    ],
    likely: [`have ..3 ${kin}`, 'young <person>', 'little <name>'],
  },
  'brother/sister': {
    sure: [
      '<many> ..2 sons|daughters|brothers|sisters',
      'eldest|oldest|elder ... youngest|younger|second|middle',
      'two ..1 boys|girls of the',
      'boy and a girl were',
      'son ..2 and ..3 daughter',
      'daughter ..2 and ..3 son',
      'both ..1 sons|daughters',
      'sons|daughters of ..3 own',
    ],
    likely: [
      'eldest|youngest|elder|younger ..1 of',
      '<many> ..2 children',
      'boy and ..1 girl',
      'her|his ..1 sons|daughters',
    ],
  },
  stepmother: {
    sure: [
      "father 's ..2 wife|bride|queen",
      'father ..4 marry ..4 again|widow|woman|second|another|new',
      'father ..4 take ..3 wife|bride',
      'widower ..3 marry|wed|take',
      '<kingly> ..2 marry ..2 again',
      'second|new wife',
    ],
    likely: ['marry again', 'father ..4 remarry'],
  },
  orphan: {
    sure: [
      'parents ..6 die|dead|kill|perish|drown|slay|bury|murder',
      'mother ..6 father ..4 die|dead|kill|perish|drown|bury',
      'father ..6 mother ..4 die|dead|kill|perish|drown|bury',
      'no|neither|without ..1 father|mother|parents ..3 mother|father|family|home|kin|siblings',
      'lose ..2 parents|mother|father ..3 mother|father|parents',
      'no|neither|without ..2 kin|kith|family|relations|parents',
      'no one|nobody ..3 look after|care for him',
      'baby|child|infant ..4 leave|abandon|found ..4 doorstep|basket|step|steps|door|gate',
      'leave|abandon ..3 basket ..4 step|steps|doorstep|door|gate',
    ],
    likely: [
      'mother|father ..5 die|dead|kill',
      'find ..4 basket|cradle|blanket|doorstep',
      'brought|bring up by',
      'raised|reared by',
      'found him on the step|doorstep',
    ],
  },
  'old man': {
    sure: [
      '<aged> ..1 man|fellow|gentleman|chap|gaffer|codger',
      '<aged> ..1 <male>',
      'man ..4 white|grey|long ..2 beard',
    ],
    likely: ['old <name>', '<male> ..2 <number> years old', '<aged> ..2 <male>'],
    except: ['old ..1 lad|boy', 'old ..1 friend'],
  },
  'old woman': {
    sure: ['<aged> ..1 woman|lady|dame|crone', '<aged> ..1 <female>'],
    likely: ['old ..1 mother <name>', 'mother <name>', 'dame <name>', '<aged> ..2 <female>'],
    except: ['old ..1 girl'],
  },
  giant: {
    sure: [
      'tall|big|huge|high|large as a ..1 <huge>',
      'taller|bigger|larger|higher than a ..1 <huge>',
      'head ..4 above|over|among ..2 trees|treetops|clouds|roof|rooftops',
      'step|stride across|over ..3 valley|river|hill|mountain|sea',
      'huge|enormous|gigantic|colossal|monstrous ..1 <male|female>',
    ],
    likely: [
      'size of a ..1 <huge>',
      'a ..2 tree for a|his ..2 stick|club|staff',
      'tree trunk for a',
      'his ..1 footsteps ..2 shake',
    ],
  },
  beggar: {
    sure: [
      'beg|ask ..4 alms|penny|pennies|coppers',
      'beg ..4 bread|food|crust|crumb|scrap|coin|coins|money|supper',
      '<person> ..2 in rags|tatters',
      'ragged|tattered ..1 <male|female|son|daughter>',
    ],
    likely: ['ask ..3 crust|scrap|coin|bread|food', 'poor ..1 <male|female>', 'hold|stretch out ..2 hand|bowl|cap|hat'],
    except: ['poor ..1 king|queen|prince|princess'],
  },
  monster: {
    sure: [
      '<many> ..1 heads|eyes|arms|mouths|tails',
      'half ..2 <animal|person> ..2 half ..2 <animal|person>',
      'head of a ..1 <animal> ..8 <animal>',
      'creature ..5 head|eye|tooth|teeth|tail|claw|horn|fang|wing',
      'huge|giant|enormous|monstrous|terrible|hideous|dreadful|horrible|gigantic|fearsome ..1 <animal>',
    ],
    likely: ['tail of a ..1 <animal>', 'breathe|spit|spew fire'],
    except: ['<many> heads together', '<many> eyes on', '<many> arms full'],
  },
  enemy: {
    sure: [
      'swear|vow ..4 revenge|vengeance|destroy|ruin',
      'hate ..1 each|one other|another',
      'want|wish ..1 <object|person|name> dead',
      'sworn ..3 kill|destroy',
    ],
    likely: ['swear|vow to ..1 kill|slay', 'hate <object|person|name>', 'plot ..3 against', 'long hate'],
  },
  witch: {
    sure: [
      'cast ..2 spell',
      'stir|bend over ..1 cauldron',
      'fly|ride ..3 broom|broomstick',
      'practise|work ..2 magic|witchcraft',
    ],
    likely: ['mutter|chant|speak ..3 spell|incantation|charm', 'brew ..4 potion', 'draw a ..1 circle'],
  },
  fairy: {
    sure: ['grant ..3 three wishes', 'three wishes', 'wings ..4 tiny|little', 'tiny|little ..2 with ..1 wings'],
    likely: ['grant ..3 wish|wishes', 'good|bad|thirteenth|wicked fairy'],
  },
  shepherdess: {
    sure: [
      '<daughter|female> ..5 sheep|lamb|lambs|flock|goats|ewe|ewes',
      'she ..5 sheep|lamb|lambs|flock|goats|ewe|ewes',
      'girl|maiden|maid ..4 crook',
    ],
    likely: [
      'mind|tend|watch|guard|herd|keep ..2 sheep|lambs|flock|goats|geese',
      'look after ..2 sheep|lambs|flock|goats|geese',
    ],
    except: ['<daughter|female> ..4 feed|cook|eat ..3 sheep|lamb|goats'],
  },
  'husband/wife': {
    sure: [
      'be wed',
      'marry <person|name|object>',
      'take ..3 as|for|to his|her ..1 wife|husband',
      'married|wed for ..2 years',
    ],
    likely: ['win|ask|sue ..3 hand', 'ask ..2 marry', 'half the kingdom'],
  },
  horse: {
    likely: ['ride ..4 on|upon|out|off|away|through|over|to|up|down|into|past|home', 'rode', 'ridden', 'riders'],
    except: [
      'ride ..4 broom|broomstick|dragon|wave|carpet|back of|cart|wind|goose|pig|bear|wolf|griffin|bird|swan|donkey',
    ],
  },
  wolf: { likely: ['howl ..4 night|dark|pack|moon', 'pack ..2 howl'] },
  cook: { likely: ['cook|bake|roast|prepare ..3 <food>', 'make ..2 soup|stew|pie|cake|broth|dinner|supper'] },
  thief: {
    sure: ['steal|rob|pilfer ..6 by|from', 'pick ..2 pocket|pockets', 'break|creep|sneak into ..6 steal|take|rob'],
    likely: ['steal|rob|snatch ..4 <thing|object|person|food>', 'make|run|fly off with'],
  },
};
