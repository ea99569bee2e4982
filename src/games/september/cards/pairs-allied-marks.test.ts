/** What the Allied side draws and crosses out, and the cards that meet it. */
import { describe, expect, it } from 'vitest';
import { card, line, offered, play, position, refused, story, whyRefused } from '../fixture.ts';
import { september } from '../index.ts';
import type { September } from '../state.ts';

const ALLIED_IN_VAIN = 'Allied cannot use it.';
const TRIPARTITE_IN_VAIN = 'Tripartite cannot use it.';

describe('S-15 Davis’s circle', () => {
  it('binds Weaponize: no 6 in a circled capstone', () => {
    const s = card('nishina', 'hourglasses 5 | 0\ncircle SP6');
    expect(offered(s)).toHaveLength(9);
    expect(refused(s, 'A weaponize SP6')).toBe('circled');
  });

  it('S-12 with every other capstone filled Weaponize writes and crosses out nothing', () => {
    const long = ['WE', 'EE', 'CM'].map((c) => `${c} . . . . . 1 | .`);
    const short = ['TA', 'NA', 'ME', 'IS', 'OC', 'NP'].map((c) => `${c} . . . 1 | .`);
    const text = ['hourglasses 5 | 0', 'circle SP6', 'SP | 1 1 1 1 1 5', ...long, ...short].join('\n');
    const s = card('nishina', text);
    expect([line(s, 'SP'), line(s, 'hourglasses')]).toEqual(['SP . . . . . . | 1 1 1 1 1 5', 'hourglasses 6 | 0']);
  });

  it('binds bonus dice: a wild 3 stays out', () => {
    const s = play(
      position('pool G4 R1 | R2\nTA 3 3 | .\nWE 1 | .\nNA 3 | .\nEE 3 | .\ncircle TA3\nturn A'),
      'A allocate G4:EE2',
    );
    expect(offered(s)).toEqual(['WE2', 'EE3', 'NA2', 'ME1', 'pass'].map((zone) => `A bonus ${zone}`));
    expect(whyRefused(s, 'A bonus TA3')).toBe('Benjamin Davis circled TA3: only a Red 1 or 2 may go there.');
  });

  it('a wild 2 counts as Red and goes in', () => {
    const s = play(
      position('pool G4 R1 | R2\nTA 3 3 | .\nWE 3 | .\ncircle TA3\nturn A'),
      'A allocate G4:WE2',
      'A bonus TA3',
    );
    expect(line(s, 'TA')).toBe('TA 3 3 2 . | . . . .');
  });

  it('a bonus die that finds only the circle is crossed out (S-8)', () => {
    const full = 'WE 1 1 1 1 1 1 | .\nNA 1 1 1 1 | .\nME 1 1 1 1 | .\nTA 1 1 | .\nEE 3 3 3 3 3 | .';
    const s = play(position(`pool G4 R1 | R2\n${full}\ncircle TA3\nturn A`), 'A allocate G4:EE6');
    expect(line(s, 'lost')).toBe('lost EE5 | -');
  });

  it('binds cards: Banzai’s 5, and what Blitzkrieg copies', () => {
    expect(story('banzai', 'circle CM1')).toEqual([TRIPARTITE_IN_VAIN]);
    expect(story('blitzkrieg', 'EE 1 3 | .\nlast-etow EE2\ncircle EE3')).toEqual([TRIPARTITE_IN_VAIN]);
    const two = card('blitzkrieg', 'EE 1 2 | .\nlast-etow EE2\ncircle EE3');
    expect(line(two, 'EE')).toBe('EE 1 2 2 . . . | . . . . . .');
  });

  it('binds Nationalism: a circled 1 does not become a 4', () => {
    const s = card('nationalism', 'EE 1 4 1 | .\ncircle EE3');
    expect(offered(s)).toEqual(['A change Tripartite:EE1', 'A change pass']);
    expect(refused(s, 'A change Tripartite:EE3')).toBe('circled');
  });

  it('S-6 a die that only the circle could take goes to the Dump', () => {
    const rows = 'WE 1 | .\nEE 1 1 | .';
    const s = position(`pool R3 R2 | G1\n${rows}\ncircle EE3\nused PacWar track | -\nturn A`);
    expect(offered(s)).toEqual(['A allocate R3:dump', 'A allocate R2:EE3']);
  });

  it('closes the campaign behind it, but for a railroad', () => {
    const text = 'pool G3 R3 | G1\nEE 1 1 | .\ncircle EE3\nturn A';
    expect(refused(position(text), 'A allocate G3:EE4')).toBe('not-next');
    expect(offered(position(`${text}\nrailroad EE`))).toContain('A allocate G3:EE4');
  });
});

