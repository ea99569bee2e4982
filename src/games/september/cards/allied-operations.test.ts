/** The Allied Operations, card by card. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story, whyRefused } from '../fixture.ts';
import { september } from '../index.ts';
import { EASTERN_EUROPE, NORTH_AFRICA } from '../names.ts';

const IN_VAIN = 'Allied cannot use it.';
/** The fourth icon of the Allied track is an Operation. */
const OPERATION = 'track 0 | 3\nturn B';

describe('S-11 the Operations table', () => {
  it.each([
    ['manhattan', 'R1', 'B2'],
    ['rosie', 'R2', 'B3'],
    ['bletchley', 'R1', 'B5'],
    ['expeditionary-force', 'R3', 'B1'],
    ['lend-lease', 'R4', 'B4'],
    ['double-cross', 'R3', 'B6'],
    ['french-resistance', 'R5', 'B2'],
    ['laffey', 'R6', 'B3'],
    ['sanctions', 'R5', 'B6'],
  ])('S-11 %s is read by %s and %s, Red the row and Blue the column', (id, red, blue) => {
    const s = position(`pool G1 G2 | ${red} ${blue}\n${OPERATION}`);
    expect(line(play(s, `B allocate ${red}:track`), 'cards')).toBe(`cards - | ${id}`);
  });
});

describe('Operation 1: Manhattan Project', () => {
  it('Manhattan Project crosses off 1 hourglass', () => {
    expect(line(card('manhattan', 'round 1'), 'hourglasses')).toBe('hourglasses 0 | 1');
  });

  it('S-12 S-13 its last hourglass writes the 6, and the game ends with the round', () => {
    const text = `pool - | R1 B1\nhourglasses 0 | 5\n${OPERATION}`;
    const s = play(position(text), 'B allocate R1:track', 'B weaponize TA4');
    expect([line(s, 'TA'), september.outcome(s)]).toEqual(['TA . . . x | . . . 6', null]);
    expect(september.outcome(play(s, 'B allocate B1:OC1'))).toMatchObject({ how: 'bomb' });
  });

  it('S-12 after the last one it is lost', () => {
    expect(story('manhattan', 'hourglasses 0 | 6')).toEqual(['Allied has no hourglass left to cross off.']);
  });
});

describe('Operation 2: Rosie the Riveter', () => {
  it('Rosie doubles every 1, 2 and 3 in the Pool', () => {
    const s = card('rosie', 'pool R1 | R3 B2 G4\ndump - | G1');
    expect(offered(s)).toEqual(['B double yes', 'B double no']);
    const done = play(s, 'B double yes');
    expect([line(done, 'pool'), line(done, 'dump')]).toEqual(["pool R1 | R6' B4 G4", "dump - | G1'"]);
  });

  it('S-15 "you may": Rosie can be declined', () => {
    expect(line(card('rosie', 'pool - | R3 B2 G4', 'B double no'), 'pool')).toBe('pool - | R3 B2 G4');
  });

  it('Rosie finds nothing to double and is lost', () => {
    expect(story('rosie', 'pool R1 | R4 B5\ndump - | G1')).toEqual([IN_VAIN]);
    expect(story('rosie', 'pool R1 | -')).toEqual([IN_VAIN]);
  });
});

