// Who follows from whom: the king's son is a Prince, three daughters are sisters, whoever bears a child is a Parent (T-10).
import type { RuleTable } from './table.ts';

const births = 'bear|deliver';
const issue = 'son|daughter|child|children|baby|sons|daughters|twins';

export const kin: RuleTable = {
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
      'will|would|shall ..3 be king',
      'next king',
      'inherit ..3 kingdom|throne|crown',
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
      'share ..1 throne',
      'sit beside him on ..2 throne',
      "<kingly> 's ..2 wife|bride|widow|consort|mother",
      'wife|bride|widow|mother of the <kingly>',
      'she ..2 rule|reign',
    ],
    likely: [
      'ruler ..8 her',
      'her ..1 throne',
      'her ..1 subjects',
      '<kingly> ..6 <poss> ..2 wife|bride',
      '<kingly> ..2 marry|wed',
      'marry|wed the <kingly>',
    ],
  },
  parent: {
    sure: [
      'suckle|breastfeed',
      'nurse ..2 baby|child|infant|newborn|son|daughter',
      "one's newborn",
      `have|bear|raise|rear|father ..3 <many> ..2 ${issue}`,
      'have|bear ..2 son|daughter|child|baby',
      'give birth',
      'love ..2 son|daughter|child|children',
      "one's own ..1 son|daughter|child|flesh",
    ],
    likely: [
      `<person|royal> 's ..2 ${issue}`,
      `${issue} of a ..1 <person>`,
      'have ..1 no child|children',
      'child ..4 she|he have lose',
      `<poss> ..2 ${issue}`,
    ],
    except: ['raise the alarm'],
  },
  child: {
    sure: [
      `${births} ..3 ${issue}`,
      'have ..1 a ..1 little|young|baby|newborn|infant ..1 son|daughter',
      'rock the cradle',
      'little|small|young <son|daughter>',
      '<number> year old',
    ],
    likely: [`have ..3 ${issue}`, 'little <name>'],
  },
  'brother/sister': {
    sure: [
      'same mother|father|parents',
      'share a mother|father',
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
      'father ..8 mother ..6 die|dead|kill|perish|drown|bury',
      'mother ..8 father ..6 die|dead|kill|perish|drown|bury',
      'family ..3 die|dead|kill|perish',
      'lose ..2 whole|entire family',
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
    likely: [
      '<male> be ..2 seventy|eighty|ninety|hundred',
      'he|hermit be ..2 seventy|eighty|ninety|hundred',
      'hermit',
      'old <name>',
      '<male> ..2 <number> years old',
      '<aged> ..2 <male>',
    ],
    except: ['old ..1 lad|boy', 'old ..1 friend'],
  },
  'old woman': {
    sure: ['<aged> ..1 woman|lady|dame|crone', '<aged> ..1 <female>'],
    likely: [
      'she be ..2 seventy|eighty|ninety|hundred',
      '<female> be ..2 seventy|eighty|ninety|hundred',
      'old ..1 mother <name>',
      'mother <name>',
      'dame <name>',
      '<aged> ..2 <female>',
    ],
    except: ['old ..1 girl'],
  },
  'husband/wife': {
    sure: [
      'be wed',
      'marry <person|name|object>',
      'take ..3 as|for|to his|her ..1 wife|husband',
      'married|wed for ..2 years',
    ],
    likely: [
      'young|old|happy|married|royal|elderly couple',
      'win|ask|sue ..3 hand',
      'ask ..2 marry',
      'half the kingdom',
    ],
  },
};
