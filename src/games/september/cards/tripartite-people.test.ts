/** The Tripartite Flag and People, card by card. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story } from '../fixture.ts';
import { september } from '../index.ts';
import { EASTERN_EUROPE, NORTH_AFRICA } from '../names.ts';
import type { September } from '../state.ts';

const IN_VAIN = 'Tripartite cannot use it.';

describe('Flag: Operation Barbarossa', () => {
  it('S-23 Barbarossa copies the last value written into the next Eastern Europe BZ, and a Green one advances 1', () => {
    const s = card('barbarossa', 'SP 4 | .\nlast SP1');
    expect(line(s, 'EE')).toBe('EE 4 . . . . . | . . . . . .');
    expect([line(s, 'track'), line(s, 'last')]).toEqual(['track 1 | 0', 'last EE1']);
  });

  it('Barbarossa in a Red BZ does not advance', () => {
    const s = card('barbarossa', 'EE 1 1 | .\nSP 4 | .\nlast SP1');
    expect([line(s, 'EE'), line(s, 'track')]).toEqual(['EE 1 1 4 . . . | . . . . . .', '']);
  });

  it('S-23 Barbarossa never copies the Event Track die', () => {
    const text = 'pool R6 R1 | G2\nNA 3 | .\nlast NA1\ntrack 3 | 0\nturn A';
    expect(line(play(position(text), 'A allocate R6:track'), 'EE')).toBe('EE 3 . . . . . | . . . . . .');
  });

  it('S-23 Barbarossa copies a bonus value too', () => {
    const text = 'pool B4 R6 | G2 G1\nTA 3 | .\ntrack 3 | 0\nturn A';
    const s = play(position(text), 'A allocate B4:TA2', 'A bonus NA1', 'B allocate G2:NA1', 'A allocate R6:track');
    expect(line(s, 'EE')).toBe('EE 3 . . . . . | . . . . . .');
  });

  it('S-23 Barbarossa looks at a card’s value in a BZ of its own, not at Dainelli’s 2', () => {
    expect(line(card('banzai', 'SP 4 | .\nlast SP1'), 'last')).toBe('last CM1');
    expect(line(card('dainelli', 'SP 4 | .\nlast SP1'), 'last')).toBe('last SP1');
  });

  it('S-23 Barbarossa with no value to copy does nothing', () => {
    expect(story('barbarossa', 'round 1')).toEqual([IN_VAIN]);
    expect(line(card('barbarossa', 'round 1'), 'track')).toBe('');
  });

  it('S-17 Barbarossa does not copy from a crossed-out BZ', () => {
    expect(story('barbarossa', 'SP 4x | .\nlast SP1')).toEqual([IN_VAIN]);
  });

  it('Barbarossa is lost when Eastern Europe is full or closed (S-9)', () => {
    expect(story('barbarossa', 'EE 1 1 1 1 1 1 | .\nlast EE6')).toEqual([IN_VAIN]);
    expect(story('barbarossa', 'EE 1 1 1 1 1 x | .\nlast EE5')).toEqual([IN_VAIN]);
  });

  it('S-7 Barbarossa passes over crossed-out BZs, and asks which one where a railroad lies', () => {
    expect(line(card('barbarossa', 'EE x | .\nSP 4 | .\nlast SP1'), 'EE')).toBe('EE x 4 . . . . | . . . . . .');
    const s = card('barbarossa', 'SP 4 | .\nlast SP1\nrailroad EE');
    expect(offered(s)).toEqual([1, 2, 3, 4, 5, 6].map((i) => `A place EE${i}`));
    expect(line(play(s, 'A place EE4'), 'track')).toBe('track 1 | 0');
    expect(line(play(s, 'A place EE5'), 'track')).toBe('');
  });

  it('S-15 Barbarossa puts no more than a 2 into Davis’s circle', () => {
    expect(story('barbarossa', 'EE 1 1 | .\ncircle EE3\nSP 3 | .\nlast SP1')).toEqual([IN_VAIN]);
    const two = card('barbarossa', 'EE 1 1 | .\ncircle EE3\nSP 2 | .\nlast SP1');
    expect(line(two, 'EE')).toBe('EE 1 1 2 . . . | . . . . . .');
  });

  it('S-16 S-18 Barbarossa sets off a bonus, which is done before the advance', () => {
    const s = card('barbarossa', 'EE 3 | .\nSP 4 | .\nlast SP1');
    expect([offered(s)[0], line(s, 'track')]).toEqual(['A bonus WE1', '']);
    expect(line(play(s, 'A bonus WE1'), 'track')).toBe('track 1 | 0');
  });

  it('S-9 Barbarossa takes the capstone Star', () => {
    expect(card('barbarossa', 'EE 1 1 1 1 1 | .\nlast EE5').capstones).toEqual([1 << EASTERN_EUROPE, 0]);
  });
});

describe('1 Yoshi Nishina', () => {
  it('Nishina crosses off 1 hourglass', () => {
    expect(line(card('nishina', 'hourglasses 2 | 4'), 'hourglasses')).toBe('hourglasses 3 | 4');
  });

  it('S-12 Nishina is lost on a complete Atomic Project, and does not set it off again', () => {
    const s = card('nishina', 'hourglasses 6 | 0');
    expect([line(s, 'hourglasses'), offered(s)]).toEqual(['hourglasses 6 | 0', []]);
    expect(story('nishina', 'hourglasses 6 | 0')).toEqual(['Tripartite has no hourglass left to cross off.']);
  });

  it('S-12 Nishina with the last hourglass sets off Weaponize', () => {
    expect(offered(card('nishina', 'hourglasses 5 | 0'))).toContain('A weaponize SP6');
  });
});

describe('2 Yang Kyoungjong', () => {
  it('Yang takes the meeple from the box or from the opponent', () => {
    expect(line(card('yang-tripartite', 'round 1'), 'meeple')).toBe('meeple A');
    expect(line(card('yang-tripartite', 'meeple B'), 'meeple')).toBe('meeple A');
  });

  it('Yang does nothing for whoever has the meeple', () => {
    expect(story('yang-tripartite', 'meeple A')).toEqual([IN_VAIN]);
  });

  it('S-14 Yang’s meeple is worth 2 to its last holder only', () => {
    const meeple = (s: September) => september.scores(s).map((terms) => terms[3].value);
    expect(meeple(card('yang-tripartite', 'meeple B'))).toEqual([2, 0]);
  });
});

describe('3 Rosa Dainelli', () => {
  it('Dainelli writes a 2 in the opponent’s next North Africa BZ; then the opponent discards a die of her choice', () => {
    const s = card('dainelli', 'NA | 4\npool - | R3 G5');
    expect(line(s, 'NA')).toBe('NA . . . . | 4 2 . .');
    expect(offered(s)).toEqual(['B discard R3', 'B discard G5']);
    const done = play(s, 'B discard G5');
    expect([line(done, 'pool'), line(done, 'dump'), line(done, 'used')]).toEqual(['pool - | R3', 'dump - | G5', '']);
  });

  it('S-19 Dainelli’s die is the opponent’s to choose, out of her Pool', () => {
    const s = card('dainelli', 'pool B6 | R3 G5\ndump - | B1');
    expect(() => play(s, 'A discard R3')).toThrow('not asked');
    expect(refused(s, 'B discard B6')).toBe('no-such-die');
    expect(refused(s, 'B discard B1')).toBe('no-such-die');
  });

  it('S-16 Dainelli’s 2 sets off a bonus for the opponent, who places it before the discard', () => {
    const s = card('dainelli', 'NA | 5\npool - | R3 G5');
    expect(offered(s)).toEqual(['WE1', 'EE1', 'TA1', 'NA3', 'ME1', 'pass'].map((pick) => `B bonus ${pick}`));
    const placed = play(s, 'B bonus TA1');
    expect([line(placed, 'TA'), offered(placed)[0]]).toEqual(['TA . . . . | 2 . . .', 'B discard R3']);
  });

  it('S-16 Dainelli’s 2 takes the capstone Star for the owner of the BZ', () => {
    expect(card('dainelli', 'NA | 1 1 1').capstones).toEqual([0, 1 << NORTH_AFRICA]);
  });

  it('S-16 Dainelli’s 2 wakes no Lend-Lease Star; a bonus die that its owner then places does', () => {
    expect(line(card('dainelli', 'lease NA1'), 'stars')).toBe('');
    expect(line(card('dainelli', 'NA | 5\nlease WE1', 'B bonus WE1'), 'stars')).toBe('stars 0 | 1');
  });

  it('S-15 Dainelli’s discard happens even if no 2 can be written', () => {
    expect(line(card('dainelli', 'NA | 1 1 1 1\npool - | R3'), 'dump')).toBe('dump - | R3');
    expect(line(card('dainelli', 'NA | 1 x x x\npool - | R3'), 'dump')).toBe('dump - | R3');
  });

  it('S-15 Dainelli’s 2 is written even if there is no die to discard', () => {
    expect(line(card('dainelli', 'NA | x'), 'NA')).toBe('NA . . . . | x 2 . .');
    expect(story('dainelli', 'NA | x').at(-1)).toBe('Allied has no such die to discard.');
  });
});

describe('4 Isoroku Yamamoto', () => {
  it('Yamamoto may shield any Blue PacWar BZ, filled or empty, with its neighbours', () => {
    const s = card('yamamoto', 'SP 3 3 | .');
    const blue = ['IS2', 'CM3', 'OC1', 'OC4', 'NP2', 'NP4', 'SP1', 'SP3', 'SP5'];
    expect(offered(s)).toEqual(blue.map((zone) => `A shield ${zone}`));
    expect(line(play(s, 'A shield SP3'), 'shield')).toBe('shield SP2 SP3 SP4');
  });

  it('Yamamoto shields no BZ of another colour or of ETOW', () => {
    const s = card('yamamoto', 'round 1');
    expect(refused(s, 'A shield SP2')).toBe('card-says');
    expect(refused(s, 'A shield TA1')).toBe('card-says');
  });

  it('S-17 Yamamoto cannot aim at a crossed-out BZ; with nothing left it is lost', () => {
    const s = card('yamamoto', 'CM . . x | .');
    expect(refused(s, 'A shield CM3')).toBe('crossed-out');
    const gone = 'IS . x | .\nCM . . x | .\nOC x . . x | .\nNP . x . x | .\nSP x . 3x . x | .';
    expect(story('yamamoto', gone)).toEqual([IN_VAIN]);
  });

  it('S-20 Yamamoto’s shield holds against USS Laffey', () => {
    const s = card('laffey', 'NP 3 1 3 | 5 1 5\nshield NP1 NP2\npool - | B2');
    expect(offered(s)).toEqual(['B cross-out-or-raise NP3', 'B cross-out-or-raise B2']);
    expect(refused(s, 'B cross-out-or-raise NP1')).toBe('shielded');
  });

  it('S-20 Yamamoto’s shield holds against Night Bombers', () => {
    expect(line(card('night-bombers', 'CM 1 2 | 1 5'), 'CM')).toBe('CM 1 2x . . . . | 1 5 . . . .');
    expect(line(card('night-bombers', 'CM 1 2 | 1 5\nshield CM2 CM3 CM4'), 'CM')).toBe('CM 1 2 . . . . | 1 5 . . . .');
  });
});

describe('5 Albert Speer', () => {
  it('Speer gains and uses a Person that was not gained', () => {
    const s = card('speer', 'cards nishina cicero | -', 'A gain yang-tripartite');
    expect(line(s, 'cards')).toBe('cards nishina yang-tripartite speer cicero | -');
    expect(line(s, 'meeple')).toBe('meeple A');
  });

  it('S-11 Speer gains nobody twice, and nobody whom Double-Cross took', () => {
    const s = card('speer', 'cards nishina cicero | -\ndouble-cross guillet');
    const left = ['yang-tripartite', 'dainelli', 'yamamoto', 'hartmann', 'von-braun'];
    expect(offered(s)).toEqual(left.map((id) => `A gain ${id}`));
    expect(refused(s, 'A gain nishina')).toBe('gained-already');
    expect(refused(s, 'A gain speer')).toBe('gained-already');
    expect(refused(s, 'A gain guillet')).toBe('double-crossed');
    expect(refused(s, 'A gain banzai')).toBe('not-read');
  });

  it('Speer with nobody left is lost', () => {
    const all = 'cards nishina yang-tripartite dainelli yamamoto guillet hartmann cicero';
    expect(story('speer', `${all} von-braun | -`)).toEqual([IN_VAIN]);
    expect(story('speer', `${all} | -\ndouble-cross von-braun`)).toEqual([IN_VAIN]);
  });
});

describe('6 Amedeo Guillet', () => {
  it('Guillet has any dice of the opponent’s Pool rerolled', () => {
    const s = card('guillet', 'pool R1 | R3 B4 G5\ndump - | B2', 'A unsettle R3+G5', '* roll 6', '* roll 1');
    expect([line(s, 'pool'), line(s, 'dump')]).toEqual(["pool R1 | R6' B4 G1", "dump - | B2'"]);
  });

  it('Guillet may be declined', () => {
    const text = 'pool - | R3 B4';
    expect(offered(card('guillet', text))).toEqual(['none', 'R3', 'B4', 'R3+B4'].map((set) => `A unsettle ${set}`));
    expect(line(card('guillet', text, 'A unsettle none'), 'pool')).toBe('pool - | R3 B4');
  });

  it('Guillet touches neither the Dump nor the own Pool', () => {
    const s = card('guillet', 'pool R1 | G5\ndump - | B2');
    expect(refused(s, 'A unsettle R1')).toBe('card-says');
    expect(refused(s, 'A unsettle B2+G5')).toBe('card-says');
  });

  it('Guillet against an empty Pool is lost', () => {
    expect(story('guillet', 'pool R1 | -\ndump - | B2')).toEqual([IN_VAIN]);
  });
});

describe('7 Erich Hartmann', () => {
  it('Hartmann sets a Red die of either player, in a Pool or a Dump, to any value', () => {
    const pools = card('hartmann', 'pool R1 B3 | R4 G2');
    expect(offered(pools)).toEqual(['R1', 'R4'].flatMap((die) => [1, 2, 3, 4, 5, 6].map((n) => `A set ${die}=${n}`)));
    expect(line(play(pools, 'A set R4=1'), 'pool')).toBe("pool R1 B3 | R1' G2");
    expect(line(card('hartmann', 'dump R1 | R4', 'A set R4=6'), 'dump')).toBe("dump R1 | R6'");
  });

  it('Hartmann tells two Red dice that look alike apart if they lie in different places', () => {
    const theirs = card('hartmann', 'pool R3 | R3', "A set R3'=6");
    expect(line(theirs, 'pool')).toBe("pool R3 | R6'");
    const dumped = card('hartmann', 'pool R3 | -\ndump R3 | -', "A set R3'=6");
    expect([line(dumped, 'pool'), line(dumped, 'dump')]).toEqual(['pool R3 | -', "dump R6' | -"]);
  });

  it('Hartmann’s value does not change the BZ in which the die was written', () => {
    expect(line(card('hartmann', 'dump R3 | -\nWE 3 | .', 'A set R3=6'), 'WE')).toBe('WE 3 . . . . . | . . . . . .');
  });

  it('S-11 Hartmann’s new face is what a later look-up reads', () => {
    // Von Braun rolls People 7, then advances to an Event: Red 1-2 and Green 5-6 read Banzai.
    const s = card('von-braun', 'dump R5 G6 | -\ntrack 5 | 0', '* roll 5', '* roll 1', 'A set R5=2');
    expect(line(s, 'cards')).toBe('cards hartmann von-braun banzai | -');
  });

  it('Hartmann sets Red dice only, and without one is lost', () => {
    expect(refused(card('hartmann', 'pool R1 B3 | -'), 'A set B3=6')).toBe('card-says');
    expect(story('hartmann', 'pool B3 | G2')).toEqual([IN_VAIN]);
  });
});

describe('8 Agent Cicero', () => {
  it('Cicero crosses off 2 hourglasses with fewer than the opponent', () => {
    expect(line(card('cicero', 'hourglasses 2 | 3'), 'hourglasses')).toBe('hourglasses 4 | 3');
  });

  it('Cicero with as many or more does nothing', () => {
    expect(story('cicero', 'hourglasses 3 | 3')).toEqual([IN_VAIN]);
    expect(line(card('cicero', 'hourglasses 4 | 3'), 'hourglasses')).toBe('hourglasses 4 | 3');
  });

  it('S-12 Cicero’s second hourglass is lost if the first completes the Atomic Project', () => {
    const s = card('cicero', 'hourglasses 5 | 6', 'A weaponize NA4');
    expect([line(s, 'hourglasses'), offered(s)]).toEqual(['hourglasses 6 | 6', []]);
  });

  it('S-12 Cicero’s second hourglass may complete it', () => {
    expect(offered(card('cicero', 'hourglasses 4 | 5'))).toHaveLength(10);
  });
});

describe('9 Wernher von Braun', () => {
  it('S-11 von Braun rolls a Blue die for the row and a Green one for the column, takes that Person, then advances 1', () => {
    const s = card('von-braun', 'pool B6 G6 | -', '* roll 2', '* roll 3');
    expect(line(s, 'cards')).toBe('cards yang-tripartite von-braun | -');
    expect([line(s, 'meeple'), line(s, 'track'), line(s, 'pool')]).toEqual([
      'meeple A',
      'track 1 | 0',
      'pool B6 G6 | -',
    ]);
  });

  it('S-18 von Braun advances when the Person is done', () => {
    const s = card('von-braun', 'round 1', '* roll 3', '* roll 1');
    expect([offered(s)[0], line(s, 'track')]).toEqual(['A shield IS2', '']);
    expect(line(play(s, 'A shield IS2'), 'track')).toBe('track 1 | 0');
  });

  it('S-11 von Braun who rolls a crossed-out number, his own too, still advances', () => {
    const s = card('von-braun', 'cards cicero | -', '* roll 5', '* roll 6');
    expect([line(s, 'cards'), line(s, 'track')]).toEqual(['cards cicero von-braun | -', 'track 1 | 0']);
    expect(line(card('von-braun', 'cards cicero | -', '* roll 6', '* roll 4'), 'track')).toBe('track 1 | 0');
  });

  it('S-11 von Braun who rolls a double-crossed Person still advances', () => {
    const s = card('von-braun', 'double-cross nishina', '* roll 1', '* roll 1');
    expect([line(s, 'hourglasses'), line(s, 'track')]).toEqual(['', 'track 1 | 0']);
  });

  it('S-10 von Braun’s advance on a marked-out track is lost', () => {
    const s = card('von-braun', 'track 24 | 0', '* roll 1', '* roll 1');
    expect([line(s, 'hourglasses'), line(s, 'track')]).toEqual(['hourglasses 1 | 0', 'track 24 | 0']);
  });
});