describe('Operation 3: Bletchley Park', () => {
  it('S-22 Bletchley Park trades a die of the Pool for one of the opponent’s and plays the one got', () => {
    const s = card('bletchley', 'pool R6 G5 | B1 G1\nused - | track');
    expect(offered(s)).toEqual(['B1-R6', 'B1-G5', 'G1-R6', 'G1-G5', 'pass'].map((trade) => `B trade ${trade}`));
    const traded = play(s, 'B trade B1-R6');
    expect(line(traded, 'pool')).toBe("pool B1 G5 | R6 G1'");
    expect(offered(traded)).toEqual(['EE1', 'ME1', 'IS1', 'SP1'].map((zone) => `B allocate R6:${zone}`));
    expect(refused(traded, 'B allocate G1:WE1')).toBe('not-in-pool');
    expect(refused(traded, 'B allocate R6:track')).toBe('section-used');
  });

  it('S-6 the die got goes to the Dump and uses up its section', () => {
    const s = card('bletchley', 'pool R6 G5 | B1 G1\nused - | track', 'B trade B1-R6', 'B allocate R6:EE1');
    expect([line(s, 'pool'), line(s, 'dump')]).toEqual(["pool B1 G5 | G1'", 'dump - | R6']);
    expect([line(s, 'used'), line(s, 'EE')]).toEqual(['used - | ETOW track', 'EE . . . . . . | 6 . . . . .']);
  });

  it('S-15 "you may": Bletchley Park can be declined', () => {
    const s = card('bletchley', 'pool R6 | B1', 'B trade pass');
    expect([line(s, 'pool'), offered(s)]).toEqual(['pool R6 | B1', []]);
  });

  it('Bletchley Park needs a die in both Pools', () => {
    expect(story('bletchley', 'pool R6 | -\ndump - | B1')).toEqual([IN_VAIN]);
    expect(story('bletchley', 'pool - | B1\ndump R6 | -')).toEqual([IN_VAIN]);
  });
});

describe('Operation 4: Expeditionary Force', () => {
  it('Expeditionary Force rolls a die of the Dump and places it in any legal BZ', () => {
    const s = card('expeditionary-force', 'pool - | G2\ndump B3 | R1 B6\nused - | ETOW PacWar track');
    expect(offered(s)).toEqual(['B from-dump R1', 'B from-dump B6']);
    expect(refused(s, 'B from-dump B3')).toBe('no-such-die');
    expect(refused(s, 'B from-dump G2')).toBe('no-such-die');
    const rolled = play(s, 'B from-dump R1', '* roll 5');
    expect(offered(rolled)).toEqual(['EE1', 'ME1', 'IS1', 'SP1'].map((zone) => `B place ${zone}`));
    const done = play(rolled, 'B place SP1');
    expect([line(done, 'SP'), line(done, 'dump')]).toEqual(['SP . . . . . . | 5 . . . . .', "dump B3 | R5 B6'"]);
    // S-6: no section is used.
    expect(line(done, 'used')).toBe('used - | ETOW PacWar track');
  });

  it('"legal": colour and order as for any die', () => {
    const s = card('expeditionary-force', 'dump - | R1', '* roll 5');
    expect(refused(s, 'B place WE2')).toBe('not-next');
    expect(refused(s, 'B place WE1')).toBe('card-says');
  });

  it('it may roll the very die that went to the Event Track (S-6)', () => {
    const s = play(position(`pool G1 | R3 B1\n${OPERATION}`), 'B allocate R3:track');
    expect(offered(play(s, '* roll 6'))).toContain('B place EE1');
  });

  it('S-8 S-9 it sets off capstone Stars and bonuses', () => {
    const s = card('expeditionary-force', 'dump - | R1\nNA | 1 1 1\nME | 1\nIS | 1\nSP | 1\nEE | 1', '* roll 6');
    expect(line(s, 'NA')).toBe('NA . . . . | 1 1 1 6');
    expect(s.capstones[1]).toBe(1 << NORTH_AFRICA);
    expect(offered(s)).toContain('B bonus ME2');
  });

  it('with no die in the Dump it is lost', () => {
    expect(story('expeditionary-force', 'pool R1 | G2\ndump B3 | -')).toEqual([IN_VAIN]);
  });

  it('with no legal BZ the die is rolled for nothing', () => {
    const text = 'dump - | R1\nEE | 1\nME | 1\nIS | 1\nSP | 1';
    const s = card('expeditionary-force', text, '* roll 4');
    expect([offered(s), line(s, 'dump')]).toEqual([[], 'dump - | R4']);
    expect(story('expeditionary-force', text, '* roll 4')[0]).toBe('Allied has Red 1 rerolled to 4, cannot use it.');
  });
});

