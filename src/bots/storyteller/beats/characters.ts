/** Who comes into the tale, and what follows from it. */
import type { WrittenBeats } from '../beat.ts';

export const characters: WrittenBeats = {
  beggar: [
    [
      '!S',
      'N:stranger +stranger good',
      '{H} shared {H.his} last crust with {+beggar}, who looked at {H.him} for a long while and said, “You will need me before I need you.”',
      '{+beggar} held out an empty bowl to {H}, and {H}, who had little enough, dropped in the only penny {H.he} owned.',
    ],
    [
      '',
      'N:stranger +stranger',
      '{H} would have walked on, but {+beggar} caught {H.him} by the sleeve and asked where {H.he} was bound.',
    ],
    [
      'V',
      'N:stranger +stranger +secret',
      '{+beggar} to whom {H} had given a coin bent close and told {H.him} what everybody whispered about {V}.',
    ],
  ],
  bird: [
    [
      '!F',
      'N:friend good',
      '{H} untangled {+raven} from a thorn bush, and from that hour it followed {H.him} wherever {H.he} went.',
      'On {H.s} sleeve there settled {+nightingale}, tame as a kitten, and it would not be sent away again.',
    ],
    [
      'H+captive',
      'H-captive good N:friend',
      '{+raven} came flapping between the bars with a file in its beak, and before morning {H} was out.',
    ],
    [
      'P+away !solved',
      'good',
      'A bird dropped a grey feather at {H.s} feet, and {H} knew it at once: {P} used to wear one like it.',
    ],
    [
      '',
      '',
      'Three times a bird circled above {H}, and three times it flew off toward the same quarter of the sky, so {H} went after it.',
    ],
  ],
  'brother-sister': [
    [
      '!P !want:find',
      'N:kin N+away +loss +family want:find bad',
      'Now {H} had {+brother/sister}, dearer to {H.him} than anything under the sun, and one evening {N} went out and did not come back.',
      'But {H} could not rest, for {H.he} had {+younger brother/younger sister}, and {N} had been missing since the first snow.',
    ],
    [
      'P',
      '+family',
      '“I am your own flesh and blood,” {P} said, “brother or sister, what does it matter, I will stand by you,” and {P.he} did.',
    ],
    [
      '!P',
      'N:kin +family good',
      'Who should come running after {H} but {+little brother/little sister}, who refused to be left behind.',
    ],
    ['V', 'N:friend', 'Now {V} had {+brother/sister} who was nothing like {V.him}, and {N} took pity on {H}.'],
    [
      'P+away',
      '',
      '{H} asked everyone {H.he} met whether they had seen a brother or a sister of {H.his} go by, but none of them knew anything of {P}.',
    ],
  ],
  child: [
    [
      '',
      'N:friend good',
      '{H} was not too proud to ask {+small boy/small girl}, who knew every hole in every hedge and said at once, “I will show you.”',
      'It was a child who saw it first: {+small boy/small girl} pulled at {H.s} hand and pointed.',
    ],
    [
      'V',
      'bad +wrong',
      'But {V} let it be known that every family must give up a child, and there was weeping in every street.',
    ],
    ['L', '+family', 'Within the year {H} and {L} had a child, with {H.s} chin and {L.s} temper.'],
  ],
  cook: [
    [
      'H+captive',
      'H-captive N:friend good',
      'But {+cook} who brought {H} {H.his} bread took pity on {H.him}, left the bolt undrawn, and looked the other way.',
    ],
    [
      'K',
      'N:friend',
      'So that {H} could be near {K}, {+cook} took {H.him} on to scour the pots, and asked no questions.',
    ],
    [
      '',
      'N:friend good',
      '{H} found work with {+cook}, who hid a warm heart under a dreadful temper and soon would not hear a word against {H.him}.',
    ],
    [
      'V',
      'N:friend +secret',
      '{V.s} own cook, who had seen everything through the hatch, told {H} more in an hour than others had in a year.',
    ],
  ],
  enemy: [
    [
      '!V',
      'N:villain +villain bad',
      'But {H} had an enemy: {+steward} who had never forgiven {H.him} for being loved.',
      'But {H} had made an enemy without knowing it, and that was {+magistrate}, who smiled at {H.him} and counted the days.',
    ],
    [
      'V',
      '+wrong bad',
      'From that day on {V} was {H.s} sworn enemy, and made no secret of it.',
      '“Then I am your enemy,” {V} said to {H}, very softly, “and you will wish that I were not.”',
    ],
    [
      'V F',
      'bad',
      '{F} warned {H} that an enemy does not always come with drums, and that {V} was closer than {H.he} thought.',
    ],
  ],
  fairy: [
    [
      '!S',
      'N:stranger +stranger good',
      'All at once the air began to hum, and before {H} stood {+fairy}, no taller than a candle, with her arms folded.',
    ],
    [
      'curse',
      '+riddle',
      'A fairy could not undo what was done, but she told {H} how it might be undone: “Look for what is yours and has never been yours.”',
    ],
    [
      '',
      'H+gifted +bargain good',
      'A fairy granted {H} one wish, to be used once and paid for after, and {H} put it by for the hour of need.',
      'For that kindness a fairy touched {H} on the forehead, and ever after no lie could deceive {H.him}.',
    ],
  ],
  giant: [
    [
      '!V',
      'N:villain +villain +wrong bad',
      'But nobody came or went in that country without paying {+giant}, who had already swallowed two harvests and was hungry still.',
    ],
    [
      '',
      'N:friend good',
      '{H} pulled a thorn as long as an oar out of the heel of {+giant}, who wept with relief and swore to carry {H.him} to the end of the earth.',
    ],
    [
      'V',
      '',
      '{V} had set a giant to keep watch, but {H} asked it politely what it would rather be doing, and slipped between its feet while it thought about that.',
    ],
  ],
  king: [
    [
      '!K',
      'N:ruler +ruler +throne',
      'Over all that country ruled {+king} who could no longer laugh, and he promised whatever was asked to anyone who could mend that.',
      'Now the land belonged to {+king} who trusted nobody, and word of {H} came even to him.',
    ],
    [
      'Km',
      '+bargain',
      'The king sent for {H} and said, “Do me one service, and I will ask no questions about the rest.”',
    ],
    [
      '!V',
      'N:villain +throne +wrong bad',
      'But the land had been taken by {+false king}, and those who remembered the true one did so with their mouths shut.',
    ],
    [
      'V',
      '+throne',
      'When the king heard what {V} had done, he offered half of all he had to whoever put an end to it.',
    ],
    ['', '', 'Even the king, who never looked up from his accounts, looked up when he was told about {H}.'],
  ],
  'old-man': [
    [
      '!S',
      'N:stranger +stranger good',
      'There sat {+old man} mending a net that had no end, and he said to {H} without looking round, “You are late.”',
      '{+old man} whose bundle {H} had carried a mile told {H.him} which way to take, and which of two brothers to believe.',
    ],
    [
      'riddle',
      '+token',
      'An old man laughed when {H} asked him for the answer. “I have forgotten it,” he said, “but I remember who knows it.”',
    ],
    [
      'V',
      '+secret',
      'An old man, the last who remembered, told {H} what {V} had been like when {V.he} was young and nobody was afraid of {V.him}.',
    ],
    [
      '',
      '',
      'An old man on a bench said to {H}, “Everyone hurries past what they are looking for,” and went back to his pipe.',
    ],
  ],
  'old-woman': [
    [
      '!S',
      'N:stranger +stranger good',
      '{+old woman} was dragging a sack of turnips up the slope, and {H} took it from her without being asked.',
      '{H} drew water for {+old woman}, who tasted it, nodded, and began to speak of things that nobody could have told her.',
    ],
    [
      'curse',
      '+riddle',
      'An old woman looked at {H} with her one good eye and said, “What was knotted with a word can only be loosed with one.”',
    ],
    [
      '!treasure',
      'H>ball good',
      'An old woman put a ball of grey wool into {H.s} hand. “Let it roll,” she said, “and do not be too clever to follow it.”',
    ],
    ['', '', 'An old woman took {H} in, asked for nothing, and sat up until all had been told.'],
  ],
  parent: [
    [
      '!P !want:debt',
      'N:kin +family +bargain want:debt bad',
      'But {H} had {+father/mother} who had made a promise in a bad hour, and the one who was to pay for it was {H}.',
    ],
    [
      'P',
      '+family',
      '{H} thought of {H.his} mother and father, and of what {P} would say, and was ashamed to turn back.',
    ],
    [
      'V !kinsman',
      '+kinsman +secret',
      'It came out little by little that {V} had once sworn to {H.s} father never to lift a hand against {H}, and that the oath was nearly worn through.',
    ],
    [
      '',
      '+family',
      '{H} remembered what {H.his} {mother|father} used to say: that the straight way is for people who are in no hurry.',
      'For {H.s} {mother|father} had taught {H.him} one thing, and that was never to leave a question unasked.',
    ],
    [
      'L',
      '+family bad',
      'But {L.s} {mother|father} would not hear of it, and said that a person who came on foot could leave on foot.',
    ],
  ],
  prince: [
    [
      'Hf !L',
      'N:love +lovers good',
      'It was there that {H} first saw {+prince}, who had run away from his own birthday and was up to the elbows in mud.',
      'Now {+prince} had sworn to marry nobody who did not beat him at chess, and {H} beat him twice.',
    ],
    ['Hm !F', 'N:friend good', '{H} pulled {+prince} out of a bog by his boots, and they were friends from that hour.'],
    [
      '!V',
      'N:villain +throne bad',
      'But {+prince} who wanted the throne before his time saw in {H} a piece that could be moved.',
    ],
    [
      '',
      '+throne',
      'A prince had come that way before {H} with forty servants, and had turned back at the first brambles.',
    ],
  ],
  princess: [
    [
      'Hm !L',
      'N:love +lovers good',
      'It was there that {H} first saw {+princess}, who had climbed over the wall to get away from her dancing master.',
      'Now {+princess} had refused eleven suitors by asking each for the truth, and {H} told it to her before she could ask.',
    ],
    [
      'Hf !F',
      'N:friend good',
      '{H} found a friend where {H.he} looked for none: {+princess} who was bored to tears and would have given all her pearls for an adventure.',
    ],
    ['', '+throne', 'A princess, so people said, would be given to whoever did what {H} was now about to try.'],
    [
      'V',
      '+wrong bad',
      'But {V} had made up {V.his} mind to have the princess and the land together, and {H} stood in the way of both.',
    ],
  ],
  queen: [
    [
      '!K',
      'N:ruler +ruler +throne',
      'Over all that country ruled {+queen} who had not spoken since her coronation, and she sent for {H}.',
      'Now the land belonged to {+queen} who weighed every word, and she looked at {H} for a long time before she nodded.',
    ],
    [
      'Kf',
      '+bargain',
      'The queen said to {H}, “Bring me what I ask, and you shall have what you ask,” and they shook hands on it.',
    ],
    [
      '!V',
      'N:villain +throne +wrong bad',
      'But the crown sat on {+false queen}, and she had heard {H.s} name once too often.',
    ],
    ['', '', 'The queen gave {H} leave to go wherever {H.he} liked, and a page to see that {H.he} did.'],
  ],
  shepherdess: [
    [
      'Hm !L',
      'N:love +lovers good',
      '{+shepherdess} laughed at the way {H} crossed the stile, and {H} crossed it twice more so as to hear it again.',
    ],
    [
      '',
      'N:friend good',
      '{+shepherdess} left her flock to the dog, took her crook, and walked with {H} as far as anyone had ever been.',
      '{H} helped {+shepherdess} to find a lamb that had strayed, and in return she told {H.him} where not to set {H.his} foot.',
    ],
    [
      'V',
      '',
      'A shepherdess had seen {V} go by at dawn with something heavy under {V.his} coat, and she showed {H} the tracks.',
    ],
  ],
  stepmother: [
    [
      '!V',
      'N:villain +villain +family +wrong bad',
      'For {H} had {+stepmother}, who kept the larder locked and {H} at the washtub.',
      'But {H.s} father took a second wife, and {H} had {+stepmother} who could not look at {H.him} without counting what {H.he} ate.',
    ],
    [
      'Vf !stepmother',
      'V+kinswoman +family +stepmother bad',
      'And the worst of it was that {V} had married {H.s} father, and was {H.s} stepmother before the week was out.',
    ],
    [
      'V !stepmother',
      '+stepmother +family bad',
      'As for {H.s} stepmother, she was of one mind with {V}, and had sold {H} for the price of a bonnet.',
    ],
    [
      '',
      '+family',
      '{H.s} stepmother had always said that {H.he} would come to nothing, and {H} thought of that now and set {H.his} teeth.',
    ],
  ],
  thief: [
    [
      '!V',
      'N:villain +wrong +theft bad',
      'But {+thief} had been watching {H}, and by sunrise all that {H} had saved was gone.',
    ],
    [
      'H+captive',
      'H-captive N:friend good',
      'In the straw beside {H} sat {+thief}, who said that locks were a kind of handwriting, and read this one to {H.him} from the other side.',
    ],
    [
      '',
      'N:friend good',
      '{H} caught {+thief} with a hand in {H.his} pocket, and let {N.him} keep the crust that {N.he} found there; after that {N.he} was the best friend {H.he} had.',
    ],
    ['V', '', 'A thief who had once worked for {V}, and never been paid, drew {H} a map on the back of {H.his} hand.'],
  ],
  witch: [
    [
      '!V',
      'N:villain +villain +curse bad',
      'But in that country there was {+witch}, who forgot no slight and forgave no kindness.',
      'But {+witch} had smelled {H} coming for a mile, and she had already put the kettle on.',
    ],
    [
      'Vf !witch',
      '+witch +secret bad V+witch',
      'Only then did {H} understand that {V} was a witch, and had been one all along.',
    ],
    [
      '',
      '+bargain +witch',
      'A witch offered {H} what {H.he} wanted for the colour of {H.his} eyes, and {H} bargained her down to one of {H.his} dreams.',
    ],
    [
      'V',
      '+bargain bad +witch',
      '{V} went to a witch by the back way, and came out again with a small jar and a bad conscience.',
    ],
  ],
  wolf: [
    [
      '!F',
      'N:friend +beast good',
      '{H} drew a splinter from the paw of {+wolf}, grey and thin, who looked at {H.him} and then walked at {H.his} side.',
    ],
    [
      '',
      'bad',
      'A wolf stood across the way with its head low, and {H} did not run but spoke to it quietly until it stepped aside.',
      'All at once a wolf was there, and {H} saved {H.himself} only by walking backward and singing.',
    ],
    ['V', 'bad', '{V} whistled, and out of the dusk came a wolf, and then another.'],
  ],
  frog: [
    [
      'bargain',
      '+beast',
      'A frog had heard every word of it, and it hopped up to {H} and said that it would be a witness.',
    ],
    [
      '!bargain',
      'N:friend +beast +bargain',
      '{+frog} fetched up what {H} had dropped, but first {H} had to promise to grant it a favour, no matter when it came to ask.',
    ],
    ['', '+beast', 'In {H.s} shoe that morning sat a frog, and it had plainly been waiting for {H.him} to wake.'],
    ['V', 'V+warty +beast bad', '“Whoever speaks of this,” said {V}, “will be a frog by supper,” and {H} believed it.'],
  ],
  horse: [
    [
      '',
      'H>horse good',
      '{H} was given a horse that nobody else could ride, and it bent its neck to {H.him} as if they were old friends.',
      'For {H.his} last coins {H} bought a horse, lame and blinking, that turned out to be faster than any in the stables.',
    ],
    [
      'has:horse',
      '',
      '{H} gave the horse its head, and it carried {H.him} straight to what {H.he} had been looking for.',
    ],
    [
      'V',
      'bad',
      'But {V} had the faster horse, and got there first.',
      '{V} had every horse in the country bought up, so that {H} should have to walk.',
    ],
    [
      'F',
      'good',
      '{H} and {F} had only one horse between them, so they took turns, one in the saddle and one at the bridle.',
    ],
  ],
  'husband-wife': [
    [
      'L',
      '+lovers good',
      '{H} asked {L} to marry {H.him}, and {L} said yes, but not before all this was at an end.',
      '“When this is over,” {L} said to {H}, “I should like to be married,” and {H} could find nothing to say against it.',
    ],
    ['Vf Hm', '+wrong bad', '{V} demanded a wedding, and gave {H} three days to say yes.'],
    ['Vm Hf', '+wrong bad', '{V} had made up {V.his} mind to marry {H}, and sent word that the cake was ordered.'],
    [
      '',
      '',
      'A husband and wife who had quarrelled for thirty years stopped long enough to give {H} a bed and two kinds of good advice.',
    ],
    [
      '!V Hf',
      'N:villain +bargain bad',
      '{H} had been promised in marriage to {+rich baron}, and no one had thought to ask {H.him}.',
    ],
    [
      '!V Hm',
      'N:villain +bargain bad',
      '{H} had been promised in marriage to {+rich widow}, and no one had thought to ask {H.him}.',
    ],
  ],
  monster: [
    [
      '!V',
      'N:villain +villain +beast +wrong bad',
      'But in those parts there was {+troll} with a voice like a cellar, who each spring took what {N.he} pleased.',
    ],
    ['', '+beast +wrong bad', 'For under the hill lay a dragon, and as {H} went over the hill it turned in its sleep.'],
    [
      '',
      'N:friend +beast good',
      'And there in the shadows {H} met {+monster} that had been alone so long that it burst into tears at the first kind word.',
    ],
    [
      'V',
      'bad +beast',
      'Behind {V.s} last gate waited a monster that had been fed on nothing but flattery, and {H} told it the truth until it crept away.',
    ],
  ],
  orphan: [
    [
      '',
      'N:friend good',
      'An orphan attached {N.himself} to {H}, {+bootblack/goose girl} without a soul in the world, and would not be shaken off.',
      '{H} took an orphan under {H.his} wing: {+chimney sweep/match seller}, all elbows and questions.',
    ],
    ['!P !family', '+family', 'For {H} was an orphan, and had learned early to be {H.his} own mother and father.'],
    ['V', '+secret', 'It was said that {V} had been an orphan once, left in a basket at a door that did not open.'],
  ],
};
