/** The Tripartite Events, card by card. */
import { describe, expect, it } from 'vitest';
import { slotsOf } from '../../../kernel/gate.ts';
import { zoneAt } from '../board.ts';
import { card, line, offered, play, position, refused, story, whyRefused } from '../fixture.ts';
import { september } from '../index.ts';
import { ALLIED, CHINA } from '../names.ts';
import type { September } from '../state.ts';

const OCEANIA = 7;
const IN_VAIN = 'Tripartite cannot use it.';
const zones = (s: September, campaign: string): string[] => offered(s).filter((m) => m.includes(`:${campaign}`));

describe('1 Atomic Test', () => {
  it('Atomic Test crosses off 1 hourglass; on a complete Atomic Project it is lost (S-12)', () => {
    expect(line(card('atomic-test-tripartite', 'hourglasses 4 | 1'), 'hourglasses')).toBe('hourglasses 5 | 1');
    expect(story('atomic-test-tripartite', 'hourglasses 6 | 1')).toEqual([
      'Tripartite has no hourglass left to cross off.',
    ]);
  });

  it('S-12 Atomic Test with the last hourglass sets off Weaponize', () => {
    expect(offered(card('atomic-test-tripartite', 'hourglasses 5 | 0'))).toContain('A weaponize EE6');
  });
});

describe('2 Deutsche Reichsbahn', () => {
  it('Reichsbahn lies under Western or Eastern Europe, and nowhere else', () => {
    const s = card('reichsbahn', 'round 1');
    expect(offered(s)).toEqual(['A railroad WE', 'A railroad EE']);
    expect(line(play(s, 'A railroad EE'), 'railroad')).toBe('railroad EE');
    expect(refused(s, 'A railroad TA')).toBe('card-says');
  });

  it('Reichsbahn opens every empty BZ of its campaign, in its colour, and of no other', () => {
    const s = position('pool R3 G4 | G2 R2\nrailroad EE\nEE . 2 x | .\nturn A');
    expect(zones(s, 'EE')).toEqual([
      'A allocate R3:EE5',
      'A allocate G4:EE1',
      'A allocate G4:EE4',
      'A allocate G4:EE6',
    ]);
    expect([refused(s, 'A allocate R3:EE4'), refused(s, 'A allocate R3:EE3')]).toEqual(['wrong-colour', 'crossed-out']);
    expect(refused(s, 'A allocate G4:WE2')).toBe('not-next');
  });

  it('Reichsbahn is the Tripartite’s: the Allied side keeps its order', () => {
    const s = position('pool G3 | R3 G4\nrailroad EE\nturn B');
    expect(zones(s, 'EE')).toEqual(['B allocate R3:EE1']);
  });

  it('Reichsbahn under a full campaign changes nothing', () => {
    const s = position('pool R3 G4 | G2 R2\nrailroad EE\nEE 1 1 1 1 1 x | .\nturn A');
    expect(zones(s, 'EE')).toEqual([]);
  });

  it('S-15 Reichsbahn does not lift Davis’s circle', () => {
    const s = position('pool R3 R2 | G2 G1\nrailroad EE\ncircle EE5\nturn A');
    expect(zones(s, 'EE')).toEqual(['A allocate R3:EE3', 'A allocate R2:EE3', 'A allocate R2:EE5']);
    expect(refused(s, 'A allocate R3:EE5')).toBe('circled');
  });
});

describe('3 Banzai', () => {
  it('Banzai places a 5 in the next China / Manchuria BZ, whatever its colour', () => {
    expect(line(card('banzai', 'CM 3 x | .'), 'CM')).toBe('CM 3 x 5 . . . | . . . . . .');
  });

  it('S-16 Banzai sets off bonuses and the capstone Star', () => {
    const s = card('banzai', 'CM 2 | .', 'A bonus SP1');
    expect(line(s, 'SP')).toBe('SP 2 . . . . . | . . . . . .');
    expect(card('banzai', 'CM 1 1 1 1 1 | .').capstones).toEqual([1 << CHINA, 0]);
  });

  it('S-8 Banzai’s bonus stays in PacWar, on its owner’s side', () => {
    const s = card('banzai', 'CM 2 | .');
    expect(refused(s, 'A bonus WE1')).toBe('other-theatre');
    const [slot] = slotsOf(september, s);
    expect(september.why(s, slot, zoneAt(s.board, ALLIED, CHINA, 0))?.code).toBe('not-your-zone');
  });

  it('Banzai is lost with China / Manchuria full or closed (S-9), or its next BZ circled (S-15)', () => {
    expect(story('banzai', 'CM 1 1 1 1 1 1 | .')).toEqual([IN_VAIN]);
    expect(story('banzai', 'CM 1 1 1 1 1 x | .')).toEqual([IN_VAIN]);
    expect(story('banzai', 'circle CM1')).toEqual([IN_VAIN]);
  });
});