describe('S-11 the Double-Cross System', () => {
  /** A Blue 3 and a Green 1 read Person 4, Yamamoto. */
  const dice = 'pool B3 G1 | R5 G2\ntrack 4 | 0\nturn A';

  it('a Person crossed out cannot be looked up', () => {
    const text = `${dice}\ndouble-cross yamamoto`;
    expect(line(play(position(text), 'A allocate B3:track'), 'cards')).toBe('');
    expect(story(null, text, 'A allocate B3:track')[0]).toContain('finds only crossed-out numbers in People');
  });

  it('Speer cannot gain that Person', () => {
    const s = card('speer', 'cards nishina | -\ndouble-cross yamamoto');
    expect(offered(s)).toHaveLength(6);
    expect(whyRefused(s, 'A gain yamamoto')).toBe('Isoroku Yamamoto was crossed out by the Double-Cross System.');
    expect(refused(s, 'A gain nishina')).toBe('gained-already');
  });

  it('Speer with nobody else left to gain is lost', () => {
    const others = 'nishina yang-tripartite dainelli guillet hartmann cicero von-braun';
    expect(story('speer', `cards ${others} | -\ndouble-cross yamamoto`)).toEqual([TRIPARTITE_IN_VAIN]);
  });

  it('von Braun who rolls that Person gains nothing and still advances', () => {
    const s = card('von-braun', 'double-cross yamamoto', '* roll 3', '* roll 1');
    expect([line(s, 'cards'), line(s, 'track')]).toEqual(['cards von-braun | -', 'track 1 | 0']);
  });

  it('Speer picks von Braun, who rolls that Person: nothing but the advance', () => {
    const s = card('speer', 'double-cross yamamoto\ntrack 2 | 0', 'A gain von-braun', '* roll 4', '* roll 2');
    expect([line(s, 'cards'), line(s, 'hourglasses')]).toEqual(['cards speer von-braun | -', 'hourglasses 1 | 0']);
  });

  it('the Allied Person of that number is not touched', () => {
    const s = position('pool R1 R2 | B3 G1\ntrack 0 | 1\ndouble-cross yamamoto\nturn B');
    expect(line(play(s, 'B allocate B3:track'), 'cards')).toBe('cards - | mayer');
  });
});

describe('S-17 crossed-out BZs are neither targets nor values', () => {
  it('Night Bombers: a crossed-out Green BZ is no target', () => {
    expect(line(card('night-bombers', 'EE 1x 2 | 4'), 'EE')).toBe('EE 1x 2x . . . . | 4 . . . . .');
    expect(story('night-bombers', 'EE 1x | 4')).toEqual([ALLIED_IN_VAIN]);
  });

  it('Night Bombers: a crossed-out Red BZ of hers is no value to compare', () => {
    expect(story('night-bombers', 'EE 3 | 6x')).toEqual([ALLIED_IN_VAIN]);
    const s = card('night-bombers', 'EE 3 5 | 6x 1 1 4');
    expect(line(s, 'EE')).toBe('EE 3x 5 . . . . | 6x 1 1 4 . .');
  });

  it('Laffey: a crossed-out Red BZ is no target, and a crossed-out Blue one of hers does not count', () => {
    expect(story('laffey', 'NP 5x | 1')).toEqual([ALLIED_IN_VAIN]);
    expect(story('laffey', 'NP 5 | 1x')).toEqual([ALLIED_IN_VAIN]);
    expect(line(card('laffey', 'NP 5 1 4 | 1x 1 1'), 'NP')).toBe('NP 5 1 4x . | 1x 1 1 .');
  });

  it('S-14 what they cross out adds 0', () => {
    const campaigns = (s: September) =>
      september.scores(s).map((terms) => terms.find(({ term }) => term === 'campaigns')?.value);
    expect(campaigns(position('ME 1 1 3 | 5'))).toEqual([0, 0]);
    expect(campaigns(card('night-bombers', 'ME 1 1 3 | 5'))).toEqual([0, 3]);
    expect(campaigns(card('laffey', 'NA 1 6 | 2 2'))).toEqual([0, 2]);
  });
});

