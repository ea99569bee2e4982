/** The Tripartite Operations, card by card. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story } from '../fixture.ts';
import { september } from '../index.ts';
import { NORTH_AFRICA, TRANS_ATLANTIC } from '../names.ts';
import type { September } from '../state.ts';

const IN_VAIN = 'Tripartite cannot use it.';
const rolls = (...faces: readonly number[]): string[] => faces.map((face) => `* roll ${face}`);
/** A position that a card left, with dice for the next turn. */
const goOn = (s: September, text: string): September => position(`${september.write(s)}\n${text}`);
/** Every BZ of one side in these campaigns filled with a 1. */
const full = (codes: string, row: (cells: string) => string): string =>
  codes
    .split(' ')
    .map((code) => `${code} ${row('1 '.repeat('WE EE CM SP'.includes(code) ? 6 : 4).trim())}`)
    .join('\n');

describe('1 Uranprojekt', () => {
  it('Uranprojekt crosses off 1 hourglass; on a complete Atomic Project it is lost (S-12)', () => {
    expect(line(card('uranprojekt', 'round 1'), 'hourglasses')).toBe('hourglasses 1 | 0');
    expect(story('uranprojekt', 'hourglasses 6 | 0')).toEqual(['Tripartite has no hourglass left to cross off.']);
  });

  it('S-12 Uranprojekt with the last hourglass sets off Weaponize', () => {
    expect(offered(card('uranprojekt', 'hourglasses 5 | 0'))).toContain('A weaponize WE6');
  });
});

describe('2 Dream of a Roman Italy', () => {
  const marked = (die: string): string => `pool ${die} R1 | G2 G1\nspqr ME1\nturn A`;

  it('Roman Italy marks SPQR under any empty ETOW BZ, the next or not', () => {
    const s = card('roman-italy', 'EE 3 x | .');
    expect(offered(s)).toHaveLength(22);
    expect(line(play(s, 'A spqr EE6'), 'spqr')).toBe('spqr EE6');
    expect(refused(s, 'A spqr EE1')).toBe('card-says');
    expect(refused(s, 'A spqr EE2')).toBe('crossed-out');
    expect(refused(s, 'A spqr SP1')).toBe('card-says');
  });

  it('Roman Italy with no empty ETOW BZ is lost', () => {
    expect(
      story(
        'roman-italy',
        full('WE EE TA NA ME', (row) => `${row} | .`),
      ),
    ).toEqual([IN_VAIN]);
  });

  it('SPQR: a 5 or a 6 gains a Star and advances 1', () => {
    for (const die of ['B5', 'B6']) {
      const s = play(position(marked(die)), `A allocate ${die}:ME1`);
      expect([line(s, 'stars'), line(s, 'track')]).toEqual(['stars 1 | 0', 'track 1 | 0']);
    }
  });

  it('SPQR: a 4 gains nothing', () => {
    const s = play(position(marked('B4')), 'A allocate B4:ME1');
    expect([line(s, 'stars'), line(s, 'track')]).toEqual(['', '']);
  });

  it('S-16 SPQR wakes for a bonus die', () => {
    const text = 'pool B4 R1 | G2 G1\nTA 1 1 3 | .\nspqr WE1\nturn A';
    const s = play(position(text), 'A allocate B4:TA4', 'A bonus WE1');
    expect([line(s, 'WE'), line(s, 'stars')]).toEqual(['WE 5 . . . . . | . . . . . .', 'stars 1 | 0']);
  });

  it('S-16 SPQR wakes for cards: Barbarossa advances for the mark and for the Green BZ', () => {
    const s = card('barbarossa', 'SP 5 | .\nlast SP1\nspqr EE1');
    expect([line(s, 'stars'), line(s, 'track')]).toEqual(['stars 1 | 0', 'track 2 | 0']);
  });

  it('S-12 SPQR wakes for Weaponize’s 6, beside the capstone Star', () => {
    const s = card('nishina', 'hourglasses 5 | 0\nspqr NA4', 'A weaponize NA4');
    expect([line(s, 'stars'), s.capstones]).toEqual(['stars 1 | 0', [1 << NORTH_AFRICA, 0]]);
  });

  it('S-18 SPQR’s Star and advance come before the bonus', () => {
    const text = 'pool G5 B1 B5 | G2\nEE 2 | .\nspqr EE2\ntrack 4 | 0\nturn A';
    const s = play(position(text), 'A allocate G5:EE2');
    expect([line(s, 'stars'), offered(s)]).toEqual(['stars 1 | 0', ['A look-up dainelli', 'A look-up von-braun']]);
    expect(offered(play(s, 'A look-up dainelli'))[0]).toBe('A bonus WE1');
  });
});

