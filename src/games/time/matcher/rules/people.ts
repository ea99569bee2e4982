// The other characters, by what they look like and do.
import type { RuleTable } from './table.ts';

export const people: RuleTable = {
  giant: {
    sure: [
      'head ..3 touch|brush|reach|scrape ..4 tops|roof|ceiling|clouds|sky|pines|trees|treetops|branches|stars',
      'twice|three times the ..1 height|size of a ..1 man',
      'footprint|footprints|footstep ..4 big|large|deep|wide as',
      'foot|feet ..2 size of|big as|large as',
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
      'rattle|shake ..3 cup|bowl|tin',
      'beg|ask ..4 alms|penny|pennies|coppers',
      'beg ..4 bread|food|crust|crumb|scrap|coin|coins|money|supper',
      '<person> ..2 in rags|tatters',
      'ragged|tattered ..1 <male|female|son|daughter>',
    ],
    likely: [
      'in ..1 rags|tatters',
      'sleep in doorways',
      'no roof ..4',
      'ask ..3 crust|scrap|coin|bread|food',
      'poor ..1 <male|female>',
      'hold|stretch out ..2 hand|bowl|cap|hat',
    ],
    except: ['poor ..1 king|queen|prince|princess'],
  },
  monster: {
    sure: [
      '<animal> the size of a ..1 <huge>|barrel|horse|cow|cart|man|dog|bear',
      '<animal> as big|large as a ..1 <huge>|barrel|horse|cow|cart|man|bear',
      '<many> ..1 necks|mouths|jaws|legs|claws|tongues|horns|wings',
      '<many> ..1 heads|eyes|arms|mouths|tails',
      'half ..2 <animal|person> ..2 half ..2 <animal|person>',
      'head of a ..1 <animal> ..8 <animal>',
      'creature ..5 head|eye|tooth|teeth|tail|claw|horn|fang|wing',
    ],
    likely: [
      'scaly',
      'the thing in|under|with|that|from',
      'horror|horrors ..3 eyes|teeth|claws|crawl|creep',
      'fangs',
      'tentacles',
      'tail of a ..1 <animal>',
      'breathe|spit|spew fire',
      'headless <animal|person>',
      'huge|giant|enormous|monstrous|terrible|hideous|dreadful|horrible|gigantic|fearsome ..1 <animal>',
    ],
    except: ['<many> heads together', '<many> eyes on', '<many> arms full'],
  },
  enemy: {
    sure: [
      'bad blood',
      'hate|hated him|each ..3 since|for|with',
      'bitter|deadly|old rivals|rival',
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
    sure: [
      'gauzy|gossamer|dragonfly|butterfly|transparent|shimmering wings',
      'grant ..3 three wishes',
      'three wishes',
      'wings ..4 tiny|little',
      'tiny|little ..2 with ..1 wings',
    ],
    likely: [
      'godmother ..8 wand',
      'creature with ..2 wings',
      'grant ..3 wish|wishes',
      'good|bad|thirteenth|wicked fairy',
    ],
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
  horse: {
    likely: ['ride ..4 on|upon|out|off|away|through|over|to|up|down|into|past|home', 'rode', 'ridden', 'riders'],
    except: [
      'ride ..4 broom|broomstick|dragon|wave|carpet|back of|cart|wind|goose|pig|bear|wolf|griffin|bird|swan|donkey',
    ],
  },
  wolf: { likely: ['howl ..4 night|dark|pack|moon', 'pack ..2 howl'] },
  bird: {
    likely: ['beak', 'plumage', 'feathered', 'feathers', 'nest'],
  },
  cook: {
    likely: [
      'taste ..3 gravy|soup|stew|sauce|broth',
      'apron',
      'stir ..3 pot|soup|stew|broth|porridge|gravy',
      'cook|bake|roast|prepare ..3 <food>',
      'make ..2 soup|stew|pie|cake|broth|dinner|supper',
    ],
  },
  thief: {
    sure: ['steal|rob|pilfer ..6 by|from', 'pick ..2 pocket|pockets', 'break|creep|sneak into ..6 steal|take|rob'],
    likely: [
      'help himself|herself|themselves to',
      'steal|rob|snatch ..4 <thing|object|person|food>',
      'make|run|fly off with',
    ],
  },
};
