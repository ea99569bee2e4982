/** Tripartite cards that meet: another card, a mark, a bonus, a full campaign. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story } from '../fixture.ts';
import { september } from '../index.ts';
import { EASTERN_EUROPE, NORTH_AFRICA, SOUTH_PACIFIC } from '../names.ts';

const rolls = (...faces: readonly number[]): string[] => faces.map((face) => `* roll ${face}`);
const WATCH = ['A watch no', 'A watch yes'];

describe('Feint against a full campaign', () => {
  it('S-21 Feint cannot name a BZ of a campaign that is full, or closed by crossings-out (S-9)', () => {
    const s = card('feint', 'pool - | G2\nNA | 1 1 1 1\nCM | 1 1 1 1 1 x');
    expect(offered(s)).toEqual([]);
    expect(line(s, 'feint')).toBe('feint WE1');
    const two = card('feint', 'pool - | G2 R2\nNA | 1 1 1 1\nused - | PacWar');
    expect(offered(two)).toEqual(['WE1', 'EE1', 'ME1'].map((zone) => `A feint ${zone}`));
    expect(refused(two, 'A feint NA4')).toBe('card-says');
  });

  it('S-21 Feint is lost if the campaign is full when the turn comes', () => {
    const s = position('pool R1 B1 | R3 G2\nNA | 1 1 1 1\nfeint NA4\nturn B');
    expect(offered(s)).toContain('B allocate G2:track');
    expect(line(play(s, 'B allocate G2:WE1'), 'feint')).toBe('');
  });

  it('S-21 Feint is lost if Rockets take the only die that fits', () => {
    // Barbarossa’s 5 wakes SPQR, which reads Feint; its Green BZ then reads Rockets.
    const text = 'pool R3 B5 G6 | G2 R1 B1\nSP 5 | .\nlast SP1\nspqr EE1\ntrack 19 | 0\nturn A';
    const s = play(position(text), 'A allocate B5:track', 'A feint NA1', 'B discard G2');
    expect(line(s, 'cards')).toBe('cards rockets feint | -');
    expect(offered(s)).toContain('B allocate R1:track');
  });

  it('S-21 Feint drives a Red die under the Radar, and binds no further', () => {
    const text = 'pool B4 G4 | R1 R2 B3\nfeint EE1\nradar EE\nturn B';
    const s = play(position(text), 'B allocate R1:EE1', 'A watch yes', '* roll 6');
    expect([line(s, 'EE'), line(s, 'feint')]).toEqual(['EE . . . . . . | 6 . . . . .', '']);
  });
});

describe('Radar on a bonus die', () => {
  const text = 'pool R1 G1 | B2 R4\nNA | 5\nradar EE\nturn B';

  it('S-21 Radar sees real dice only: a bonus die in a Red BZ is not asked for', () => {
    const s = play(position(text), 'B allocate B2:NA2', 'B bonus EE1');
    expect([line(s, 'EE'), offered(s)[0]]).toEqual(['EE . . . . . . | 2 . . . . .', 'A allocate R1:WE1']);
  });

  it('S-21 Radar asks for the Red die that sets the bonus off, before the bonus', () => {
    const s = play(position('pool R1 G1 | R4 B2\nEE | 6 1 3\nradar EE\nturn B'), 'B allocate R4:EE4');
    expect(offered(s)).toEqual(WATCH);
    expect(offered(play(s, 'A watch no'))[0]).toBe('B bonus WE1');
  });
});

describe('Speer picks von Braun, who rolls an hourglass that completes the bomb', () => {
  const speer = 'hourglasses 5 | 0\ntrack 2 | 0';

  it('S-18 Weaponize is done before von Braun advances, and a further hourglass is lost (S-12)', () => {
    const s = card('speer', speer, 'A gain von-braun', '* roll 1', '* roll 2');
    expect(line(s, 'cards')).toBe('cards nishina speer von-braun | -');
    expect([offered(s).length, line(s, 'track')]).toEqual([10, 'track 2 | 0']);
    const done = play(s, 'A weaponize EE6');
    expect([line(done, 'EE'), line(done, 'track')]).toEqual(['EE . . . . . 6 | . . . . . x', 'track 3 | 0']);
    expect([line(done, 'hourglasses'), offered(done)]).toEqual(['hourglasses 6 | 0', []]);
  });

  it('S-11 a number that is gone leaves the bomb to the icon of the advance', () => {
    const s = card('speer', speer, 'A gain von-braun', '* roll 4', '* roll 4');
    expect([line(s, 'cards'), line(s, 'track')]).toEqual(['cards speer von-braun | -', 'track 3 | 0']);
    expect(offered(s)).toContain('A weaponize EE6');
  });

  it('S-12 S-13 in a turn: the game ends with that round', () => {
    const text = 'pool B3 G3 | R2\nhourglasses 5 | 0\ntrack 4 | 0\nturn A';
    const bomb = play(position(text), 'A allocate B3:track', 'A gain von-braun', '* roll 1', '* roll 1');
    const s = play(bomb, 'A weaponize NA4');
    expect(september.outcome(s)).toBeNull();
    const over = play(s, 'B allocate R2:EE1', 'A allocate G3:EE1');
    expect(september.outcome(over)).toMatchObject({ how: 'bomb' });
  });
});

describe('Weaponize on a shielded capstone', () => {
  const bomb = 'hourglasses 0 | 5\nshield SP5 SP6';

  it('S-12 S-20 the 6 is written, and the shielded capstone is not crossed out', () => {
    const s = card('oppenheimer', bomb, 'B weaponize SP6');
    expect(line(s, 'SP')).toBe('SP . . . . . . | . . . . . 6');
    expect(story('oppenheimer', bomb, 'B weaponize SP6').at(-1)).toBe(
      'Tripartite is saved by the shield in South Pacific 6.',
    );
  });

  it('S-12 without the shield it is crossed out, and so is the undecided bonus beside it', () => {
    const s = card('oppenheimer', 'hourglasses 0 | 5\nSP 1 1 1 1 1 | .', 'B weaponize SP6');
    expect([line(s, 'SP'), line(s, 'open')]).toEqual(['SP 1 1 1 1 1 x | . . . . . 6', '']);
  });

  it('S-24 Weaponize takes the capstone Star if nobody has it', () => {
    expect(card('oppenheimer', bomb, 'B weaponize SP6').capstones).toEqual([0, 1 << SOUTH_PACIFIC]);
    const taken = card('oppenheimer', `${bomb}\nSP 1 1 1 1 1 4 | .`, 'B weaponize SP6');
    expect([line(taken, 'SP'), taken.capstones]).toEqual(['SP 1 1 1 1 1 4 | . . . . . 6', [1 << SOUTH_PACIFIC, 0]]);
  });

  it('S-20 the shielded side may still fill its capstone, without the Star', () => {
    const s = position('pool R4 | G1\nSP 1 1 1 1 1 | . . . . . 6\nshield SP5 SP6\nturn A');
    expect(play(s, 'A allocate R4:SP6').capstones).toEqual([0, 1 << SOUTH_PACIFIC]);
  });

  it('S-12 a shield does not keep its owner from writing there, nor the opposite BZ', () => {
    const s = card('nishina', 'hourglasses 5 | 0\nshield SP5 SP6', 'A weaponize SP6');
    expect(line(s, 'SP')).toBe('SP . . . . . 6 | . . . . . x');
  });

  it('S-15 Davis’s circle binds Weaponize; with no other empty capstone nothing is written', () => {
    const s = card('nishina', 'hourglasses 5 | 0\ncircle SP6');
    expect([offered(s).length, refused(s, 'A weaponize SP6')]).toEqual([9, 'circled']);
    const rest = ['WE', 'EE', 'CM'].map((c) => `${c} . . . . . 1 | .`);
    const small = ['TA', 'NA', 'ME', 'IS', 'OC', 'NP'].map((c) => `${c} . . . x | .`);
    const none = card('nishina', ['hourglasses 5 | 0', 'circle SP6', ...rest, ...small].join('\n'));
    expect([line(none, 'hourglasses'), line(none, 'SP'), offered(none)]).toEqual(['hourglasses 6 | 0', '', []]);
  });

  it('S-18 the bonus that Weaponize’s 6 sets off comes before the crossing-out', () => {
    const s = card('nishina', 'hourglasses 5 | 0\nNA 3 3 1 | 1 1 1 5', 'A weaponize NA4');
    expect([offered(s)[0], line(s, 'NA')]).toEqual(['A bonus WE1', 'NA 3 3 1 6 | 1 1 1 5']);
    const done = play(s, 'A bonus WE1');
    expect([line(done, 'NA'), done.capstones]).toEqual(['NA 3 3 1 6 | 1 1 1 5x', [0, 1 << NORTH_AFRICA]]);
  });
});

describe('The Pact when the opponent holds the coin', () => {
  it('the Allied side rolls, the Tripartite splits at once, and the Allied side has the first turn', () => {
    const last = 'round 1 coin A\npool G4 | -\npact\ntrack 24 | 0\nturn A';
    const s = play(position(last), 'A allocate G4:track', ...rolls(1, 1, 3, 4, 5, 6));
    expect(line(s, 'round')).toBe('round 2 coin B');
    expect(offered(s).every((m) => m.startsWith('A split'))).toBe(true);
    const split = play(s, 'A split B3+B4+G6');
    expect(line(split, 'pool')).toBe("pool B3 B4' G6' | R1 R1' G5");
    expect(offered(split).every((m) => m.startsWith('B allocate'))).toBe(true);
  });

  it('the round after that has its reroll and its draft again', () => {
    const s = play(position('round 2 coin B\npool - | G4\ntrack 0 | 24\nturn B'), 'B allocate G4:track');
    const rolled = play(s, ...rolls(1, 2, 3, 4, 5, 6));
    expect(offered(play(rolled, 'A reroll none'))[0]).toBe('B draft R1');
  });
});

describe('Decima Mas and the bonuses of the round', () => {
  it('with no bonus crossed out it lapses with the round', () => {
    const s = play(position('pool G5 | -\ndecima\nturn A'), 'A allocate G5:EE1');
    expect([line(s, 'round'), line(s, 'decima')]).toEqual(['round 2 coin B', '']);
    const later = play(position('pool G5 R1 | G2 R2\nEE 3 | .\nturn A'), 'A allocate G5:EE2');
    expect(offered(later)[0]).toMatch(/^B allocate/);
  });

  it('with one that is not 7 it is gained; a 7 that follows needs no saving', () => {
    // Red 5-6 and Green 3-4 read Events 8. 4 and 4 are not 7; the 3 that is saved makes 7 with the second 4.
    const text = 'pool R5 G4 B1 | G2 R2 B3\nEE 4 | .\ntrack 5 | 0\nturn A';
    const s = play(position(text), 'A allocate R5:track', 'B allocate B3:TA1', 'A allocate G4:EE2');
    expect(line(s, 'cards')).toBe('cards decima-mas | -');
    const saved = play(s, 'A bonus EE3');
    expect([line(saved, 'gained'), line(saved, 'decima'), offered(saved)[0]]).toEqual([
      'gained EE1 | -',
      '',
      'A bonus WE1',
    ]);
  });

  it('S-8 without a legal BZ a saved bonus is crossed out all the same', () => {
    const full = 'WE 1 1 1 1 1 1 | .\nTA 1 1 1 1 | .\nNA 1 1 1 1 | .\nME 1 1 1 1 | .';
    const text = `pool G5 R1 | G2 R2\ndecima\nEE 3 3 3 3 3 | .\n${full}\nturn A`;
    const s = play(position(text), 'A allocate G5:EE6');
    expect([offered(s)[0], line(s, 'gained')]).toEqual(['B allocate R2:EE1', '']);
  });

  it('S-18 a sum of 7 and one saved by Decima Mas are both gained, in the owner’s order', () => {
    const text = 'pool G5 R1 | G2 R2\ndecima\nrailroad EE\nEE 2 . 3 | .\nturn A';
    const s = play(position(text), 'A allocate G5:EE2', 'A first EE2', 'A bonus TA1', 'A bonus NA1');
    expect([line(s, 'TA'), line(s, 'NA')]).toEqual(['TA 2 . . . | . . . .', 'NA 3 . . . | . . . .']);
    expect(line(s, 'decima')).toBe('');
  });
});

describe('Yamamoto at an end BZ', () => {
  const shield = (zone: string): string => line(card('yamamoto', 'round 1', `A shield ${zone}`), 'shield');

  it('shields one neighbour, and nothing of the campaign printed beside it', () => {
    expect(shield('SP1')).toBe('shield SP1 SP2');
    expect(shield('OC1')).toBe('shield OC1 OC2');
    expect(shield('OC4')).toBe('shield OC3 OC4');
    expect(shield('NP4')).toBe('shield NP3 NP4');
  });

  it('S-17 does not restore a neighbour that is crossed out', () => {
    const s = card('yamamoto', 'SP . 3x | .', 'A shield SP1');
    expect([line(s, 'shield'), line(s, 'SP')]).toEqual(['shield SP1 SP2', 'SP . 3x . . . . | . . . . . .']);
  });
});

describe('Nationalism on a decided bonus', () => {
  it('S-8 a bonus gained stays gained, though the sum is 7 no more', () => {
    const s = card('nationalism', 'EE 1 6 | .', 'A change Tripartite:EE1');
    expect([line(s, 'EE'), line(s, 'gained')]).toEqual(['EE 4 6 . . . . | . . . . . .', 'gained EE1 | -']);
  });

  it('S-8 a bonus crossed out stays crossed out, though the sum is 7 now', () => {
    const s = card('nationalism', 'EE 1 3 | 1 3', 'A change Allied:EE1');
    expect([line(s, 'lost'), line(s, 'stars'), offered(s)]).toEqual(['lost - | EE1', 'stars 1 | 0', []]);
  });
});

describe('Reichsbahn out of order', () => {
  const rail = 'railroad EE\nturn A';

  it('S-9 a die may go to the capstone first, and takes its Star', () => {
    const s = play(position(`pool G4 R1 | G2 R2\n${rail}`), 'A allocate G4:EE6');
    expect([line(s, 'EE'), s.capstones]).toEqual(['EE . . . . . 4 | . . . . . .', [1 << EASTERN_EUROPE, 0]]);
  });

  it('a bonus die may go to any empty BZ of it, whatever its colour', () => {
    const s = play(position(`pool B4 R1 | G2 R2\nTA 3 | .\n${rail}`), 'A allocate B4:TA2');
    const east = ['EE1', 'EE2', 'EE3', 'EE4', 'EE5', 'EE6'];
    expect(offered(s)).toEqual(['WE1', ...east, 'TA3', 'NA1', 'ME1', 'pass'].map((pick) => `A bonus ${pick}`));
    expect(refused(s, 'A bonus WE2')).toBe('not-next');
    expect(line(play(s, 'A bonus EE5'), 'EE')).toBe('EE . . . . 3 . | . . . . . .');
  });

  it('a card may: Barbarossa into any empty BZ; Blitzkrieg still straight after the one it copies (S-23)', () => {
    const s = card('barbarossa', 'EE . 2 x | .\nSP 4 | .\nlast SP1\nrailroad EE');
    expect(offered(s)).toEqual(['EE1', 'EE4', 'EE5', 'EE6'].map((zone) => `A place ${zone}`));
    expect([refused(s, 'A place EE2'), refused(s, 'A place EE3')]).toEqual(['filled', 'crossed-out']);
    const blitz = card('blitzkrieg', 'EE . . . 2 | .\nlast-etow EE4\nrailroad EE');
    expect(line(blitz, 'EE')).toBe('EE . . . 2 2 . | . . . . . .');
  });

  it('S-15 a 2 may go into Davis’s circle on the way; once filled it is refused as filled', () => {
    const open = card('barbarossa', 'SP 2 | .\nlast SP1\nrailroad EE\ncircle EE3');
    expect(offered(open)).toContain('A place EE3');
    const filled = card('barbarossa', 'EE . . 1 | .\nSP 2 | .\nlast SP1\nrailroad EE\ncircle EE3');
    expect(refused(filled, 'A place EE3')).toBe('filled');
    const high = card('barbarossa', 'SP 3 | .\nlast SP1\nrailroad EE\ncircle EE3');
    expect(refused(high, 'A place EE3')).toBe('circled');
  });

  it('S-8 filling the gap between two BZs decides both bonuses', () => {
    const s = play(position(`pool G4 R1 | G2 R2\nEE 3 . 2 | .\n${rail}`), 'A allocate G4:EE2');
    expect(offered(s)[0]).toBe('A bonus WE1');
    expect(s.lost[0]).toBe(2 << s.board.firsts[EASTERN_EUROPE]);
  });
});

describe('SPQR only when its owner places there', () => {
  it('S-16 an Allied 5 in the BZ opposite wakes nothing', () => {
    const s = play(position('pool G4 R1 | R5 G2\nspqr EE1\nturn B'), 'B allocate R5:EE1');
    expect([line(s, 'EE'), line(s, 'stars'), line(s, 'track')]).toEqual(['EE . . . . . . | 5 . . . . .', '', '']);
    expect(line(card('t34', 'spqr EE2\nEE | 1'), 'track')).toBe('');
  });

  it('S-16 the owner’s own 5 there does, by whatever way', () => {
    const die = play(position('pool G5 R1 | R5 G2\nspqr EE1\nturn A'), 'A allocate G5:EE1');
    expect([line(die, 'stars'), line(die, 'track')]).toEqual(['stars 1 | 0', 'track 1 | 0']);
    const rail = play(position('pool G5 R1 | R5 G2\nspqr EE4\nrailroad EE\nturn A'), 'A allocate G5:EE4');
    expect(line(rail, 'stars')).toBe('stars 1 | 0');
  });

  it('Nationalism changes a value and places none: only its own Star', () => {
    const s = card('nationalism', 'EE 1 | .\nspqr EE1', 'A change Tripartite:EE1');
    expect([line(s, 'stars'), line(s, 'track')]).toEqual(['stars 1 | 0', '']);
  });
});
