/** Where the tale goes. */
import type { WrittenBeats } from '../beat.ts';

export const places: WrittenBeats = {
  'at-sea': [
    [
      '!@at-sea',
      'go:shore +journey',
      '{H} worked {H.his} passage on a grain ship, and for forty days saw nothing but the open sea, and on the next there was land.',
      'So {H} put out to sea, who had never been on anything larger than a duck pond, and came ashore in another country.',
    ],
    ['@at-sea', 'bad', 'Far out at sea the wind dropped, and {H} heard singing from below the keel.'],
    [
      'V !@at-sea',
      'go:shore +journey',
      '{V} had crossed the sea to be out of reach, and so {H} crossed it too, and stood dripping on the other side.',
    ],
  ],
  cave: [
    [
      '!@cave',
      'go:cave',
      'There was a cave behind the waterfall, dry and smelling of apples, and {H} crept in on hands and knees.',
      '{H} had to stoop to enter the cave, and the deeper {H.he} went the warmer it grew.',
    ],
    [
      'V !@cave',
      'go:cave',
      'All tracks led to a cave, and none led out of it, and so {H} knew where {V} kept {V.his} secrets.',
    ],
    [
      '@cave',
      '',
      'At the back of the cave {H} found a wall of drawings, and the last of them showed somebody very like {H.himself}.',
    ],
  ],
  cottage: [
    [
      '!@cottage',
      'go:cottage +place good',
      '{H} saw smoke rising from a cottage with a crooked chimney, and nobody within seemed surprised to see {H.him}.',
    ],
    [
      'V',
      'go:cottage +place',
      'And this was strange: {V}, whom all feared, had been born in a cottage with a leaking roof, and {H} now stood in front of it.',
    ],
    ['L', '+place good', 'There was a cottage with blue shutters, and {L} said to {H}, “Suppose that one were ours.”'],
    [
      '',
      'go:cottage +place',
      'In a cottage at the end of the lane they let {H} sleep by the stove, in exchange for a story.',
    ],
  ],
  forest: [
    [
      '!@forest',
      'go:forest +place',
      '{H} came to a forest so thick that noon was green and evening was black.',
      'So {H} turned {H.his} back on the fields and went into the forest, where the map stopped.',
    ],
    [
      '@forest',
      'bad',
      'The forest had a way of closing up behind those who walked in it, and {H} no longer looked round.',
    ],
    ['V', 'go:forest +place', 'Nobody followed {V} into the forest, nobody but {H}.'],
  ],
  island: [
    [
      '@at-sea',
      'go:island +place',
      'On the ninth day there rose out of the mist an island shaped like a sleeping cat, and there {H} came ashore.',
    ],
    [
      'V',
      'go:island +place +journey',
      'For {V} lived on an island that moved about, and {H} had to wait on the beach until it came by.',
    ],
    [
      '',
      'go:island +place +journey',
      'In the middle of the lake lay an island, and {H} swam to it with {H.his} clothes tied on {H.his} head.',
      'A pedlar told {H} of an island where lost things wash up, and to that island {H} went.',
    ],
  ],
  kingdom: [
    ['K', '+throne', '{K} said that the kingdom was only as happy as the least happy in it, and looked at {H}.'],
    ['V', '+throne +wrong bad', '{V} meant to have the kingdom by harvest, down to the last hen.'],
    [
      '',
      '+throne +journey',
      '{H} walked until {H.he} had left one kingdom and entered the next, where they drove on the other side and bowed to geese.',
      'There was not a corner of the kingdom where they were not talking of {H} by now.',
    ],
  ],
  mountain: [
    [
      '!@mountain',
      'go:mountain +place +journey',
      'Before {H} stood a mountain as smooth as an egg, and up it {H.he} had to go.',
      '{H} climbed the mountain for three days, and at the top there was nothing but wind and a bench.',
    ],
    ['@mountain', 'bad', 'The mountain shook itself like a wet dog, and {H} clung to it with both hands.'],
    ['V', 'go:mountain +place', 'From the top of the mountain {H} saw all the country that {V} had ruined.'],
  ],
  night: [
    [
      'V',
      'night',
      'When night had fallen, {H} crept to where {V} sat counting.',
      'All night long there was a light where {V} was, and {H} watched it and wondered.',
    ],
    ['F', 'night good', 'All that night {F} kept watch so that {H} could rest.'],
    ['L', 'night +lovers good', '{H} and {L} talked the whole night through, and were astonished when it grew light.'],
    [
      '',
      'night',
      'That night {H} lay awake and heard somebody call {H.him} by {H.his} name, quite softly, from outside.',
      'And in the middle of the night, when even the owls had gone quiet, {H} got up and put on {H.his} boots.',
    ],
  ],
  palace: [
    ['K !@palace', 'go:palace', '{H} was brought to the palace, where {K} received {H.him} in slippers.'],
    [
      'V !@palace',
      'go:palace bad',
      '{V} had moved into the palace and was having the windows bricked up, when {H} asked to be announced.',
    ],
    [
      '!@palace',
      'go:palace +place',
      '{H} came at last to the palace, and the guards, who took {H.him} for the new gardener, let {H.him} in.',
    ],
    [
      '',
      'go:palace',
      'In the palace nobody could tell {H} the way, for everyone there knew only the one room in which they worked.',
    ],
  ],
  prison: [
    [
      'V H!captive',
      'H+captive bad',
      'So {V} had {H} thrown into prison, where the only visitor was the moon.',
      '“Into the dungeon,” said {V}, without looking up, and that was where {H} went.',
    ],
    ['P+away V', 'P+captive good', 'Now {H} learned where {P} was: in {V.s} prison, behind three walls.'],
    ['H+captive', '', 'In that prison {H} learned patience, which cannot be learned anywhere else.'],
    [
      'K',
      'H+captive bad',
      '{K} believed the wrong witness, and {H} was put in prison until the matter should be cleared up.',
    ],
    [
      '',
      'N:friend good',
      '{H} spent {H.his} savings to buy {+debtor} out of prison, and never regretted a penny of it.',
    ],
  ],
  river: [
    ['V', 'bad', '{V} had all the fords of the river guarded, and {H} could not cross.'],
    [
      '!@river',
      'go:river',
      '{H} came to a river that ran uphill, and sat down on the bank to think about it.',
      'There was a river in the way, brown and loud, and {H} went across it from stone to stone.',
    ],
    ['F', 'go:river good', 'It was {F} who found the ford, and so {H} came over the river with dry knees.'],
    [
      '@river',
      'bad',
      'In the middle of the river {H} slipped, and the current took {H.him} half a mile before it thought better of it.',
    ],
  ],
  road: [
    [
      '',
      'go:road +journey',
      '{H} took the road that nobody recommended.',
      'The road split in three, and on the signpost all the names had been scratched out, so {H} shut {H.his} eyes and chose.',
    ],
    ['F', 'go:road +journey good', 'The road is shorter for two, and {H} and {F} sang all the way.'],
    ['V', 'go:road bad', '{V} had the road watched, and let it be known what {H.s} head was worth.'],
  ],
  ruin: [
    [
      'throne',
      'go:ruin +place +secret',
      'Where the old banner used to fly there was nothing but a ruin, and in it {H} found one wall with a painting of {H.his} own face.',
    ],
    ['V', 'go:ruin +place +wrong bad', '{V} had left every farm a ruin, and through the ashes walked {H}.'],
    [
      '',
      'go:ruin +place',
      '{H} sheltered in a ruin, and it seemed to {H.him} that the stones were only waiting to be asked.',
      'Of the great house that {H} had been told about there remained a ruin, a nettle bed and an excellent echo.',
    ],
  ],
  tower: [
    ['V H!captive', 'H+captive bad', 'And {V} shut {H} up in a tower without a stair.'],
    ['L V', 'L+captive +loss bad', 'But {V} had {L} locked in the tower, and threw the key into the moat.'],
    [
      'P+away',
      'go:tower good',
      'In a tower that leaned toward the west a lamp was burning, and {H} was sure that {P} was there.',
    ],
    [
      '',
      'go:tower +place',
      'On the plain stood a tower with neither gate nor guard, and {H} walked round it seven times.',
      'From the top of the tower {H} could see {H.his} whole life laid out like washing.',
    ],
  ],
  town: [
    [
      '!@town',
      'go:town +place',
      '{H} came to a town where everybody whispered, and it took {H.him} until evening to find out why.',
      'In the next town it was market day, and {H} stood among the cabbages and listened.',
    ],
    [
      'V',
      'go:town +wrong bad',
      'The whole town was in {V.s} pocket, from the mayor down to the lamplighter, and nobody would sell {H} so much as an onion.',
    ],
    ['@town', 'good', 'Half the town turned out to see {H} off, and the other half lent them the umbrellas.'],
  ],
  village: [
    [
      '!@village',
      'go:village +place',
      'There was a village at the end of the valley where they had not seen a stranger in years, and they all came out to look at {H}.',
    ],
    [
      'V',
      '+wrong bad go:village',
      '{V} had taken the bells from every village and the salt from every table, and the people begged {H} to help.',
    ],
    [
      '',
      'go:village good',
      'In the village they still told a story that {H} had thought was {H.his} alone.',
      'The village took {H} in, one house for breakfast and the next for supper, as was the custom there.',
    ],
  ],
  chapel: [
    ['L', '+lovers +place', 'In a chapel hardly big enough for two, {H} and {L} gave each other their word.'],
    ['V', '', 'There was one spot where {V} dared not follow, and that was the chapel on the rock, so there {H} went.'],
    [
      '',
      'go:chapel +place',
      '{H} swept out a chapel that had stood empty since the flood, and under the altar {H.he} found a loose stone.',
      'In the chapel the candles lit themselves one after another as {H} came up the aisle.',
    ],
  ],
  home: [
    [
      'P?',
      '+place',
      '{H} thought of home, of the blue jug and the third stair that creaked, and it made {H.him} stubborn.',
    ],
    ['V', '+wrong bad', 'While {H} was gone, {V} had taken {H.his} home and painted it black.'],
    ['L', '+place good', '“Wherever you are,” {L} told {H}, “is home,” and that was that.'],
    [
      '',
      '+place',
      '{H} had sworn not to come home before it was done, and so {H.he} did not turn round at the last milestone, though it cost {H.him} something.',
    ],
  ],
  kitchen: [
    ['K', 'good', 'In {K.s} kitchen they hear everything first, and so {H} sat down there and shelled peas.'],
    [
      'V',
      'good',
      '{H} got in by way of the kitchen, with a goose under {H.his} arm, and {V.s} servants took {H.him} for the poulterer.',
    ],
    [
      'H+captive',
      'H-captive good',
      'They let {H} out to scrub the kitchen, and from the kitchen it was only a step to the yard, and from the yard to the open fields.',
    ],
    [
      '',
      'good',
      'There was a light in the kitchen, and {H} was given a stool and a bowl, and nobody asked who {H.he} was until {H.he} had finished.',
    ],
  ],
  stairs: [
    [
      '@tower',
      '',
      '{H} counted the stairs as {H.he} climbed, and there was one more going up than there had been coming down.',
    ],
    ['V', 'bad', 'On the stairs {H} came face to face with {V}, {H} going up and {V} coming down.'],
    [
      'H+captive',
      'H-captive good',
      'Behind the loose stone in {H.s} cell a flight of stairs went down, and down went {H}.',
    ],
    [
      '',
      '+secret',
      'Under the carpet there was a trap, and under that a flight of stairs, and {H} took off {H.his} shoes.',
      'The stairs went round and round until {H} no longer knew whether {H.he} was climbing or dreaming.',
    ],
  ],
  bridge: [
    ['bargain', '', 'On the bridge {H} had to pay toll, and the toll was a true word.'],
    ['V', 'bad', '{V} had the bridge sawn half through, and waited on the far side for {H}.'],
    ['L', '+place', '{H} and {L} met in the middle of the bridge, as they had agreed, and neither of them was late.'],
    [
      '',
      '+bargain +place',
      'Under the bridge lived someone who asked questions, and {H} was not let over until {H.he} had promised to come back with an answer.',
    ],
  ],
};
