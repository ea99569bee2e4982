/** The Allied Flag and People, card by card. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story, whyRefused } from '../fixture.ts';
import { september } from '../index.ts';
import { EASTERN_EUROPE, SOUTH_PACIFIC, TRANS_ATLANTIC } from '../names.ts';

const IN_VAIN = 'Allied cannot use it.';
/** The Allied side has filled so many BZs of a campaign. */
const ones = (campaign: string, n: number): string => `${campaign} | ${'1 '.repeat(n)}`;

describe('S-11 the People table', () => {
  it.each([
    ['oppenheimer', 'B1', 'G2'],
    ['yang-allied', 'B2', 'G3'],
    ['luciano', 'B1', 'G5'],
    ['mayer', 'B3', 'G1'],
    ['davis', 'B4', 'G4'],
    ['fourcade', 'B3', 'G6'],
    ['gurung', 'B5', 'G2'],
    ['turing', 'B6', 'G3'],
    ['pavlichenko', 'B5', 'G6'],
  ])('S-11 %s is read by %s and %s, Blue the row and Green the column', (id, blue, green) => {
    const s = position(`pool R1 R2 | ${blue} ${green}\ntrack 0 | 1\nturn B`);
    expect(line(play(s, `B allocate ${blue}:track`), 'cards')).toBe(`cards - | ${id}`);
  });
});

describe('Flag: T-34 mass production', () => {
  it('T-34 places a 5 in the next Eastern Europe BZ; a Green one gains a Star', () => {
    const s = card('t34', 'EE | 1');
    expect([line(s, 'EE'), line(s, 'stars')]).toEqual(['EE . . . . . . | 1 5 . . . .', 'stars 0 | 1']);
  });

  it('T-34 in a Red BZ gains no Star', () => {
    const s = card('t34', 'round 1');
    expect([line(s, 'EE'), line(s, 'stars')]).toEqual(['EE . . . . . . | 5 . . . . .', '']);
  });

  it('S-7 S-20 T-34 passes over crossed-out BZs', () => {
    const s = card('t34', 'EE | 1 x x');
    expect([line(s, 'EE'), line(s, 'stars')]).toEqual(['EE . . . . . . | 1 x x 5 . .', '']);
  });

  it('S-9 T-34 in the capstone takes its Star and that of the card', () => {
    const s = card('t34', 'EE | 1 1 1 1 1');
    expect([s.capstones[1], line(s, 'stars')]).toEqual([1 << EASTERN_EUROPE, 'stars 0 | 1']);
    expect(card('t34', 'EE 1 1 1 1 1 1 | 1 1 1 1 1').capstones[1]).toBe(0);
  });

  it('S-8 S-18 a bonus that T-34 sets off is resolved before the card’s Star', () => {
    const s = card('t34', 'EE | 2');
    expect(offered(s)).toEqual(['WE1', 'EE3', 'TA1', 'NA1', 'ME1', 'pass'].map((zone) => `B bonus ${zone}`));
    expect(line(s, 'stars')).toBe('');
    const done = play(s, 'B bonus EE3');
    expect([line(done, 'EE'), line(done, 'stars')]).toEqual(['EE . . . . . . | 2 5 3 . . .', 'stars 0 | 1']);
  });

  it('T-34 is lost when Eastern Europe is full or closed (S-9)', () => {
    expect(story('t34', 'EE | 1 1 1 1 1 1')).toEqual([IN_VAIN]);
    expect(story('t34', 'EE | 1 1 1 1 1 x')).toEqual([IN_VAIN]);
    expect(line(card('t34', 'EE | 1 1 1 1 1 x'), 'stars')).toBe('');
  });
});

