// Classes of words that the rules speak of: `<animal>`, `<royal>`, `<say>`. A class is a list of words, or kinds of the
// lexicon, or both.
import { type Form, NOUN, VERB } from './form.ts';
import { type Kind, kindOf, placesOf, within } from './lexicon.ts';

const words = {
  det: 'a an the this that these those some any another each every one no',
  poss: "my your his her its our their one's whose",
  object: 'him her it them me us you himself herself itself themselves myself yourself everyone someone somebody',
  whom: 'him her them me us you himself herself themselves myself everyone someone somebody anyone',
  subject: 'he she it they i we you who',
  modal: "will would shall should can could may might must cannot do does did not 'll 'd let",
  preposition: `of in on at by with from into onto upon under over behind beneath above below through across along
    between among amid beside near without within inside outside around round past toward towards for against beyond`,
  intensive: `very so quite too soon then now just even all really once also again ever both still already always never
    almost nearly only most more much rather truly`,
  kingly: `king emperor sultan tsar czar monarch sovereign shah caliph rajah maharajah pharaoh khan kaiser ruler
    majesty king's`,
  queenly: 'queen empress sultana tsarina czarina maharani',
  heir: 'prince princess',
  son: 'son boy lad grandson stepson son-and-heir',
  daughter: 'daughter girl lass granddaughter stepdaughter',
  offspring: 'child children baby infant babe heir twin twins triplet newborn offspring',
  sons: 'sons daughters boys girls children brothers sisters lads',
  many: `two three four five six seven eight nine ten eleven twelve thirteen twenty thirty forty fifty hundred thousand
    several many few both dozen these those numerous countless some`,
  number: `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand several many few dozen
    countless some long a an whole entire half`,
  unit: `day night week month year hour minute fortnight decade century winter summer autumn spring season morning evening
    afternoon moon generation age harvest century`,
  daytime: `morning evening noon midday nightfall daybreak dawn sunrise sunset sundown dusk midnight dark morn eve spring
    winter summer autumn christmas easter midsummer midwinter michaelmas harvest night dinnertime teatime bedtime supper
    afternoon tomorrow`,
  say: `say ask answer reply tell speak talk whisper explain beg promise warn announce declare exclaim inquire enquire
    suggest advise mutter murmur mumble confess admit remark add respond chat converse boast complain plead order command
    insist agree laugh scold swear vow demand retort protest implore bid lie joke thank greet apologise apologize address
    interrupt invite counsel offer`,
  cry: `cry call shout sing croak hiss growl bark purr squeak roar snarl howl grunt chirp caw squawk hoot bleat neigh bray
    moan groan sigh sob scream shriek yell bellow snort cackle rumble creak rasp wail weep giggle chuckle croon cough
    pipe twitter crow gasp continue go begin blurt`,
  written: `letter book sign note inscription map law scroll parchment story song news legend prophecy page tale poem
    message will rumour rumor saying proverb word paper custom law rule rhyme verse writing stone-tablet notice label decree
    document chronicle ballad heart eye face look smile voice conscience bones bone stomach nose ear tongue lip finger hand
    head arm leg foot soul mind spirit picture portrait sky star wound`,
  being: `giant giantess ogre ogress troll goblin elf fairy ghost demon devil angel mermaid dwarf gnome imp genie spirit fiend
    sphinx vampire pixie sprite nymph centaur cyclops titan`,
  murmuring:
    'wind breeze leaf leaves tree trees water river stream brook sea wave grass rain fire pine reed branch bell sky',
  male: `man fellow gentleman boy lad hermit monk priest wizard fisherman shepherd soldier sailor king woodcutter miller
    beggar pedlar peddler farmer tailor tinker knight huntsman hunter servant gardener father uncle grandfather scholar
    merchant smith blacksmith cobbler shoemaker minstrel ferryman sage dwarf innkeeper emperor duke baron count lord husband
    master sexton sorcerer magician fiddler musician painter teacher captain minister steward butler woodsman peasant
    traveller wanderer widower shopkeeper clockmaker toymaker weaver potter baker cook stranger gentleman chap bloke judge
    doctor physician bishop brother druid general coachman groom goatherd swineherd gatekeeper watchman jailer gaoler`,
  female: `woman lady wife crone hag witch nurse queen widow dame maid mother aunt grandmother nun midwife sorceress duchess
    countess baroness washerwoman girl godmother stepmother seamstress spinster housekeeper gypsy matron mistress sister
    abbess fishwife peasant-woman beggarwoman`,
  parents: 'parent parents mother father mama papa',
  dead: 'die dead kill murder perish drown slay hang bury burn starve',
  aged: `old aged ancient elderly wizened white-haired grey-haired white-bearded hoary wrinkled toothless stooped bent
    decrepit frail`,
  body: `arm leg foot ankle knee toe hand finger thumb wrist elbow shoulder neck nose lip tongue ear eye head skull rib back
    bone skin chest side cheek chin heel flesh wing paw tail hip shin brow forehead knuckle tooth palm thigh belly`,
  small: `mouse pea thumb beetle ant acorn thimble bee nut walnut pin flea bean fly finger button needle mustard grain seed
    wren sparrow cricket grasshopper ladybird spider hazelnut pebble cherry plum fingernail doll ladybug egg moth butterfly
    snail pearl coin crumb toadstool mushroom kitten cat inch bluebell`,
  huge: `tree house tower steeple mountain hill church castle oak barn ship cloud pine mast fir cathedral haystack treetop
    elephant poplar windmill chimney`,
  heavy: `ox bull horse cow boulder rock millstone anvil tree cart wagon log oak stone barrel boat pillar anchor bear mountain
    house elm pine fir cannon gate trunk bell bar`,
  lifting: `lift carry bend raise hoist uproot toss hurl heave fling throw pull tear snap break crush shoulder wrestle push
    move roll drag`,
  clothes: `dress gown clothes clothing nightgown nightshirt robe shirt trousers suit armour uniform garment cloak coat rags
    finery breeches`,
  streets: `lane road street alley path valley wind room house driveway square avenue corridor forest yard gate`,
  ruler: 'ruler majesty sovereign monarch highness sire liege',
  letgo: 'goodbye farewell adieu',
  fragile: `heart word promise vow oath silence spell curse fast bread law rule news enchantment record habit journey peace
    camp day dawn morning storm fever ice news sleep faith code`,
  losable: `heart temper battle fight race bet wager game war hope mind wits wit head nerve patience interest balance
    footing courage sight voice consciousness life strength appetite faith count track parent parents reason sense senses
    eye eyes eyesight grip hold time weight color colour leg arm hand money blood power breath ground favour chance job
    freedom husband wife father mother brother son daughter`,
  animal: `donkey ass ant cricket worm crane drake cock beast creature fox wolf bear cat dog hare rabbit mouse rat frog toad
    owl raven crow swan goose horse mare stallion pony lion tiger snake serpent fish salmon trout hedgehog squirrel stag deer
    badger mole spider bee wasp fly beetle snail goat sheep lamb ram ewe pig sow boar cow bull ox calf hen rooster duck
    parrot monkey ape elephant camel whale dolphin otter beaver bat lizard turtle tortoise eagle hawk falcon magpie robin
    sparrow nightingale swallow thrush stork puppy kitten cub hound unicorn pup hind doe pike carp seal weasel`,
  thing: `pot pan kettle jug cup spoon broom chair table stool bench bed clock door hat boot shoe cloak ring crown key chest box
    bell drum fiddle flute axe hammer knife needle pin thimble spindle wheel cart boat ship tower well bridge house wall stove
    oven rope ladder lock bottle barrel basket bag sack carpet rug pillow glove bucket oak tree willow birch elm pine statue doll puppet skull cauldron mirror harp sword rose flower stone rock river wind
    mountain moon sun sea fire flame candle lamp lantern gate wall scarecrow gingerbread cloud puppet kettle teapot`,
  outward: 'home away off out back forth on up down',
} as const;