describe('3 Tora Tora Tora', () => {
  it('Tora crosses out a filled Blue BZ of the opponent, whatever filled it', () => {
    const s = card('tora', 'TA | 3 2 4\nNA | 5 5\nSP 4 | .');
    expect(offered(s)).toEqual(['A cross-out TA1', 'A cross-out TA3', 'A cross-out NA2']);
    expect(line(play(s, 'A cross-out TA3'), 'TA')).toBe('TA . . . . | 3 2 4x .');
    expect(refused(s, 'A cross-out TA2')).toBe('card-says');
    expect(refused(s, 'A cross-out TA4')).toBe('card-says');
  });

  it('S-17 Tora does not cross out twice', () => {
    expect(refused(card('tora', 'TA | 3x 2 4 4'), 'A cross-out TA1')).toBe('crossed-out');
  });

  it('Tora without a filled Blue BZ is lost', () => {
    expect(story('tora', 'TA | 3x\nWE | 4 4\nSP 3 | .')).toEqual([IN_VAIN]);
  });

  it('S-17 Tora leaves a capstone Star with its owner, and takes the value from the sum', () => {
    const s = card('tora', 'TA 1 | x x x 6');
    expect([line(s, 'TA'), s.capstones]).toEqual(['TA 1 . . . | x x x 6x', [0, 1 << TRANS_ATLANTIC]]);
    expect(september.scores(s)[0]).toContainEqual({ term: 'campaigns', value: 4 });
  });

  it('S-8 Tora crosses out the undecided bonus beside the BZ, which stays filled', () => {
    // 3 and 4 would make 7; the 4 goes next to the BZ crossed out, and no bonus comes.
    const s = play(goOn(card('tora', 'TA | 3'), 'pool - | R4 G1\nturn B'), 'B allocate R4:TA2');
    expect([line(s, 'TA'), offered(s)[0]]).toEqual(['TA . . . . | 3x 4 . .', 'B allocate G1:CM1']);
  });
});

describe('4 Tripartite Pact', () => {
  it('Pact: next round the Tripartite picks three of the dice rolled; no reroll, no draft, and only once', () => {
    const last = 'round 2 coin B\npool G4 | -\npact\ntrack 24 | 0\nturn A';
    const s = play(position(last), 'A allocate G4:track', ...rolls(1, 2, 3, 4, 5, 6));
    expect([line(s, 'round'), offered(s).length, offered(s)[0]]).toEqual(['round 3 coin A', 20, 'A split R1+R2+B3']);
    const split = play(s, 'A split R2+B4+G6');
    expect([line(split, 'pool'), line(split, 'pact')]).toEqual(["pool R2' B4' G6' | R1 B3 G5", '']);
    expect(offered(split)[0]).toMatch(/^A allocate/);
  });

  it('Pact changes nothing in the round in which it is gained', () => {
    const text = 'pool R3 B1 G1 | R5 G2 B2\ntrack 1 | 0\nturn A';
    const s = play(position(text), 'A allocate G1:track');
    expect([line(s, 'cards'), line(s, 'pact'), line(s, 'pool')]).toEqual([
      'cards pact | -',
      'pact',
      "pool R3 B1 | R5' B2' G2'",
    ]);
    expect(offered(s)[0]).toMatch(/^B allocate/);
  });

  it('Pact gives three dice each, no more and no fewer', () => {
    const last = 'round 2 coin B\npool G4 | -\npact\ntrack 24 | 0\nturn A';
    const s = play(position(last), 'A allocate G4:track', ...rolls(1, 2, 3, 4, 5, 6));
    expect(refused(s, 'A split R1+B3')).toBe('not-offered');
    expect(refused(s, 'A split R1+B3+B4+G5')).toBe('not-offered');
  });

  it('Pact comes to nothing if the game ends first', () => {
    const s = play(position('pool G4 | -\npact\nhourglasses 6 | 0\ntrack 24 | 0\nturn A'), 'A allocate G4:track');
    expect([offered(s), september.outcome(s)?.how]).toEqual([[], 'bomb']);
  });
});