describe('People 1: J. Robert Oppenheimer', () => {
  it('Oppenheimer crosses off 1 hourglass', () => {
    expect(line(card('oppenheimer', 'hourglasses 2 | 2'), 'hourglasses')).toBe('hourglasses 2 | 3');
  });

  it('S-12 Oppenheimer with the last hourglass writes a 6 in a capstone and crosses out the one opposite', () => {
    const s = card('oppenheimer', 'hourglasses 0 | 5\nNA 1 1 1 5 | .\ncapstones NA | -', 'B weaponize NA4');
    expect(line(s, 'NA')).toBe('NA 1 1 1 5x | . . . 6');
    // S-9: the Star was taken and is kept.
    expect(s.capstones).toEqual([1 << 3, 0]);
  });

  it('S-12 Oppenheimer after the last hourglass is lost', () => {
    expect(story('oppenheimer', 'hourglasses 0 | 6')).toEqual(['Allied has no hourglass left to cross off.']);
  });
});

describe('People 2: Yang Kyoungjong', () => {
  it('Yang takes the meeple from the box', () => {
    expect(line(card('yang-allied', 'round 1'), 'meeple')).toBe('meeple B');
  });

  it('S-14 Yang takes the meeple from the opponent, with its 2 Stars', () => {
    const s = card('yang-allied', 'meeple A');
    expect(line(s, 'meeple')).toBe('meeple B');
    expect(september.scores(s).map((terms) => terms.find(({ term }) => term === 'meeple')?.value)).toEqual([0, 2]);
  });

  it('Yang who is here already changes nothing', () => {
    expect(story('yang-allied', 'meeple B')).toEqual([IN_VAIN]);
    expect(line(card('yang-allied', 'meeple B'), 'meeple')).toBe('meeple B');
  });
});

describe('People 3: Charles Luciano', () => {
  it('Luciano adds a 4 to the next Trans Atlantic or South Pacific BZ, whatever its colour (S-16)', () => {
    const s = card('luciano', 'TA | 1\nSP | 2 1');
    expect(offered(s)).toEqual(['B place TA2', 'B place SP3']);
    expect(line(play(s, 'B place SP3'), 'SP')).toBe('SP . . . . . . | 2 1 4 . . .');
    expect(line(play(s, 'B place TA2'), 'TA')).toBe('TA . . . . | 1 4 . .');
  });

  it('S-16 Luciano keeps the order and stays in his campaigns', () => {
    const s = card('luciano', 'TA | 1');
    expect(whyRefused(s, 'B place TA3')).toBe('TA3 is not the next zone of Trans Atlantic.');
    expect(refused(s, 'B place TA1')).toBe('filled');
    expect(refused(s, 'B place NA1')).toBe('card-says');
  });

  it('S-9 Luciano goes to the open one of the two by himself, and takes a capstone Star there', () => {
    const s = card('luciano', `${ones('SP', 6)}\nTA | 1 1 1`);
    expect([line(s, 'TA'), s.capstones[1]]).toEqual([
      'TA . . . . | 1 1 1 4',
      (1 << TRANS_ATLANTIC) | (1 << SOUTH_PACIFIC),
    ]);
  });

  it('S-8 S-16 Luciano sets off a bonus, which stays in its theatre', () => {
    const s = card('luciano', 'SP | 3', 'B place SP2');
    expect(offered(s)).toEqual(['IS1', 'CM1', 'OC1', 'NP1', 'SP3', 'pass'].map((zone) => `B bonus ${zone}`));
    expect(refused(s, 'B bonus TA1')).toBe('other-theatre');
    expect(line(play(s, 'B bonus OC1'), 'OC')).toBe('OC . . . . | 3 . . .');
  });

  it('Luciano is lost when both campaigns are full', () => {
    expect(story('luciano', `${ones('SP', 6)}\n${ones('TA', 4)}`)).toEqual([IN_VAIN]);
  });
});