describe('S-16 the Lend-Lease Star is for her who places there', () => {
  it('Dainelli’s 2 fills the BZ and wakes no Star', () => {
    const s = card('dainelli', 'lease NA1\npool - | R1');
    expect([line(s, 'NA'), line(s, 'stars')]).toEqual(['NA . . . . | 2 . . .', '']);
  });

  it('a bonus die that Dainelli’s 2 sets off is her own placement', () => {
    const s = card('dainelli', 'NA | 5\nlease EE1\npool - | R1 B1');
    expect(offered(s)).toContain('B bonus EE1');
    expect(line(play(s, 'B bonus EE1'), 'stars')).toBe('stars 0 | 1');
  });

  it('her cards’ placements gain it too', () => {
    expect(line(card('t34', 'lease EE1'), 'stars')).toBe('stars 0 | 1');
    expect(line(card('luciano', 'lease TA1', 'B place TA1'), 'stars')).toBe('stars 0 | 1');
    expect(line(card('expeditionary-force', 'dump - | R1\nlease SP1', '* roll 2', 'B place SP1'), 'stars')).toBe(
      'stars 0 | 1',
    );
  });

  it('elsewhere it gains nothing', () => {
    expect(line(card('t34', 'lease EE2'), 'stars')).toBe('');
  });

  it('a BZ that is crossed out keeps its Star for ever', () => {
    const s = card('nishina', 'hourglasses 5 | 0\nlease NA4\nNA | 1 1 1', 'A weaponize NA4');
    expect([line(s, 'NA'), line(s, 'stars')]).toEqual(['NA . . . 6 | 1 1 1 x', '']);
  });
});

describe('Paratroopers and Super Carriers widen what BZs take, not what they are', () => {
  it('S-16 a Red BZ that a Green die filled is Red for Night Bombers', () => {
    const s = play(position('pool - | G5 B1\nEE 3 | .\nparachute EE\nturn B'), 'B allocate G5:EE1');
    expect(line(s, 'EE')).toBe('EE 3 . . . . . | 5 . . . . .');
    expect(line(card('night-bombers', 'EE 3 | 5\nparachute EE'), 'EE')).toBe('EE 3x . . . . . | 5 . . . . .');
  });

  it('S-16 a Red BZ under carriers is no Blue one for Tora Tora Tora; a Blue one that a Red die filled is, for Laffey', () => {
    expect(story('tora', 'SP | 5\ncarrier SP')).toEqual([TRIPARTITE_IN_VAIN]);
    const s = play(position('pool - | R3 B1\nSP . 4 | 1\ncarrier SP\nturn B'), 'B allocate R3:SP2');
    expect(line(s, 'SP')).toBe('SP . 4 . . . . | 1 3 . . . .');
    expect(line(card('laffey', 'SP . 4 | 1 3\ncarrier SP'), 'SP')).toBe('SP . 4x . . . . | 1 3 . . . .');
  });

  it('T-34 under parachutes gains no Star in a Red BZ', () => {
    expect(line(card('t34', 'parachute EE'), 'stars')).toBe('');
  });

  it('S-21 Radar asks for a Red die in a Blue BZ, and not for a Blue die in a Red one', () => {
    const text = 'pool - | R3 B4\ncarrier SP\nradar SP\nturn B';
    expect(offered(play(position(`SP | 1\n${text}`), 'B allocate R3:SP2'))).toEqual(['A watch no', 'A watch yes']);
    expect(line(play(position(text), 'B allocate B4:SP1'), 'SP')).toBe('SP . . . . . . | 4 . . . . .');
  });

  it('"any legal BZ" of Expeditionary Force is widened too', () => {
    const s = card('expeditionary-force', 'dump - | G1\nparachute EE\ncarrier SP', '* roll 2');
    expect(offered(s)).toEqual(['WE1', 'EE1', 'NA1', 'CM1'].map((zone) => `B place ${zone}`));
  });

  it('S-21 so is what a Feint may name', () => {
    expect(offered(card('feint', 'pool - | B4\ncarrier SP'))).toContain('A feint SP1');
    expect(refused(card('feint', 'pool - | B4'), 'A feint SP1')).toBe('card-says');
  });

  it('S-6 a die that parachutes let in may not be dumped', () => {
    const text = 'pool R1 | G4 B4\nWE | 1\nNA | 1\nused - | PacWar track\nturn B';
    expect(offered(position(text))).toContain('B allocate G4:dump');
    const s = position(`${text}\nparachute EE`);
    expect(offered(s)).toContain('B allocate G4:EE1');
    expect(refused(s, 'B allocate G4:dump')).toBe('must-place');
  });
});