describe('4 Yamato and Musashi', () => {
  it('Yamato places a 5 in any empty Blue PacWar BZ, even out of order, or gains a Star', () => {
    const s = card('yamato', 'IS 1 1 | .\nNP . x | .');
    const picks = ['CM3', 'OC1', 'OC4', 'NP4', 'SP1', 'SP3', 'SP5', 'star'];
    expect(offered(s)).toEqual(picks.map((pick) => `A star-or-place ${pick}`));
    expect(line(play(s, 'A star-or-place SP3'), 'SP')).toBe('SP . . 5 . . . | . . . . . .');
    expect(line(play(s, 'A star-or-place star'), 'stars')).toBe('stars 1 | 0');
  });

  it('Yamato takes no other colour, no ETOW, no filled and no crossed-out BZ', () => {
    const s = card('yamato', 'IS 1 1 | .\nNP . x | .');
    expect(['SP2', 'TA1', 'IS2'].map((zone) => refused(s, `A star-or-place ${zone}`))).toEqual([
      'card-says',
      'card-says',
      'card-says',
    ]);
    expect(refused(s, 'A star-or-place NP2')).toBe('crossed-out');
  });

  it('Yamato with no such BZ gains the Star', () => {
    const none = 'IS . 1 | .\nCM . . 1 | .\nOC 1 . . 1 | .\nNP . x . 1 | .\nSP 1 . 1 . 1 | .';
    expect(line(card('yamato', none), 'stars')).toBe('stars 1 | 0');
  });

  it('S-16 Yamato out of order sets off a bonus, and a capstone its Star', () => {
    const s = card('yamato', 'IS . . 2 | .', 'A star-or-place IS2');
    expect(offered(s)).toEqual(['IS1', 'CM1', 'OC1', 'NP1', 'SP1', 'pass'].map((pick) => `A bonus ${pick}`));
    expect(card('yamato', 'round 1', 'A star-or-place OC4').capstones).toEqual([1 << OCEANIA, 0]);
  });

  it('S-13 Yamato’s capstone may be the seventh Star, which ends the game with the round', () => {
    const text = 'pool R3 | -\ndump G1 | -\ncapstones WE EE TA NA | ME IS\ntrack 5 | 0\nturn A';
    const s = play(position(text), 'A allocate R3:track', 'A star-or-place OC4');
    expect(september.outcome(s)).toMatchObject({ how: 'stars' });
  });
});

describe('5 Social Propaganda', () => {
  it('Social Propaganda gains 2 Stars, and nothing can hinder it', () => {
    expect(line(card('social-propaganda', 'stars 3 | 1'), 'stars')).toBe('stars 5 | 1');
    expect(story('social-propaganda', 'round 1')).toEqual(['Tripartite gains 2 Stars.']);
  });
});