describe('People 4: Maria Goeppert Mayer', () => {
  const dice = 'pool R1 B1 G1 | R2 B2 G2';

  it('Mayer draws one of the six dice: a Blue one crosses off an hourglass', () => {
    const s = card('mayer', dice);
    expect(offered(s)).toEqual(['* draw']);
    expect(line(play(s, '* draw B1'), 'hourglasses')).toBe('hourglasses 0 | 1');
    expect(line(play(s, '* draw B2'), 'hourglasses')).toBe('hourglasses 0 | 1');
  });

  it.each(['R1', 'R2', 'G1', 'G2'])('Mayer who draws %s crosses off nothing, and the die stays where it lay', (die) => {
    const s = card('mayer', dice, `* draw ${die}`);
    expect([line(s, 'hourglasses'), line(s, 'pool')]).toEqual(['', "pool R1 B1 G1 | R2' B2' G2'"]);
    expect(offered(s)).toEqual([]);
  });

  it('S-12 Mayer’s Blue die may set off Weaponize, or find no hourglass left', () => {
    expect(offered(card('mayer', `${dice}\nhourglasses 0 | 5`, '* draw B1'))).toHaveLength(10);
    expect(line(card('mayer', `${dice}\nhourglasses 0 | 6`, '* draw B1'), 'hourglasses')).toBe('hourglasses 0 | 6');
  });
});

describe('People 5: Benjamin Davis Jr', () => {
  it('Davis circles a Red BZ of the opponent', () => {
    const s = card('davis', 'WE 1 | .');
    expect(offered(s)).toContain('B circle EE3');
    expect(line(play(s, 'B circle EE3'), 'circle')).toBe('circle EE3');
  });

  it('S-15 S-17 Davis circles neither a BZ of another colour nor a crossed-out one', () => {
    const s = card('davis', 'EE 1 1 x | .');
    expect(refused(s, 'B circle EE4')).toBe('card-says');
    expect(refused(s, 'B circle EE3')).toBe('crossed-out');
  });

  it('S-15 only a Red 1 or 2 may go into the circle', () => {
    const text = 'EE 1 1 | .\ncircle EE3\nturn A';
    const s = position(`pool R3 R2 | G1\n${text}`);
    expect(whyRefused(s, 'A allocate R3:EE3')).toBe('Benjamin Davis circled EE3: only a Red 1 or 2 may go there.');
    expect(line(play(s, 'A allocate R2:EE3'), 'EE')).toBe('EE 1 1 2 . . . | . . . . . .');
    expect(refused(position(`pool G1 R2 | G1\n${text}`), 'A allocate G1:EE3')).toBe('wrong-colour');
  });

  it('Davis with no Red BZ left to circle is lost', () => {
    const rows = ['WE 1 1 1 1 1', 'EE 1 1 1 1 1', 'TA 1 1 1', 'NA 1 1', 'ME 1 1', 'IS 1 1 1', 'CM 1 1 1 1 1'];
    const text = [...rows, 'OC 1 1 1', 'NP 1 1 1', 'SP 1 1 1 1 1 x'].map((row) => `${row} | .`).join('\n');
    expect(story('davis', text)).toEqual([IN_VAIN]);
  });
});

describe('People 6: Madame Fourcade', () => {
  it('Fourcade has a die of her choice in the opponent’s Pool rerolled', () => {
    const s = card('fourcade', 'pool R3 G4 | B1\ndump B5 | -');
    expect(offered(s)).toEqual(['B pick-theirs R3', 'B pick-theirs G4']);
    expect(refused(s, 'B pick-theirs B1')).toBe('no-such-die');
    expect(refused(s, 'B pick-theirs B5')).toBe('no-such-die');
    const done = play(s, 'B pick-theirs G4', '* roll 1');
    expect([line(done, 'pool'), line(done, 'dump')]).toEqual(["pool R3 G1 | B1'", 'dump B5 | -']);
  });

  it('S-19 Fourcade’s 6 is discarded', () => {
    const s = card('fourcade', 'pool R3 G4 | B1', 'B pick-theirs R3', '* roll 6');
    expect([line(s, 'pool'), line(s, 'dump')]).toEqual(['pool G4 | B1', 'dump R6 | -']);
  });

  it('S-6 the discarded die uses no section, and an empty Pool is skipped', () => {
    const text = 'pool R3 | B3 G5 R1\ntrack 0 | 1\nturn B';
    const s = play(position(text), 'B allocate B3:track', '* roll 6');
    expect([line(s, 'dump'), line(s, 'used')]).toEqual(['dump R6 | B3', 'used - | track']);
    expect(offered(s).every((move) => move.startsWith('B allocate'))).toBe(true);
  });

  it('Fourcade before an empty Pool is lost', () => {
    expect(story('fourcade', 'pool - | B1\ndump R3 | -')).toEqual([IN_VAIN]);
  });
});

