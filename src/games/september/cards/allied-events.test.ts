/** The Allied Events, card by card. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story, whyRefused } from '../fixture.ts';
import { september } from '../index.ts';
import { EASTERN_EUROPE } from '../names.ts';

const IN_VAIN = 'Allied cannot use it.';
/** The fifth icon of the Allied track is an Event. */
const EVENT = 'track 0 | 4\nturn B';

describe('S-11 the Events table', () => {
  it.each([
    ['atomic-test-allied', 'R1', 'G2'],
    ['paratroopers', 'R2', 'G3'],
    ['soviet-winter', 'R1', 'G5'],
    ['kings-speech', 'R3', 'G1'],
    ['science-propaganda', 'R4', 'G4'],
    ['super-carriers', 'R3', 'G6'],
    ['sonar', 'R5', 'G2'],
    ['night-bombers', 'R6', 'G3'],
    ['refugee-scientists', 'R5', 'G6'],
  ])('S-11 %s is read by %s and %s, Red the row and Green the column', (id, red, green) => {
    const s = position(`pool B1 B2 | ${red} ${green}\n${EVENT}`);
    expect(line(play(s, `B allocate ${green}:track`), 'cards')).toBe(`cards - | ${id}`);
  });
});

describe('Event 1: Atomic Test', () => {
  it('Atomic Test crosses off 1 hourglass', () => {
    expect(line(card('atomic-test-allied', 'hourglasses 1 | 3'), 'hourglasses')).toBe('hourglasses 1 | 4');
  });

  it('S-12 S-20 its last hourglass writes a 6, but crosses out no shielded capstone opposite', () => {
    const s = card('atomic-test-allied', 'hourglasses 0 | 5\nSP 1 1 1 1 1 4 | .\nshield SP5 SP6', 'B weaponize SP6');
    expect(line(s, 'SP')).toBe('SP 1 1 1 1 1 4 | . . . . . 6');
  });

  it('S-24 a capstone that Weaponize fills gains its Star, a Lend-Lease Star (S-16) and a bonus', () => {
    const text = 'hourglasses 0 | 5\nTA | 1 1 1\nlease TA4';
    const s = card('atomic-test-allied', text, 'B weaponize TA4');
    expect([s.capstones[1], line(s, 'stars')]).toEqual([1 << 2, 'stars 0 | 1']);
    expect(offered(s)).toContain('B bonus EE1');
    // S-18: the bonus first, then the rest of the card.
    expect(line(s, 'TA')).toBe('TA . . . . | 1 1 1 6');
    expect(line(play(s, 'B bonus EE1'), 'TA')).toBe('TA . . . x | 1 1 1 6');
  });

  it('S-12 after the last one it is lost', () => {
    expect(story('atomic-test-allied', 'hourglasses 0 | 6')).toEqual(['Allied has no hourglass left to cross off.']);
  });
});

describe('Event 2: Paratroopers', () => {
  it('Paratroopers are drawn in one ETOW campaign', () => {
    const s = card('paratroopers', 'round 1');
    expect(offered(s)).toEqual(['WE', 'EE', 'TA', 'NA', 'ME'].map((c) => `B parachute ${c}`));
    expect(refused(s, 'B parachute CM')).toBe('card-says');
    expect(line(play(s, 'B parachute EE'), 'parachute')).toBe('parachute EE');
  });

  it('there Red BZs take Green dice and Green ones Red dice; Blue dice and Blue BZs stay out', () => {
    const s = position('pool - | R3 G4 B5\nWE | 1 1 1 1\nparachute WE\nturn B');
    expect(whyRefused(s, 'B allocate R3:WE5')).toBe('WE5 takes Blue dice, not Red ones.');
    const east = position('pool - | R3 G4 B5\nparachute EE\nturn B');
    expect(line(play(east, 'B allocate G4:EE1'), 'EE')).toBe('EE . . . . . . | 4 . . . . .');
    expect(refused(east, 'B allocate B5:EE1')).toBe('wrong-colour');
    const second = position('pool - | R3 G4 B5\nEE | 1\nparachute EE\nturn B');
    expect(line(play(second, 'B allocate R3:EE2'), 'EE')).toBe('EE . . . . . . | 1 3 . . . .');
  });

  it('they help neither the opponent nor another campaign', () => {
    const s = position('pool R3 G4 | R2\nparachute EE\nturn A');
    expect(refused(s, 'A allocate R3:EE1')).toBe('wrong-colour');
    expect(refused(position('pool - | R3 G4\nparachute EE\nturn B'), 'B allocate R3:WE1')).toBe('wrong-colour');
  });

  it('in a campaign that is full they are drawn for nothing', () => {
    const s = position('pool - | R3 G4\nNA | 1 1 1 1\nparachute NA\nturn B');
    expect(offered(s).filter((move) => move.includes('NA'))).toEqual([]);
  });
});

