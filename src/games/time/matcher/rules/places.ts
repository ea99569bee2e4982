// Places that follow from what is done there.
import type { RuleTable } from './table.ts';

const rooms = 'tower|cellar|dungeon|cage|cell|pit|vault|attic|chamber|room|closet|cupboard|wardrobe|turret|hut|stable';

export const places: RuleTable = {
  'at sea': {
    sure: [
      'into the ..1 sea|ocean|waves',
      'wave|waves ..2 toss|rock|wash|carry|crash|lift|batter|break',
      'all hands on deck',
      'on deck',
      'sight of land',
      'sail ..3 sea|ocean|wave|island|water|across|away|for',
      'ship|boat|raft|barge|vessel ..4 drift|sail|sink|founder|toss|rock|pitch|wreck',
      'drift ..3 sea|ocean|wave|days|weeks|water',
      'in|across|over|under|beneath the ..1 sea|ocean|waves',
      'sight land',
      'push|row|put ..5 out onto|on|to|into the ..1 water|sea',
      'wave ..3 mast|deck|ship|boat|rock',
    ],
    likely: ['by the sea', 'sea ..3 <det>', 'tide ..2 round|around|rise', 'cast up'],
    except: ['as ..3 as the ..2 sea|ocean', 'like the ..1 sea|ocean', 'between the ..2 and the sea'],
  },
  home: {
    sure: [
      'return|go|come|bring|take|send|walk|ride|run|get|hurry|go back home',
      'live ..3 house|cottage|hut|cabin',
      'leave ..1 home',
      'back to ..2 house|family|village|home',
      'back under',
    ],
    likely: [
      'live there|here',
      'miss ..3 bed|mother|family|home',
      'back|be|live with his ..1 family|mother|father|parents',
      "with one's family",
      'live|dwell ..3 in|at|by|on|under <det|poss>',
      'live|dwell ..1 alone|together',
      'come back to',
    ],
    except: ['live in a ..2 land|country|kingdom|time|world', 'live in ..1 fear|hope|peace|terror'],
  },
  prison: {
    sure: [
      'lock <object|person|name|royal> ..1 in|up|inside|away',
      `lock|shut|imprison|wall|throw|fling|cast|confine ..4 in|into|inside the ..1 ${rooms}`,
      'lock|shut ..2 up|away',
      'put|clap ..2 in|into irons|chains|stocks',
      'keep|hold|take ..3 prisoner|captive|hostage',
      'in chains',
      'behind ..2 bars',
      'chain ..2 to|in|up',
      'count ..1 bars',
    ],
    likely: [
      'be|been captured|capture|seized|caught ..1 by',
      'capture <whom|person|name|royal>',
      'jailer|gaoler|jailor|turnkey|warder|prisoner|captive',
      'prisoners',
      'captives',
      'in a cage',
      'tie|bind ..4 up|hand|foot|tree|rope|chair|post',
      'drag|bring ..3 before the ..1 judge|magistrate|sheriff',
    ],
    except: ['lock ..2 away treasure|gold|money', 'throw ..3 the dice'],
  },
  cottage: {
    sure: [
      'little|small|tiny|humble|thatched|wooden|crooked ..1 house',
      'house of straw|sticks|gingerbread|twigs|wood',
    ],
  },
  palace: {
    sure: ["<kingly|queenly|heir> 's ..1 house|court|hall|castle|chamber|garden|gardens|table"],
    likely: ['<kingly|queenly> ..3 hall|chamber|garden'],
  },
  kingdom: {
    sure: [
      'rule|reign ..3 over',
      'throughout|over|across ..2 land|country|realm',
      'all the ..1 land|country',
      'in a ..2 land|country|kingdom|realm',
    ],
    likely: ['<royal|subject> ..2 rule|reign|govern', 'rule ..3 from', 'lord of all', 'half his kingdom'],
    except: ['land ..1 on|upon|in|at ..2 feet|mud|shore|lap|back'],
  },
  island: {
    sure: [
      'every|all side|sides ..8 sea|water|ocean|waves',
      'wash|cast|throw ..2 up ..3 shore|beach|sand|rock|isle',
      'land|rock ..4 middle of ..2 sea|ocean|lake|water',
      'water|sea|tide ..2 all round|around|sides|side',
    ],
    likely: ['sight ..3 land|palm|beach|coast', 'wash|cast ashore', 'hut|live|alone on the ..1 beach'],
  },
  night: {
    sure: [
      'sun ..2 set|sink|go|dip',
      'moon ..3 rise|shine|up|full|come|climb',
      'star|stars ..2 come|shine|twinkle|glitter|appear|above',
      'grow|fall|get dark',
      'after|before|until|at dark',
      'light of the moon|stars',
    ],
    likely: [
      'everyone|all|household|castle|everybody ..2 in bed|asleep',

      '<number> o clock',
      'go|put ..1 to bed',
      'good evening',
    ],
  },
  river: {
    sure: [
      'bank|banks of the',
      'cross|ford|swim|wade ..2 water|stream|river|current',
      'water ..3 deep|flow|rush|run|cross',
    ],
    likely: [
      'water|waters|current ..2 sweep|carry|wash|rush',
      'fall|jump|leap ..2 water',
      'by the water',
      'water rise',
    ],
    except: ['salt water', 'cup|glass|jug|bucket|pail|drop|bowl of water', 'bread and water'],
  },
  ruin: {
    sure: [
      'ruined|derelict|deserted|abandoned ..1 chapel|church|castle|tower|house|temple|city|village|palace|mill|abbey|hall|cottage|fortress|wall',
      'only ..4 walls|chimney|arches|stones|foundations ..5 stand|standing|left|remain|remained',
      'palace|castle|tower|house|church|abbey|temple|city|wall|walls|fortress|hall|mill|village ..4 fall|crumble ..3 pieces|ruin|ruins|rubble|dust|in|down',
      'not one stone',
      'where the ..2 palace|castle|tower|house|church|abbey|temple|city|hall|mill ..2 stand|stood|be',
      'nothing|little ..2 left|leave|remain of ..4 <thing>',
      'roof|wall|walls|tower ..4 fall|crumble|collapse|cave',
      'all that ..2 left|leave|remain',
      'charred|crumbling|broken|fallen|collapsed ..1 wall|walls|tower|castle|house|mill|village|church|city|roof|beam|beams|stone|stones',
      '<thing> ..2 lie ..2 ruin|ruins|rubble',
    ],
    likely: [
      'ivy|moss|weeds ..3 grow|cover',
      'burn ..3 to the ground',
      'burnt|burned ..1 mill|house|village|castle|tower|church|city|walls|barn|ruin|ruins',
      'army ..3 leave behind',
      'have ..1 been burn|destroy|raze|sack',
    ],
  },
  forest: {
    sure: [
      'deep ..1 among|in|into ..2 trees|pines|firs|oaks|woods|wood',
      '<many> trees',
      'among|between|through ..2 trees|pines|firs|oaks|birches|trunks',
    ],
    likely: ['every tree', 'not a ..1 fir|pine|oak|tree'],
  },
  stairs: {
    except: [
      '!step ..1 forward|aside|into|out|inside|outside|closer|back|over|down|off|away|up',
      'footstep',
      '<many> steps ..1 away|back|forward|behind|from|closer|nearer',
    ],
    sure: [
      'hundred|thousand|fifty|twenty ..1 steps|stairs',
      'steps ..1 down|up|lead|into',
      'up|down ..2 steps|step',
      'climb|descend|mount|run|go|walk|creep|fall|tumble ..2 steps|stairs|staircase',
      'step|steps of the ..1 <thing>',
      'step|steps ..2 at a time',
      'on the ..2 step|steps',
    ],
    likely: ['climb ..2 tower|turret', 'climb|go|run ..2 up|down to ..2 tower|attic|cellar|loft'],
  },
  kitchen: {
    sure: [
      'pot|pots|kettle|cauldron ..3 boil|bubble|simmer|hob|stove',
      'spit|spits turn',
      'push|climb|put ..5 oven',
      'scrub|scour|scrape|wash ..2 pot|pots|pan|pans|dish|dishes',
    ],
    likely: ['cook|bake|roast|boil|fry|stew ..3 <food>', 'sweep ..2 hearth', 'peel|knead|chop ..2 <food>'],
  },
  chapel: {
    sure: ['say|sing ..2 mass|prayers|vespers', 'kneel ..3 altar|pray|prayer|cross'],
    likely: ['marry ..3 priest', 'bell|bells for ..1 prayer|prayers|mass'],
  },
  road: {
    except: ["<animal|person|object> 's ..1 tracks|track|trail", 'tracks in'],
    sure: [
      'ways ..1 meet|part|fork|cross',
      'where <many> ..1 ways|roads|paths',
      'take the ..2 fork|turning|path|way',
      'come to a ..2 fork|crossroads|crossing|turning',
      'path|road|lane|track ..2 fork|wind|lead|run|disappear|vanish',
    ],
    likely: ['by the way side', 'lose ..1 way'],
  },
  town: { likely: ['market ..1 day|stall|place', 'street|streets'] },
  village: { likely: ['<number> ..1 houses|cottages|huts', 'people ..2 village|valley'] },
  mountain: {
    sure: [
      'climb ..4 snow|rock|peak|top|summit',
      'hill|hills|mountain|mountains',
      'over|up|down the ..1 hill|mountain|slope|pass',
    ],
    likely: ['pass ..3 snow', 'climb ..2 up and up'],
  },
  cave: {
    sure: [
      'hole|hollow|crack|cleft|passage|chamber|hall ..3 rock|mountain|hill|cliff|earth|underground',
      'bear|wolf|dragon|lion|fox|thief|robber|troll ..2 den|lair',
    ],
    likely: ['dig|dug|mine|tunnel ..4 rock|mountain|hill|earth', 'rock ..2 open|swing|roll'],
  },
  tower: { likely: ['top of ..3 steps|stairs', 'battlements', 'highest|topmost ..1 room|chamber|window'] },
  bridge: {
    sure: ['log|plank|trunk|tree|rope ..3 across|over ..3 stream|river|gorge|chasm|ditch|brook|ravine|water|moat'],
  },
};