describe('People 7: Lachhiman Gurung', () => {
  it('Gurung places a Green 4 in a Green BZ that is the next of its campaign', () => {
    const s = card('gurung', 'EE | 1\nIS | 1');
    expect(offered(s)).toEqual(['WE1', 'EE2', 'NA1', 'IS2', 'CM1'].map((zone) => `B place ${zone}`));
    expect(line(play(s, 'B place IS2'), 'IS')).toBe('IS . . . . | 1 4 . .');
    expect(refused(s, 'B place WE3')).toBe('not-next');
    expect(refused(s, 'B place SP1')).toBe('card-says');
  });

  it('S-16 a Red BZ under parachutes is still Red, and no place for Gurung', () => {
    const s = card('gurung', 'parachute EE');
    expect(offered(s)).toEqual(['WE1', 'NA1', 'CM1'].map((zone) => `B place ${zone}`));
  });

  it('S-8 S-9 Gurung takes a capstone Star and the bonus before it', () => {
    const s = card('gurung', 'ME | 1 1 3', 'B place ME4');
    expect(s.capstones[1]).toBe(1 << 4);
    expect(line(play(s, 'B bonus TA1'), 'TA')).toBe('TA . . . . | 5 . . .');
  });

  it('Gurung without a Green BZ to come is lost', () => {
    expect(story('gurung', `${ones('WE', 1)}\n${ones('NA', 1)}\n${ones('CM', 1)}`)).toEqual([IN_VAIN]);
  });
});

describe('People 8: Alan Turing', () => {
  it('Turing sets each die in the opponent’s Pool to any face, and no other die', () => {
    const s = card('turing', 'pool R3 B4 G5 | R1\ndump B6 | G6', 'B face 1', 'B face 2', 'B face 6');
    expect(line(s, 'pool')).toBe("pool R1 B2 G6 | R1'");
    expect(line(s, 'dump')).toBe("dump B6' | G6'");
    expect(offered(s)).toEqual([]);
  });

  it('Turing may leave a die as it is', () => {
    expect(line(card('turing', 'pool R3 | -', 'B face 3'), 'pool')).toBe('pool R3 | -');
  });

  it('Turing before an empty Pool is lost', () => {
    expect(story('turing', 'pool - | R1\ndump B6 | -')).toEqual([IN_VAIN]);
  });
});

describe('People 9: Lyudmila Pavlichenko', () => {
  it('Pavlichenko makes the opponent discard a Green die; S-19 of two the opponent chooses', () => {
    const s = card('pavlichenko', 'pool R1 G2 G5 | B1');
    expect(offered(s)).toEqual(['A discard G2', 'A discard G5']);
    expect(refused(s, 'A discard R1')).toBe('no-such-die');
    const done = play(s, 'A discard G5');
    expect([line(done, 'pool'), line(done, 'dump')]).toEqual(['pool R1 G2 | B1', "dump G5' | -"]);
  });

  it('S-6 Pavlichenko’s discard uses no section of the opponent’s', () => {
    const s = card('pavlichenko', 'pool R1 G2 | B1');
    expect([line(s, 'dump'), line(s, 'used')]).toEqual(['dump G2 | -', '']);
  });

  it('Pavlichenko finds no Green die in the Pool and is lost, whatever lies in the Dump', () => {
    const text = 'pool R1 B2 | G1\ndump G4 | -';
    expect(story('pavlichenko', text)).toEqual(['Tripartite has no such die to discard.']);
    expect(line(card('pavlichenko', text), 'pool')).toBe("pool R1 B2 | G1'");
  });
});