describe('Event 3: Soviet Winter', () => {
  it('Soviet Winter crosses out an Eastern Europe BZ that is empty or holds 1 to 3', () => {
    const s = card('soviet-winter', 'EE 3 4 1 2x | .');
    expect(offered(s)).toEqual(['EE1', 'EE3', 'EE5', 'EE6'].map((zone) => `B cross-out ${zone}`));
    expect(line(play(s, 'B cross-out EE3'), 'EE')).toBe('EE 3 4 1x 2x . . | . . . . . .');
    expect(line(play(s, 'B cross-out EE6'), 'EE')).toBe('EE 3 4 1 2x . x | . . . . . .');
  });

  it('neither a 4, nor a crossed-out BZ (S-17), nor another campaign', () => {
    const s = card('soviet-winter', 'EE 3 4 1 2x | .\nWE 1 | .');
    expect(refused(s, 'B cross-out EE2')).toBe('card-says');
    expect(refused(s, 'B cross-out EE4')).toBe('crossed-out');
    expect(refused(s, 'B cross-out WE1')).toBe('card-says');
  });

  it('S-9 with the empty capstone crossed out its Star is left to the Allied side', () => {
    const s = card('soviet-winter', 'EE 4 4 4 4 4 | 1 1 1 1 1');
    expect(line(s, 'EE')).toBe('EE 4 4 4 4 4 x | 1 1 1 1 1 .');
    const later = position('pool G6 | G3\nEE 4 4 4 4 4 x | 1 1 1 1 1\nturn B');
    expect(play(later, 'B allocate G3:EE6').capstones).toEqual([0, 1 << EASTERN_EUROPE]);
  });

  it('S-15 Soviet Winter is lost when every BZ there holds 4 or more or is crossed out', () => {
    expect(story('soviet-winter', 'EE 4 5 6 4 x 1x | .')).toEqual([IN_VAIN]);
  });
});

describe('Event 4: The King’s Speech', () => {
  it('The King’s Speech rerolls a die of the Dump: Stars equal to the difference, up or down', () => {
    const s = card('kings-speech', 'pool - | G4\ndump R1 | R5 B2');
    expect(offered(s)).toEqual(['B from-dump R5', 'B from-dump B2']);
    expect(refused(s, 'B from-dump G4')).toBe('no-such-die');
    const up = play(s, 'B from-dump B2', '* roll 6');
    expect([line(up, 'stars'), line(up, 'dump')]).toEqual(['stars 0 | 4', "dump R1 | R5' B6"]);
    expect(line(play(s, 'B from-dump R5', '* roll 1'), 'stars')).toBe('stars 0 | 4');
  });

  it('S-6 it may reroll the very die that went to the Event Track, which stays in the Dump', () => {
    const s = play(position(`pool B1 | R3 G1 B6\n${EVENT}`), 'B allocate R3:track', '* roll 6');
    expect([line(s, 'stars'), line(s, 'dump')]).toEqual(['stars 0 | 3', 'dump - | R6']);
  });

  it('The King’s Speech with an empty Dump is lost', () => {
    expect(story('kings-speech', 'pool - | R1\ndump B2 | -')).toEqual([IN_VAIN]);
  });
});

