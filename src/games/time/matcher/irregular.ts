// Words whose dictionary form cannot be had by taking off an ending. One line: the dictionary's word, then its forms.
import { type Form, NOUN, OTHER, VERB } from './form.ts';

const verbs = `
be am is are was were been being 're 'm
have has had having 've
do does did done
will 'll|would 'd
arise arose arisen|awake awoke awoken|bear bore borne born|beat beaten|become became|befall befell befallen|beget begot
begin began begun|behold beheld|bend bent|beset|bestride bestrode|bet|betake betook|bid bade bidden|bind bound|bite bit
bitten|bleed bled|blow blew blown|break broke broken|breed bred|bring brought|build built|burn burnt|burst|buy bought
cast|catch caught|choose chose chosen|cleave clove cloven cleft|cling clung|clothe clad|come came|cost|creep crept|cut
deal dealt|dig dug|draw drew drawn|dream dreamt|dive dove|drink drank drunk|drive drove driven|dwell dwelt|eat ate eaten
fall fell fallen|feed fed|feel felt|fight fought|find found|flee fled|fling flung|fly flew flown|forbid forbade forbidden
foresee foresaw foreseen|foretell foretold|forget forgot forgotten|forgive forgave forgiven|forsake forsook forsaken
freeze froze frozen|get got gotten|give gave given|go went gone goes|grind ground|grow grew grown|hang hung|hear heard
hide hid hidden|hit|hold held|hurt|keep kept|kneel knelt|know knew known|lay laid|lead led|lean leant|leap leapt
learn learnt|leave left|lend lent|let|lie lay lain|light lit|lose lost|make made|mean meant|meet met|mislay mislaid
mislead misled|mistake mistook mistaken|outdo outdid outdone|outrun outran|overcome overcame|overhear overheard
overtake overtook overtaken|overthrow overthrew overthrown|partake partook|pay paid|put|read|rend rent|rid|ride rode ridden
ring rang rung|rise rose risen|run ran|say said|see saw seen|seek sought|sell sold|send sent|set|sew sewn|shake shook shaken
shear shorn|shed|shine shone|shoot shot|show shown|shrink shrank shrunk shrunken|shut|sing sang sung|sink sank sunk sunken
sit sat|slay slew slain|sleep slept|slide slid|sling slung|slink slunk|slit|smell smelt|smite smote smitten|sneak snuck
sow sown|speak spoke spoken|speed sped|spell spelt|spend spent|spill spilt|spin spun|spit spat|split|spread
spring sprang sprung|stand stood|steal stole stolen|stick stuck|sting stung|stink stank stunk|stride strode stridden
strike struck stricken|string strung|strive strove striven|swear swore sworn|sweep swept|swell swollen|swim swam swum
swing swung|take took taken|teach taught|tear tore torn|tell told|think thought|thrive throve|throw threw thrown
thrust|tread trod trodden|undergo underwent|understand understood|undertake undertook|undo undid undone|uphold upheld
upset|wake woke woken|wear wore worn|weave wove woven|weep wept|win won|wind wound|withdraw withdrew withdrawn
withstand withstood|wring wrung|write wrote written|die dying|lie lying|tie tying|vie vying
`;

const nouns = `
man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen|brother brethren
wife wives|knife knives|life lives|wolf wolves|elf elves|dwarf dwarves|thief thieves|calf calves|half halves|leaf leaves
loaf loaves|sheaf sheaves|shelf shelves|self selves|scarf scarves|hoof hooves|wharf wharves|person people|die dice
sheep|deer|fish|swine|stepchild stepchildren|grandchild grandchildren|godchild godchildren|gentleman gentlemen
nobleman noblemen|fisherman fishermen|huntsman huntsmen|horseman horsemen|craftsman craftsmen|kinsman kinsmen
countryman countrymen|townsman townsmen|woodsman woodsmen|woodman woodmen|seaman seamen|watchman watchmen|madman madmen
nobleman noblemen|noblewoman noblewomen|ferryman ferrymen|midwife midwives|housewife housewives|werewolf werewolves
highwayman highwaymen|swordsman swordsmen|policeman policemen|postman postmen|snowman snowmen|merman mermen
bookshelf bookshelves|fairy fairies|beggarwoman beggarwomen|washerwoman washerwomen|guardsman guardsmen
`;

const others = `
good better best|bad worse worst|far farther farthest further furthest|old elder eldest|well better best|little less least
`;

const table = new Map<string, Form[]>();
const enter = (text: string, as: number): void => {
  for (const entry of text.split(/[|\n]/)) {
    const [lemma, ...forms] = entry.trim().split(/\s+/);
    for (const form of forms) table.set(form, [...(table.get(form) ?? []), { lemma, as }]);
  }
};
enter(verbs, VERB);
enter(nouns, NOUN);
enter(others, OTHER);

export const irregular: ReadonlyMap<string, readonly Form[]> = table;