describe('6 Feint', () => {
  it('S-21 Feint names a BZ into which a die of the opponent’s Pool may go now', () => {
    const s = card('feint', 'pool B1 | R3 G2\nEE | 1');
    const legal = ['WE1', 'EE2', 'NA1', 'ME1', 'IS1', 'CM1', 'SP1'];
    expect(offered(s)).toEqual(legal.map((zone) => `A feint ${zone}`));
    expect(line(play(s, 'A feint NA1'), 'feint')).toBe('feint NA1');
    expect(refused(s, 'A feint TA1')).toBe('card-says');
    expect(refused(s, 'A feint WE2')).toBe('card-says');
  });

  it('S-21 Feint names no BZ in a section that is used up', () => {
    const s = card('feint', 'pool - | R3 G2\nused - | PacWar');
    expect(offered(s)).toEqual(['WE1', 'EE1', 'NA1', 'ME1'].map((zone) => `A feint ${zone}`));
  });

  it('S-21 Feint is lost if no die of the opponent’s may go anywhere', () => {
    expect(story('feint', 'pool B1 | -\ndump - | G2')).toEqual([IN_VAIN]);
    expect(story('feint', 'pool B1 | G2\nused - | ETOW PacWar')).toEqual([IN_VAIN]);
  });

  it('S-21 Feint binds the next turn: neither the Event Track nor another BZ, but any die that fits', () => {
    const s = position('pool R3 B4 | G2 G5 R1\nfeint NA1\nturn B');
    expect(offered(s)).toEqual(['B allocate G2:NA1', 'B allocate G5:NA1']);
    expect(whyRefused(s, 'B allocate G2:track')).toBe('A Feint binds you: this turn a die must go to NA1.');
    expect([refused(s, 'B allocate G2:WE1'), refused(s, 'B allocate R1:EE1')]).toEqual(['feint', 'feint']);
  });

  it('S-21 Feint binds one turn only', () => {
    const s = play(position('pool R3 B4 | G2 G5 R1\nfeint NA1\nturn B'), 'B allocate G5:NA1', 'A allocate B4:OC1');
    expect([line(s, 'NA'), line(s, 'feint')]).toEqual(['NA . . . . | 5 . . .', '']);
    expect(offered(s)).toContain('B allocate R1:track');
  });

  it('S-21 Feint leaves bonus dice free', () => {
    const s = play(position('pool R3 G4 | B2 B3 R1\nNA | 5\nfeint NA2\nturn B'), 'B allocate B2:NA2');
    expect(offered(s)).toEqual(['WE1', 'EE1', 'TA1', 'NA3', 'ME1', 'pass'].map((pick) => `B bonus ${pick}`));
  });

  it('S-21 Feint is lost if it cannot be done when the turn comes', () => {
    const text = 'pool R3 G4 | R1 B2\nfeint NA1\nturn B';
    expect(offered(position(text))).toContain('B allocate R1:track');
    expect(story(null, text, 'B allocate R1:track')).toContain('Tripartite sees the Feint come to nothing.');
    expect(line(play(position(text), 'B allocate R1:track'), 'feint')).toBe('');
  });

  it('S-21 Feint is lost if the opponent has no turn left this round', () => {
    const s = play(position('pool G4 | -\nfeint NA1\nturn A'), 'A allocate G4:EE1');
    expect([line(s, 'round'), line(s, 'feint')]).toEqual(['round 2 coin B', '']);
  });
});

describe('7 Radar Screen', () => {
  const radar = 'pool B1 B2 | R3 G2\nradar EE\nturn B';

  it('Radar stands before any campaign of the opponent', () => {
    const s = card('radar-screen', 'round 1');
    expect(offered(s)).toHaveLength(10);
    expect(line(play(s, 'A radar SP'), 'radar')).toBe('radar SP');
  });

  it('S-21 Radar asks its owner, and the die rerolled goes into the BZ named', () => {
    const s = play(position(radar), 'B allocate R3:EE1');
    expect([offered(s), line(s, 'EE')]).toEqual([['A watch no', 'A watch yes'], '']);
    const rolled = play(s, 'A watch yes', '* roll 6');
    expect([line(rolled, 'EE'), line(rolled, 'dump')]).toEqual(['EE . . . . . . | 6 . . . . .', 'dump - | R6']);
    expect(line(play(s, 'A watch no'), 'EE')).toBe('EE . . . . . . | 3 . . . . .');
  });

  it('S-21 Radar asks once a placement, and again at the next one', () => {
    const once = play(position(radar), 'B allocate R3:EE1', 'A watch yes', '* roll 3');
    expect(offered(once)[0]).toMatch(/^A allocate/);
    const next = position(`${radar}\nEE | 6 1 1`);
    expect(offered(play(next, 'B allocate R3:EE4'))).toEqual(['A watch no', 'A watch yes']);
  });

  it('Radar sees no other colour, no other campaign and none of its owner’s dice', () => {
    const green = play(position(`${radar}\nEE | 1`), 'B allocate G2:EE2');
    expect(line(green, 'EE')).toBe('EE . . . . . . | 1 2 . . . .');
    expect(line(play(position(radar), 'B allocate R3:ME1'), 'ME')).toBe('ME . . . . | 3 . . .');
    const own = play(position('pool R4 | G2 R1\nradar WE\nturn A'), 'A allocate R4:WE1');
    expect(line(own, 'WE')).toBe('WE 4 . . . . . | . . . . . .');
  });

  it('S-21 Radar sees a Red die in a Green BZ with a parachute', () => {
    const s = play(position(`${radar}\nparachute EE\nEE | 1`), 'B allocate R3:EE2');
    expect(offered(s)).toEqual(['A watch no', 'A watch yes']);
  });

  it('S-21 Radar sees the die of an Expeditionary Force, but no card’s value', () => {
    const s = card('expeditionary-force', 'dump - | R3\nradar EE', '* roll 4', 'B place EE1');
    expect(offered(s)).toEqual(['A watch no', 'A watch yes']);
    expect(line(card('t34', 'radar EE'), 'EE')).toBe('EE . . . . . . | 5 . . . . .');
  });

  it('S-21 Radar’s new face decides the bonus', () => {
    const s = play(position(`${radar}\nEE | 6 1 4`), 'B allocate R3:EE4', 'A watch yes', '* roll 2');
    expect([line(s, 'EE'), offered(s)[0]]).toEqual(['EE . . . . . . | 6 1 4 2 . .', 'A allocate B1:TA1']);
  });
});