describe('Event 5: Science Propaganda', () => {
  it('S-18 Science Propaganda gains a Star, then marks and resolves the next icon', () => {
    const s = card('science-propaganda', 'track 0 | 5');
    expect([line(s, 'stars'), line(s, 'track')]).toEqual(['stars 0 | 1', 'track 0 | 6']);
    expect(line(s, 'hourglasses')).toBe('hourglasses 0 | 1');
  });

  it('S-18 the advance may reach the Flag: T-34 adds its own Star', () => {
    const s = card('science-propaganda', 'track 0 | 8\nEE | 1');
    expect([line(s, 'EE'), line(s, 'stars')]).toEqual(['EE . . . . . . | 1 5 . . . .', 'stars 0 | 2']);
  });

  it('S-10 on a marked-out track the advance is lost and the Star is not (S-15)', () => {
    const s = card('science-propaganda', 'track 0 | 24');
    expect([line(s, 'stars'), line(s, 'track')]).toEqual(['stars 0 | 1', 'track 0 | 24']);
  });
});

describe('Event 6: Super Carriers', () => {
  it('Super Carriers are drawn in one PacWar campaign', () => {
    const s = card('super-carriers', 'round 1');
    expect(offered(s)).toEqual(['IS', 'CM', 'OC', 'NP', 'SP'].map((c) => `B carrier ${c}`));
    expect(refused(s, 'B carrier TA')).toBe('card-says');
    expect(line(play(s, 'B carrier SP'), 'carrier')).toBe('carrier SP');
  });

  it('there Red BZs take Blue dice and Blue ones Red dice; Green dice and Green BZs stay out', () => {
    const s = position('pool - | R3 G4 B5\ncarrier SP\nturn B');
    expect(line(play(s, 'B allocate B5:SP1'), 'SP')).toBe('SP . . . . . . | 5 . . . . .');
    expect(refused(s, 'B allocate G4:SP1')).toBe('wrong-colour');
    expect(refused(position('pool - | R3 B5\nOC | 1 1\ncarrier OC\nturn B'), 'B allocate B5:OC3')).toBe('wrong-colour');
    const blue = position('pool - | R3 B5\nSP | 1\ncarrier SP\nturn B');
    expect(line(play(blue, 'B allocate R3:SP2'), 'SP')).toBe('SP . . . . . . | 1 3 . . . .');
  });

  it('they help neither the opponent nor another campaign', () => {
    expect(refused(position('pool R3 B4 | R2\ncarrier SP\nturn A'), 'A allocate R3:SP1')).toBe('wrong-colour');
    expect(refused(position('pool - | R3 B4\ncarrier SP\nturn B'), 'B allocate R3:OC1')).toBe('wrong-colour');
  });

  it('in a campaign that is full they are drawn for nothing', () => {
    const s = position('pool - | R3 B4\nNP | 1 1 1 1\ncarrier NP\nturn B');
    expect(offered(s).filter((move) => move.includes('NP'))).toEqual([]);
  });
});

describe('Event 7: Advanced Sonar', () => {
  it('Sonar is drawn before any campaign of the opponent', () => {
    const s = card('sonar', 'round 1');
    expect(offered(s)).toHaveLength(10);
    expect(line(play(s, 'B sonar TA'), 'sonar')).toBe('sonar TA');
  });

  it('S-21 Sonar asks its owner when die and BZ are named, before the value is written', () => {
    const s = play(position('pool B3 R1 | G2\nsonar TA\nturn A'), 'A allocate B3:TA1');
    expect([offered(s), line(s, 'TA')]).toEqual([['B watch no', 'B watch yes'], '']);
    expect(line(play(s, 'B watch no'), 'TA')).toBe('TA 3 . . . | . . . .');
    const rerolled = play(s, 'B watch yes', '* roll 6');
    expect([line(rerolled, 'TA'), line(rerolled, 'dump')]).toEqual(['TA 6 . . . | . . . .', 'dump B6 | -']);
  });

  it('a campaign that takes no Blue die gives Sonar nothing to do', () => {
    const s = play(position('pool G3 R1 | G2\nsonar EE\nturn A'), 'A allocate G3:EE1');
    expect(line(s, 'EE')).toBe('EE 3 . . . . . | . . . . . .');
    expect(offered(s)[0]).toMatch(/^B allocate/);
  });
});