describe('Operation 5: Lend-Lease', () => {
  it('Lend-Lease draws a Star under an empty BZ, next or not, which is gained on placing there', () => {
    const s = card('lend-lease', 'EE | 1 x');
    expect(offered(s)).toHaveLength(46);
    expect(line(play(s, 'B lease EE4'), 'lease')).toBe('lease EE4');
    const placed = play(position('pool - | G3 B1\nEE | 1 x\nlease EE3\nturn B'), 'B allocate G3:EE3');
    expect(line(placed, 'stars')).toBe('stars 0 | 1');
  });

  it('S-17 Lend-Lease goes neither under a filled nor under a crossed-out BZ', () => {
    const s = card('lend-lease', 'EE | 1 x');
    expect(refused(s, 'B lease EE1')).toBe('card-says');
    expect(refused(s, 'B lease EE2')).toBe('crossed-out');
  });

  it('S-18 one placement: capstone Star, then the mark, then the bonus', () => {
    const text = 'pool - | R4 B1\nNA | 1 1 3\nlease NA4\nturn B';
    expect(story(null, text, 'B allocate R4:NA4', 'B bonus TA1')).toEqual([
      'Allied plays Red 4, writes a 4 in North Africa 4, takes the capstone Star of North Africa, ' +
        'gains the Lend-Lease Star of North Africa 4, gains the bonus 4 behind North Africa 3, ' +
        'writes a 4 in Trans Atlantic 1.',
    ]);
  });

  it('Lend-Lease is lost when no BZ is empty', () => {
    const long = ['WE', 'EE', 'CM', 'SP'].map((c) => `${c} | 1 1 1 1 1 1`);
    const short = ['TA', 'NA', 'ME', 'IS', 'OC', 'NP'].map((c) => `${c} | 1 1 1 x`);
    expect(story('lend-lease', [...long, ...short].join('\n'))).toEqual([IN_VAIN]);
  });
});

describe('Operation 6: Double-Cross System', () => {
  it('Double-Cross crosses out a Person that the opponent has not gained', () => {
    const s = card('double-cross', 'cards yamamoto speer | -');
    expect(offered(s)).toHaveLength(7);
    expect(whyRefused(s, 'B double-cross yamamoto')).toBe('Isoroku Yamamoto has been gained already.');
    expect(refused(s, 'B double-cross turing')).toBe('not-read');
    const done = play(s, 'B double-cross hartmann');
    expect([line(done, 'double-cross'), line(done, 'cards')]).toEqual([
      'double-cross hartmann',
      'cards yamamoto speer | double-cross',
    ]);
  });

  it('Double-Cross is lost when every Person has been gained', () => {
    const people = 'nishina yang-tripartite dainelli yamamoto speer guillet hartmann cicero von-braun';
    expect(story('double-cross', `cards ${people} | -`)).toEqual([IN_VAIN]);
  });
});