const kinds = {
  person: ['person'],
  animal: ['animal'],
  thing: ['artifact', 'plant', 'fruit'],
  food: ['food'],
} as const;

type Kinded = keyof typeof kinds;

/** Lists of verbs; the others are nouns, or small words that have one reading only. */
const verbs = new Set(['say', 'cry', 'dead', 'lifting']);
/** A word of these lists is nothing else, whatever the lexicon knows ("can" is no tin, "does" no deer). */
const small = new Set(['det', 'poss', 'object', 'whom', 'subject', 'modal', 'preposition', 'intensive']);

const listed = new Map<string, Set<string>>();
for (const [name, list] of Object.entries(words)) {
  for (const word of list.split(/\s+/)) {
    const classes = listed.get(word) ?? new Set();
    classes.add(name);
    if (name === 'kingly' || name === 'queenly' || name === 'heir') classes.add('royal');
    listed.set(word, classes);
  }
}

const runs: [Kinded, Kind[]][] = Object.entries(kinds).map(([name, roots]) => [
  name as Kinded,
  roots.flatMap((root) => [0, 1].map((meaning) => kindOf(root, meaning)).filter((kind) => kind !== undefined)),
]);

const none: ReadonlySet<string> = new Set();

const lists = (word: string): ReadonlySet<string> => listed.get(word) ?? none;

const kindsOf = (lemma: string): string[] => {
  const places = placesOf(lemma);
  if (places.length === 0) return [];
  const found: string[] = [];
  for (const [name, roots] of runs) {
    // A second meaning makes a person of many a thing; only food may come second (a hen is a bird, then a dish).
    const asked = name === 'food' ? places : places.slice(0, 1);
    const sound = name !== 'thing' || places[0].usual;
    if (sound && asked.some(({ at }) => roots.some((root) => within(root, at)))) found.push(name);
  }
  return found;
};

/** All classes of a word of the sentence, given its readings. */
export const classesOf = (word: string, forms: readonly Form[]): Set<string> => {
  const classes = new Set<string>(lists(word));
  for (const name of classes) if (small.has(name)) return classes;
  for (const { lemma, as } of forms) {
    const noun = (as & NOUN) !== 0;
    const verb = (as & VERB) !== 0;
    for (const name of lists(lemma)) if (verbs.has(name) ? verb : noun) classes.add(name);
    if (noun) for (const name of kindsOf(lemma)) classes.add(name);
  }
  return classes;
};