describe('5 Jet Fighter', () => {
  it('Jet Fighter sets a Red die in either Pool to any value', () => {
    expect(line(card('jet-fighter', 'pool R1 | R4', 'A set R4=1'), 'pool')).toBe("pool R1 | R1'");
    expect(line(card('jet-fighter', 'pool R1 | R4', 'A set R1=6'), 'pool')).toBe("pool R6 | R4'");
  });

  it('Jet Fighter tells alike dice in the two Pools apart', () => {
    expect(line(card('jet-fighter', 'pool R4 | R4', "A set R4'=1"), 'pool')).toBe("pool R4 | R1'");
  });

  it('Jet Fighter touches no Dump and no other colour', () => {
    const s = card('jet-fighter', 'pool R1 B2 | -\ndump - | R4');
    expect(refused(s, 'A set R4=1')).toBe('card-says');
    expect(refused(s, 'A set B2=1')).toBe('card-says');
    expect(story('jet-fighter', 'pool B2 | G3\ndump R1 | R4')).toEqual([IN_VAIN]);
  });
});

describe('6 Rockets', () => {
  it('S-19 Rockets: the opponent discards a die of her choice, which uses no section', () => {
    const s = card('rockets', 'pool R1 | R3 G5');
    expect(offered(s)).toEqual(['B discard R3', 'B discard G5']);
    const done = play(s, 'B discard R3');
    expect([line(done, 'dump'), line(done, 'used')]).toEqual(["dump - | R3'", '']);
    expect(refused(s, 'B discard R1')).toBe('no-such-die');
  });

  it('Rockets against an empty Pool find nothing', () => {
    expect(story('rockets', 'pool R1 | -\ndump - | G5')).toEqual(['Allied has no such die to discard.']);
  });
});

describe('7 Blitzkrieg', () => {
  it('S-23 Blitzkrieg fills the BZ straight after the one it copies, whatever its colour', () => {
    expect(line(card('blitzkrieg', 'NA 3 | .\nlast-etow NA1'), 'NA')).toBe('NA 3 3 . . | . . . .');
  });

  it('S-23 Blitzkrieg passes over crossed-out BZs', () => {
    expect(line(card('blitzkrieg', 'NA 3 x | .\nlast-etow NA1'), 'NA')).toBe('NA 3 x 3 . | . . . .');
  });

  it('S-23 Blitzkrieg is lost if the BZ behind is filled, or there is none', () => {
    expect(story('blitzkrieg', 'EE 3 4 | .\nlast-etow EE1\nrailroad EE')).toEqual([IN_VAIN]);
    expect(story('blitzkrieg', 'NA 1 1 1 3 | .\nlast-etow NA4')).toEqual([IN_VAIN]);
    expect(story('blitzkrieg', 'NA 1 1 3 x | .\nlast-etow NA3')).toEqual([IN_VAIN]);
  });

  it('S-23 Blitzkrieg is lost with nothing placed in ETOW this round', () => {
    expect(story('blitzkrieg', 'NA 3 | .\nSP 4 | .\nlast SP1')).toEqual([IN_VAIN]);
    const s = play(position('pool G4 | -\nlast-etow NA1\nNA 3 | .\ntrack 24 | 0\nturn A'), 'A allocate G4:track');
    expect(line(s, 'last-etow')).toBe('');
  });

  it('S-23 Blitzkrieg looks past a later value in PacWar', () => {
    const text = 'pool G3 R6 B1 | G2 B2 R2\ntrack 1 | 0\nturn A';
    const s = play(position(text), 'A allocate G3:NA1', 'B allocate B2:TA1', 'A allocate B1:SP1', 'B allocate G2:CM1');
    expect([line(s, 'cards'), line(s, 'NA')]).toEqual(['cards blitzkrieg | -', 'NA 3 3 . . | . . . .']);
  });

  it('S-17 Blitzkrieg copies nothing from a crossed-out BZ', () => {
    expect(story('blitzkrieg', 'NA 3x | .\nlast-etow NA1')).toEqual([IN_VAIN]);
  });

  it('S-15 Blitzkrieg stops at Davis’s circle, unless it copies a 1 or 2', () => {
    expect(story('blitzkrieg', 'EE 3 3 | .\ncircle EE3\nlast-etow EE2')).toEqual([IN_VAIN]);
    const two = card('blitzkrieg', 'EE 3 2 | .\ncircle EE3\nlast-etow EE2');
    expect(line(two, 'EE')).toBe('EE 3 2 2 . . . | . . . . . .');
  });

  it('S-23 Blitzkrieg copies a bonus die too, if that came last', () => {
    const text = 'pool B4 B1 R6 | G2 G1\nTA 3 | .\ntrack 1 | 0\nturn A';
    const s = play(position(text), 'A allocate B4:TA2', 'A bonus NA1', 'B allocate G2:NA1', 'A allocate R6:track');
    expect(line(play(s, 'A look-up blitzkrieg'), 'NA')).toBe('NA 3 3 . . | 2 . . .');
  });

  it('S-16 Blitzkrieg sets off bonuses and capstone Stars', () => {
    const s = card('blitzkrieg', 'EE 3 . 4 | .\nlast-etow EE1\nrailroad EE');
    expect(offered(s)[0]).toBe('A bonus WE1');
    expect(card('blitzkrieg', 'NA 1 1 3 | .\nlast-etow NA3').capstones).toEqual([1 << NORTH_AFRICA, 0]);
  });
});

