import { describe, expect, it } from 'vitest';
import { acting, offered, play, refused, rolled, sheet } from './fixture.ts';

describe('C-21 a face named with "?" counts as that face', () => {
  it('C-21 for the Knight: with full shadows a "?" named Resident is still a token', () => {
    const s = rolled('architect', '? W', 'A - | residents 27 | guests knight');
    expect(offered(s, 'A use').filter((use) => use.startsWith('?'))).toHaveLength(12);
    const dog = play(
      acting('dagobert', 'A - | guests dagobert knight'),
      '* roll ?',
      'A name Resident',
      'A use r4c4',
      'A use residents',
    );
    expect(sheet(dog, 'A')).toBe('A r4c4 | residents 2 | guests dagobert knight');
  });

  it('C-21 for the Cook: a "?" on a Food square brings a resident, on another none', () => {
    const s = rolled('architect', '? ?', 'A - | guests cook');
    expect(sheet(play(s, 'A use ?:r5c4'), 'A')).toBe('A r5c4 | residents 1 | guests cook');
    expect(sheet(play(s, 'A use ?:r1c1'), 'A')).toBe('A r1c1 | guests cook');
    expect(sheet(play(s, 'A use ?:residents'), 'A')).toBe('A - | residents 2 | guests cook');
    const dog = play(
      acting('dagobert', 'A - | guests dagobert cook'),
      '* roll ?',
      'A name Food',
      'A use r1c3',
      'A use r4c5',
    );
    expect(sheet(dog, 'A')).toBe('A r1c3 r4c5 | residents 2 | guests dagobert cook');
  });

  it('C-21 for the Cook when the Food is lost: Food may be named for its resident', () => {
    const s = rolled('architect', '? W', 'A r1c3 r4c5 r5c4 | guests cook');
    expect(sheet(play(s, 'A use ?:cook'), 'A')).toBe('A r1c3 r4c5 r5c4 | residents 1 | guests cook');
    const dog = play(acting('dagobert', 'A r1c3 r4c5 r5c4 | guests dagobert cook'), '* roll ?', 'A name Food');
    expect(sheet(dog, 'A')).toBe('A r1c3 r4c5 r5c4 | residents 2 | guests dagobert cook');
  });

  it('C-21 for the Monk: a "?" may draw his flag', () => {
    const s = rolled('architect', '? W', 'A - | walls 1 | guests monk');
    expect(sheet(play(s, 'A use ?:flag'), 'A')).toBe('A - | walls 1 | flags 2 | guests monk');
    const dog = play(
      acting('dagobert', 'A - | walls 1 | guests dagobert monk'),
      '* roll ?',
      'A name Gold',
      'A use flag',
      'A use r1c2',
    );
    expect(sheet(dog, 'A')).toBe('A r1c2 | walls 1 | flags 2 | guests dagobert monk');
    expect(refused(rolled('architect', '? W', 'A - | guests monk'), 'A use ?:flag')).toEqual({ code: 'no-flag-room' });
  });

  it('C-21 for the Troll: Wood named for Dagobert goes on Stone', () => {
    const s = play(acting('dagobert', 'A - | guests dagobert troll'), '* roll ?', 'A name Wood');
    expect(offered(s, 'A use')).toEqual(['r1c1', 'r1c4', 'r2c1', 'r2c2', 'r3c5', 'r5c5']);
    const full = play(acting('dagobert', 'A r1c1 r2c2 r5c5 | guests dagobert troll'), '* roll ?');
    expect(offered(full, 'A name')).toContain('Wood');
  });
});