describe('8 Decima Mas', () => {
  const waits = 'pool G5 B1 R1 | G2 R2\ndecima\nEE 3 | .\nturn A';

  it('Decima Mas gains the next ETOW bonus whose sum is not 7', () => {
    expect(line(card('decima-mas', 'round 1'), 'decima')).toBe('decima');
    const s = play(position(waits), 'A allocate G5:EE2');
    expect(offered(s)[0]).toBe('A bonus WE1');
    const done = play(s, 'A bonus TA1');
    expect([line(done, 'TA'), line(done, 'gained'), line(done, 'decima')]).toEqual([
      'TA 3 . . . | . . . .',
      'gained EE1 | -',
      '',
    ]);
  });

  it('Decima Mas saves one bonus only, not the next of the chain', () => {
    const s = play(position(`${waits}\nTA 1 | .`), 'A allocate G5:EE2', 'A bonus TA2');
    expect([line(s, 'TA'), s.lost[0]]).toEqual(['TA 1 3 . . | . . . .', 1 << s.board.firsts[2]]);
  });

  it('Decima Mas waits on when a sum is 7', () => {
    const s = play(position(waits.replace('G5', 'G4')), 'A allocate G4:EE2', 'A bonus TA1');
    expect(line(s, 'decima')).toBe('decima');
  });

  it('Decima Mas is for ETOW only, and for its owner', () => {
    const pacific = play(position('pool B5 R1 | G2 R2\ndecima\nIS 3 | .\nturn A'), 'A allocate B5:IS2');
    expect([offered(pacific)[0], line(pacific, 'decima')]).toEqual(['B allocate R2:EE1', 'decima']);
    const allied = play(position('pool B5 R1 | G2 R2\ndecima\nEE | 3\nturn B'), 'B allocate G2:EE2');
    expect([offered(allied)[0], line(allied, 'decima')]).toEqual(['A allocate R1:WE1', 'decima']);
  });

  it('S-18 Decima Mas between two bonuses that are not 7: the owner picks which is saved', () => {
    const s = play(position(`${waits}\nrailroad EE\nEE 3 . 1 | .`), 'A allocate G5:EE2');
    expect(offered(s)).toEqual(['A first EE1', 'A first EE2']);
    const done = play(s, 'A first EE2', 'A bonus TA1');
    expect([line(done, 'TA'), line(done, 'gained')]).toEqual(['TA 2 . . . | . . . .', 'gained EE2 | -']);
  });

  it('S-8 Decima Mas does not save a bonus beside a BZ that is crossed out', () => {
    const s = card('soviet-winter', 'decima\nEE 3 | .', 'B cross-out EE1');
    expect([line(s, 'EE'), line(s, 'decima'), offered(s)]).toEqual(['EE 3x . . . . . | . . . . . .', 'decima', []]);
  });
});

describe('9 Synthetic Oil Plants', () => {
  it('Oil Plants advance 1 and gain a Star', () => {
    const s = card('oil-plants', 'track 2 | 0');
    expect([line(s, 'track'), line(s, 'hourglasses'), line(s, 'stars')]).toEqual([
      'track 3 | 0',
      'hourglasses 1 | 0',
      'stars 1 | 0',
    ]);
  });

  it('S-18 Oil Plants finish what the advance sets off before the Star', () => {
    const s = card('oil-plants', 'track 3 | 0\nEE 3 | .\nSP 4 | .\nlast SP1');
    expect([offered(s)[0], line(s, 'stars')]).toEqual(['A bonus WE1', '']);
    expect(line(play(s, 'A bonus pass'), 'stars')).toBe('stars 1 | 0');
  });

  it('S-10 S-15 Oil Plants on a marked-out track still gain the Star', () => {
    const s = card('oil-plants', 'track 24 | 0');
    expect([line(s, 'track'), line(s, 'stars')]).toEqual(['track 24 | 0', 'stars 1 | 0']);
  });
});