describe('Operation 7: French Resistance', () => {
  it('French Resistance crosses out a filled ETOW BZ of 4 or less', () => {
    const s = card('french-resistance', 'WE 4 5 1x | .\nTA 6 1 | 2\nSP 1 | .');
    expect(offered(s)).toEqual(['B cross-out WE1', 'B cross-out TA2']);
    expect(line(play(s, 'B cross-out WE1'), 'WE')).toBe('WE 4x 5 1x . . . | . . . . . .');
  });

  it('S-17 neither a 5, nor an empty BZ, nor a crossed-out one, nor PacWar', () => {
    const s = card('french-resistance', 'WE 4 5 1x | .\nTA 6 1 | .\nSP 1 | .');
    expect(refused(s, 'B cross-out WE2')).toBe('card-says');
    expect(refused(s, 'B cross-out WE3')).toBe('crossed-out');
    expect(refused(s, 'B cross-out TA3')).toBe('card-says');
    expect(refused(s, 'B cross-out SP1')).toBe('card-says');
  });

  it('S-8 S-17 the BZ stays filled and counts 0; the open bonus beside it is crossed out', () => {
    const s = card('french-resistance', 'pool G5 R1 | B1\nEE 2 | .');
    expect([line(s, 'EE'), s.lost[0]]).toEqual(['EE 2x . . . . . | . . . . . .', 1 << s.board.firsts[EASTERN_EUROPE]]);
    // 2 and 5 would have made 7.
    const later = play(position('pool G5 R1 | B1\nEE 2x | .\nturn A'), 'A allocate G5:EE2');
    expect(offered(later).every((move) => move.startsWith('B allocate'))).toBe(true);
  });

  it('S-9 a capstone Star is kept when the capstone is crossed out', () => {
    const s = card('french-resistance', 'NA 5 5 5 3 | .');
    expect([line(s, 'NA'), s.capstones[0]]).toEqual(['NA 5 5 5 3x | . . . .', 1 << NORTH_AFRICA]);
  });

  it('French Resistance without such a BZ is lost', () => {
    expect(story('french-resistance', 'WE 5 6 4x | .\nSP 1 | .')).toEqual([IN_VAIN]);
  });
});

describe('Operation 8: USS Laffey', () => {
  it('S-23 Laffey crosses out a filled Red BZ opposite a filled Blue BZ of hers, or adds 1 to a Blue die in the Pool', () => {
    const s = card('laffey', 'pool - | B3\nNP 5 5 5 | 1\nNA 1 6 | 2 2\nSP . 4 | .');
    expect(offered(s)).toEqual(['NA2', 'NP1', 'B3'].map((pick) => `B cross-out-or-raise ${pick}`));
    expect(line(play(s, 'B cross-out-or-raise NA2'), 'NA')).toBe('NA 1 6x . . | 2 2 . .');
    expect(line(play(s, 'B cross-out-or-raise B3'), 'pool')).toBe('pool - | B4');
  });

  it('Laffey needs Red against Blue, and her own BZ filled', () => {
    const s = card('laffey', 'pool - | B3\nNP 5 5 5 | 1\nNA 1 6 | 2 2\nWE 5 | 1');
    expect(refused(s, 'B cross-out-or-raise WE1')).toBe('card-says');
    expect(refused(s, 'B cross-out-or-raise NP3')).toBe('card-says');
    expect(refused(s, 'B cross-out-or-raise NP2')).toBe('card-says');
    expect(refused(s, 'B cross-out-or-raise NA1')).toBe('card-says');
  });

  it('S-20 Laffey does not cross out what Yamamoto shields', () => {
    const s = card('laffey', 'pool - | B3\nNP 5 5 | 1\nNA 1 6 | 2 2\nshield NP1 NP2 NP3');
    expect(whyRefused(s, 'B cross-out-or-raise NP1')).toBe('NP1 is under Yamamoto’s shield.');
  });

  it('Laffey raises no die above 6, none of another colour, none of the Dump', () => {
    expect(story('laffey', 'pool B1 | B6 R1\ndump - | G1')).toEqual([IN_VAIN]);
    expect(story('laffey', 'pool - | R1\ndump B1 | B2')).toEqual([IN_VAIN]);
    expect(line(card('laffey', 'pool - | B6 B5'), 'pool')).toBe("pool - | B6 B6'");
  });
});

describe('Operation 9: Trade Sanctions', () => {
  it('Trade Sanctions lower each die in the opponent’s Pool by 1, to no less than 1', () => {
    const s = card('sanctions', 'pool R6 B1 G2 | R4\ndump B5 | -');
    expect([line(s, 'pool'), line(s, 'dump')]).toEqual(["pool R5 B1 G1 | R4'", "dump B5' | -"]);
  });

  it('Trade Sanctions before an empty Pool are lost', () => {
    expect(story('sanctions', 'pool - | R4\ndump B5 | -')).toEqual([IN_VAIN]);
  });
});