describe('Event 8: Night Bombers', () => {
  it('S-23 Night Bombers cross out a filled Green BZ lower than a filled Red BZ of hers in the same campaign', () => {
    const s = card('night-bombers', 'EE 3 4 1 2 | 4\nWE 1 2 | .\nNA 1 | 6 6 6');
    expect(offered(s)).toEqual(['B cross-out EE1', 'B cross-out EE4']);
    expect(line(play(s, 'B cross-out EE1'), 'EE')).toBe('EE 3x 4 1 2 . . | 4 . . . . .');
  });

  it('neither an equal value, nor a BZ of another colour, nor another campaign', () => {
    const s = card('night-bombers', 'EE 3 4 1 2 | 4\nWE 1 2 | .');
    expect(refused(s, 'B cross-out EE2')).toBe('card-says');
    expect(refused(s, 'B cross-out EE3')).toBe('card-says');
    expect(refused(s, 'B cross-out WE2')).toBe('card-says');
  });

  it('S-20 Night Bombers do not cross out what Yamamoto shields', () => {
    const s = card('night-bombers', 'CM 1 1 1 1 | 1 6\nEE 1 2 | 4\nshield CM2 CM3 CM4');
    expect(offered(s)).toEqual(['B cross-out EE1', 'B cross-out EE2']);
    expect(refused(s, 'B cross-out CM2')).toBe('shielded');
  });

  it('Night Bombers without such a pair are lost', () => {
    expect(story('night-bombers', 'EE 4 | 4\nNA 1 | 6 6 6')).toEqual([IN_VAIN]);
    expect(story('night-bombers', 'CM 1 1 1 1 | 1 6\nshield CM2 CM3 CM4')).toEqual([IN_VAIN]);
  });
});

describe('Event 9: Refugee Scientists', () => {
  it('Refugee Scientists advance 1, or cross off 1 hourglass', () => {
    const s = card('refugee-scientists', 'track 0 | 11');
    expect(offered(s)).toEqual(['B choose advance', 'B choose hourglass']);
    const advanced = play(s, 'B choose advance');
    expect([line(advanced, 'track'), line(advanced, 'hourglasses')]).toEqual(['track 0 | 12', '']);
    const crossed = play(s, 'B choose hourglass');
    expect([line(crossed, 'track'), line(crossed, 'hourglasses')]).toEqual(['track 0 | 11', 'hourglasses 0 | 1']);
  });

  it('S-18 the advance may reach an Event that advances in turn', () => {
    // The fifth icon is an Event, read as Science Propaganda by Red 3 and Green 4; the sixth is an hourglass.
    const s = card('refugee-scientists', 'dump - | R3 G4\ntrack 0 | 4', 'B choose advance');
    expect([line(s, 'track'), line(s, 'stars')]).toEqual(['track 0 | 6', 'stars 0 | 1']);
    expect(line(s, 'hourglasses')).toBe('hourglasses 0 | 1');
  });

  it('S-12 S-13 the last hourglass by choice: the bomb ends the game with the round', () => {
    const text = `pool - | R5 G5\nhourglasses 0 | 5\n${EVENT}`;
    const s = play(position(text), 'B allocate R5:track', 'B choose hourglass', 'B weaponize WE6');
    expect(september.outcome(play(s, 'B allocate G5:CM1'))).toMatchObject({ how: 'bomb' });
  });

  it('S-10 S-12 what is not left is not taken; with neither left they are lost', () => {
    expect(line(card('refugee-scientists', 'track 0 | 24'), 'hourglasses')).toBe('hourglasses 0 | 1');
    expect(line(card('refugee-scientists', 'track 0 | 11\nhourglasses 0 | 6'), 'track')).toBe('track 0 | 12');
    expect(story('refugee-scientists', 'track 0 | 24\nhourglasses 0 | 6')).toEqual([IN_VAIN]);
  });
});