describe('8 Operation Pastorius', () => {
  it('Pastorius crosses out all bonuses in one campaign that the opponent has not gained', () => {
    const s = card('pastorius', 'WE 3 | 3 4', 'A sabotage WE');
    expect(line(s, 'lost')).toBe('lost - | WE2 WE3 WE4 WE5');
    expect(s.gained[2]).toBe(1);
  });

  it('S-8 Pastorius: a sum of 7 gains nothing there any more', () => {
    const s = goOn(card('pastorius', 'WE | 3', 'A sabotage WE'), 'pool R2 B3 | R4 G1\nturn B');
    expect(offered(play(s, 'B allocate R4:WE2'))[0]).toMatch(/^A allocate/);
  });

  it('Pastorius aims only at a campaign with a bonus that is not decided', () => {
    const s = card(
      'pastorius',
      full('WE NA', (row) => `. | ${row}`),
    );
    expect(offered(s)).toEqual(['EE', 'TA', 'ME', 'IS', 'CM', 'OC', 'NP', 'SP'].map((c) => `A sabotage ${c}`));
    expect(refused(s, 'A sabotage NA')).toBe('card-says');
  });

  it('Pastorius with every bonus decided is lost', () => {
    expect(
      story(
        'pastorius',
        full('WE EE TA NA ME IS CM OC NP SP', (row) => `. | ${row}`),
      ),
    ).toEqual([IN_VAIN]);
  });
});

describe('9 Nationalism', () => {
  it('Nationalism changes a 1 of either side to a 4, and gains a Star', () => {
    const s = card('nationalism', 'EE 1 2 | 3 1\nSP | 1');
    expect(offered(s)).toEqual(['Tripartite:EE1', 'Allied:EE2', 'Allied:SP1', 'pass'].map((p) => `A change ${p}`));
    const done = play(s, 'A change Allied:EE2');
    expect([line(done, 'EE'), line(done, 'stars')]).toEqual(['EE 1 2 . . . . | 3 4 . . . .', 'stars 1 | 0']);
  });

  it('Nationalism may be declined, and then gains no Star', () => {
    const s = card('nationalism', 'EE 1 | .', 'A change pass');
    expect([line(s, 'EE'), line(s, 'stars')]).toEqual(['EE 1 . . . . . | . . . . . .', '']);
  });

  it('Nationalism without a 1 is lost; a crossed-out 1 is none (S-17)', () => {
    expect(story('nationalism', 'EE 2 1x | 3')).toEqual([IN_VAIN]);
    const s = card('nationalism', 'EE 2 1x | 1');
    expect(refused(s, 'A change Tripartite:EE2')).toBe('crossed-out');
    expect(refused(s, 'A change Tripartite:EE1')).toBe('card-says');
  });

  it('S-15 Nationalism cannot raise what Davis circled', () => {
    const s = card('nationalism', 'EE 2 2 1 | 1\ncircle EE3');
    expect(refused(s, 'A change Tripartite:EE3')).toBe('circled');
    expect(story('nationalism', 'EE 2 2 1 | .\ncircle EE3')).toEqual([IN_VAIN]);
  });

  it('S-20 Nationalism is no crossing-out: a shield does not hinder it', () => {
    expect(offered(card('nationalism', 'SP 1 | .\nshield SP1 SP2'))).toContain('A change Tripartite:SP1');
  });

  it('Nationalism’s 4 counts for a bonus that is not decided yet', () => {
    const s = card('nationalism', 'EE 1 | .', 'A change Tripartite:EE1');
    const next = goOn(s, 'pool G3 R1 | G2 R2\nturn A');
    expect(offered(play(next, 'A allocate G3:EE2'))[0]).toBe('A bonus WE1');
  });
});
