import { describe, expect, it } from 'vitest';
import { acting, asked, building, offered, play, refused, rolled, score, sheet } from './fixture.ts';

const TEN = 'r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
const only = (uses: string[], die: string): string[] => uses.filter((use) => use.startsWith(`${die}:`));

describe('C-19 the Shepherdess', () => {
  it('C-19 a "?" may instead draw a cloud worth 2, in her own turn', () => {
    const s = rolled('architect', '? W', 'A - | guests shepherdess');
    expect(offered(s, 'A use')).toContain('?:cloud');
    expect(offered(s, 'A use')).not.toContain('W:cloud');
    const done = play(s, 'A use ?:cloud');
    expect(sheet(done, 'A')).toBe('A - | clouds 1 | guests shepherdess');
    expect(score(done, 'A')).toEqual({ guests: 1, clouds: 2 });
  });

  it('C-19 both dice may draw clouds, of any number', () => {
    const s = rolled('architect', '? ?', 'A - | clouds 7 | guests shepherdess');
    expect(sheet(play(s, 'A use ?:cloud', 'A use ?:cloud', 'B answer decline'), 'A')).toContain('clouds 9');
  });

  it("C-19 in another's turn too", () => {
    const s = rolled('architect', 'W ?', 'A -\nB - | guests shepherdess');
    expect(sheet(play(s, 'B answer cloud'), 'B')).toBe('B - | clouds 1 | guests shepherdess');
  });

  it('C-19 only a "?" does, and only for her owner', () => {
    const s = rolled('architect', 'W S', 'A - | guests shepherdess\nB -');
    expect(refused(s, 'A use W:cloud').code).toBe('not-offered');
    expect(refused(rolled('architect', '? S', 'A -\nB - | guests shepherdess'), 'A use ?:cloud')).toEqual({
      code: 'no-guest',
      guest: 'Shepherdess',
    });
  });

  it("C-19 on each result of Dagobert's die", () => {
    const s = play(acting('dagobert', 'A - | guests dagobert shepherdess'), '* roll ?', 'A name Gold');
    expect(offered(s, 'A use')).toEqual(['r1c2', 'r3c3', 'r4c4', 'cloud']);
    expect(sheet(play(s, 'A use cloud', 'A use r1c2'), 'A')).toBe('A r1c2 | clouds 1 | guests dagobert shepherdess');
    const wood = play(acting('dagobert', 'A - | guests dagobert shepherdess'), '* roll Wood');
    expect(refused(wood, 'A use cloud').code).toBe('not-offered');
  });

  it('C-19 where nothing else can be used, a "?" is a cloud', () => {
    const s = rolled('architect', '? W', `A ${TEN} | residents 27 | guests shepherdess`);
    expect(sheet(s, 'A')).toBe(`A ${TEN} | residents 27 | clouds 1 | guests shepherdess`);
    const dog = play(acting('dagobert', `A ${TEN} | residents 27 | guests dagobert shepherdess`), '* roll ?');
    expect(sheet(dog, 'A')).toContain('clouds 2');
  });

  it('C-19 the clouds are kept if she is stolen', () => {
    const s = play(building('architect', 'A r1c4 r4c4 r5c4\nB - | clouds 2 | guests shepherdess'), 'A build c4');
    expect([score(s, 'A'), score(s, 'B')]).toEqual([{ guests: 1 }, { clouds: 4 }]);
  });
});

describe('C-19 the Knight', () => {
  it('C-19 a Resident may instead put a token on any free square', () => {
    const s = rolled('architect', 'R W', 'A r1c1 | guests knight');
    expect(only(offered(s, 'A use'), 'R')).toHaveLength(12);
    expect(offered(s, 'A use')).toContain('R:residents');
    expect(refused(s, 'A use R:r1c1')).toEqual({ code: 'square-taken', square: 'r1c1' });
    expect(sheet(play(s, 'A use R:r4c4', 'A use W:r5c5', 'B answer decline'), 'A')).toBe(
      'A r1c1 r4c4 r5c5 | guests knight',
    );
  });

  it("C-19 in another's turn too, and on each result of Dagobert's die", () => {
    const s = rolled('architect', 'R W', 'A -\nB - | guests knight');
    expect(sheet(play(s, 'B answer r3c5'), 'B')).toBe('B r3c5 | guests knight');
    const dog = play(
      acting('dagobert', 'A - | guests dagobert knight'),
      '* roll Resident',
      'A use r1c1',
      'A use residents',
    );
    expect(sheet(dog, 'A')).toBe('A r1c1 | residents 2 | guests dagobert knight');
  });

  it('C-19 with no token left it is residents, with full shadows a token', () => {
    expect(sheet(rolled('architect', 'R S', `A ${TEN} | guests knight`), 'A')).toBe(
      `A ${TEN} | residents 2 | guests knight`,
    );
    const s = rolled('architect', 'R S', 'A - | residents 27 | guests knight');
    expect(only(offered(s, 'A use'), 'R')).toHaveLength(12);
    expect(refused(s, 'A use R:residents')).toEqual({ code: 'shadows-full' });
  });

  it('C-19 without him a Resident is two residents', () => {
    expect(only(offered(rolled('architect', 'R W', 'A -\nB - | guests knight'), 'A use'), 'R')).toEqual([
      'R:residents',
    ]);
  });

  it('C-19 not in the Apprentice edition, whose tenth card is no Knight', () => {
    expect(sheet(rolled('apprentice', 'R R', 'A - | guests card10 card11 card13'), 'A')).toContain('residents 4');
  });
});

describe('C-19 the Cook', () => {
  it('C-19 a Food also brings 1 resident', () => {
    const s = play(rolled('architect', 'F W', 'A - | guests cook'), 'A use F:r1c3');
    expect(sheet(s, 'A')).toBe('A r1c3 | residents 1 | guests cook');
    const both = play(
      rolled('architect', 'F F', 'A - | guests cook'),
      'A use F:r1c3',
      'A use F:r4c5',
      'B answer decline',
    );
    expect(sheet(both, 'A')).toBe('A r1c3 r4c5 | residents 2 | guests cook');
  });

  it('C-19 even if the Food is lost: no square', () => {
    const s = rolled('architect', 'F W', 'A r1c3 r4c5 r5c4 | guests cook');
    expect(only(offered(s, 'A use'), 'F')).toEqual(['F:cook']);
    expect(sheet(play(s, 'A use F:cook'), 'A')).toBe('A r1c3 r4c5 r5c4 | residents 1 | guests cook');
  });

  it('C-19 even if the Food is lost: no token', () => {
    const ten = 'r1c1 r1c2 r1c4 r2c1 r2c2 r3c3 r3c5 r4c4 r4c5 r5c5';
    expect(sheet(rolled('architect', 'F F', `A ${ten} | guests cook`), 'A')).toBe(
      `A ${ten} | residents 2 | guests cook`,
    );
  });

  it('C-19 but a Food that can be put down is', () => {
    const s = rolled('architect', 'F W', 'A r1c3 r4c5 | guests cook');
    expect(only(offered(s, 'A use'), 'F')).toEqual(['F:r5c4']);
  });

  it("C-19 in another's turn too, the Food lost or not", () => {
    const s = rolled('architect', 'W F', 'A -\nB - | guests cook\nC r1c3 r4c5 r5c4');
    expect(sheet(play(s, 'B answer r4c5'), 'B')).toBe('B r4c5 | residents 1 | guests cook');
    const lost = rolled('architect', 'W F', 'A -\nB r1c3 r4c5 r5c4 | guests cook\nC r1c3 r4c5 r5c4');
    expect(offered(lost, 'B answer')).toEqual(['r1c1', 'r2c2', 'r5c5', 'cook', 'decline']);
    expect(sheet(play(lost, 'B answer cook'), 'B')).toBe('B r1c3 r4c5 r5c4 | residents 1 | guests cook');
    expect(refused(lost, 'C answer cook')).toEqual({ code: 'no-guest', guest: 'Cook' });
  });

  it("C-19 on each result of Dagobert's die", () => {
    const s = play(acting('dagobert', 'A r1c3 | guests dagobert cook'), '* roll Food', 'A use r4c5');
    expect(sheet(s, 'A')).toBe('A r1c3 r4c5 r5c4 | residents 2 | guests dagobert cook');
    const lost = play(acting('dagobert', 'A r1c3 r4c5 | guests dagobert cook'), '* roll Food');
    expect(sheet(lost, 'A')).toBe('A r1c3 r4c5 r5c4 | residents 2 | guests dagobert cook');
  });

  it('C-19 not on Food that a guest gives', () => {
    const peasant = play(acting('peasant', 'A r1c3 | guests peasant cook'), 'A place r4c5');
    expect(sheet(peasant, 'A')).toBe('A r1c3 r4c5 r5c4 | guests peasant cook');
    const architect = play(acting('architect', 'A - | guests architect cook'), 'A place r1c3');
    expect(sheet(architect, 'A')).toBe('A r1c3 | residents 1 | guests architect cook');
  });

  it('C-19 full shadows: the Food goes down alone, a lost Food is lost', () => {
    const s = play(rolled('architect', 'F W', 'A - | residents 27 | guests cook'), 'A use F:r1c3');
    expect(sheet(s, 'A')).toBe('A r1c3 | residents 27 | guests cook');
    const lost = rolled('architect', 'F F', 'A r1c3 r4c5 r5c4 | residents 27 | guests cook');
    expect(sheet(lost, 'A')).toBe('A r1c3 r4c5 r5c4 | residents 27 | guests cook');
    const other = rolled('architect', 'F W', 'A -\nB r1c3 r4c5 r5c4 | residents 27 | guests cook');
    expect(offered(other, 'B answer')).toEqual(['r1c1', 'r2c2', 'r5c5', 'decline']);
    const dog = play(acting('dagobert', 'A r1c3 r4c5 r5c4 | residents 27 | guests dagobert cook'), '* roll ?');
    expect(offered(dog, 'A name')).toEqual(['Wood', 'Stone', 'Gold']);
  });

  it('C-19 the residents are kept if he is stolen', () => {
    const s = play(building('architect', 'A r1c4 r4c4 r5c4\nB - | residents 4 | guests cook'), 'A build c4');
    expect([sheet(s, 'A'), sheet(s, 'B')]).toEqual(['A - | guests cook', 'B - | residents 4']);
  });

  it('C-19 a token that the Knight puts on a Food square is no Food, unless a die shows Food', () => {
    const knight = rolled('architect', 'R W', 'A - | guests knight cook\nB - | guests knight cook');
    expect(sheet(play(knight, 'A use R:r1c3'), 'A')).toBe('A r1c3 | guests knight cook');
    // Of two dice that would fill the same square the other players are given the Food.
    for (const dice of ['R F', 'F R', 'R ?', '? R']) {
      const s = rolled('architect', dice, 'A -\nB - | guests knight cook');
      expect(sheet(play(s, 'B answer r1c3'), 'B')).toBe('B r1c3 | residents 1 | guests knight cook');
    }
  });
});

describe('C-19 the Monk', () => {
  it('C-19 a Gold may instead draw a flag worth 2', () => {
    const s = rolled('architect', 'G W', 'A - | walls 1 | guests monk');
    expect(only(offered(s, 'A use'), 'G')).toEqual(['G:r1c2', 'G:r3c3', 'G:r4c4', 'G:flag']);
    expect(sheet(play(s, 'A use G:flag'), 'A')).toBe('A - | walls 1 | flags 2 | guests monk');
  });

  it("C-19 in another's turn too, and on each result of Dagobert's die", () => {
    const s = rolled('architect', 'W G', 'A -\nB - | walls 1 | guests monk');
    expect(sheet(play(s, 'B answer flag'), 'B')).toBe('B - | walls 1 | flags 2 | guests monk');
    const dog = play(
      acting('dagobert', 'A - | walls 1 | guests dagobert monk'),
      '* roll Gold',
      'A use flag',
      'A use flag',
    );
    expect(sheet(dog, 'A')).toBe('A - | walls 1 | flags 2 2 | guests dagobert monk');
  });

  it('C-14 C-19 not on a full wall, nor without one', () => {
    const full = rolled('architect', 'G W', 'A - | walls 1 | flags 1 1 | guests monk');
    expect(offered(full, 'A use')).not.toContain('G:flag');
    expect(refused(full, 'A use G:flag')).toEqual({ code: 'no-flag-room' });
    expect(refused(rolled('architect', 'G W', 'A - | guests monk'), 'A use G:flag')).toEqual({ code: 'no-flag-room' });
    const room = rolled('architect', 'G G', 'A - | walls 1 | flags 1 | guests monk');
    const one = play(room, 'A use G:flag');
    expect(offered(one, 'A use')).toEqual(['G:r1c2', 'G:r3c3', 'G:r4c4']);
  });

  it('C-6 C-19 with no square or token for the Gold the flag is all that it can be', () => {
    const s = rolled('architect', 'G G', 'A r1c2 r3c3 r4c4 | walls 1 | flags 1 | guests monk');
    expect(sheet(s, 'A')).toBe('A r1c2 r3c3 r4c4 | walls 1 | flags 1 2 | guests monk');
  });

  it('C-19 only for his owner, and only of Gold', () => {
    expect(refused(rolled('architect', 'G W', 'A - | walls 1'), 'A use G:flag')).toEqual({
      code: 'no-guest',
      guest: 'Monk',
    });
    expect(refused(rolled('architect', 'S W', 'A - | walls 1 | guests monk'), 'A use S:flag').code).toBe('not-offered');
  });

  it('C-19 not on Gold that a guest gives; the flags are kept if he is stolen', () => {
    expect(offered(acting('merchant', 'A - | walls 1 | guests merchant monk'), 'A place')).toEqual([
      'r1c2',
      'r3c3',
      'r4c4',
    ]);
    const s = play(building('architect', 'A r1c4 r4c4 r5c4\nB - | walls 1 | flags 2 2 | guests monk'), 'A build c4');
    expect(sheet(s, 'B')).toBe('B - | walls 1 | flags 2 2');
  });
});

describe('C-19 the Troll', () => {
  it('C-19 Wood may be used as Stone and Stone as Wood', () => {
    const both = ['r1c1', 'r1c4', 'r2c1', 'r2c2', 'r3c5', 'r5c5'];
    const s = rolled('architect', 'W G', 'A - | guests troll\nB - | guests king');
    expect(only(offered(s, 'A use'), 'W')).toEqual(both.map((square) => `W:${square}`));
    expect(only(offered(s, 'A use'), 'G')).toEqual(['G:r1c2', 'G:r3c3', 'G:r4c4']);
    expect(sheet(play(s, 'A use W:r3c5'), 'A')).toBe('A r3c5 | guests troll');
    expect(refused(s, 'B answer r3c5')).toEqual({ code: 'wrong-square', square: 'r3c5', resource: 'Stone' });
    const stone = rolled('architect', 'S G', 'A -\nB - | guests troll');
    expect(offered(stone, 'B answer')).toEqual(expect.arrayContaining(both));
  });

  it('C-6 C-19 so Wood is lost only when the Stone squares are full too', () => {
    const s = rolled('architect', 'W W', 'A r1c1 r2c2 r5c5 r1c4 r2c1 | guests troll');
    expect(sheet(s, 'A')).toBe('A r1c1 r1c4 r2c1 r2c2 r3c5 r5c5 | guests troll');
    expect(asked(s)).toEqual(['B answer']);
  });

  it('C-19 on any Wood or Stone: of a guest and of Dagobert too', () => {
    expect(offered(acting('logger', 'A r1c1 | guests logger troll'), 'A place')).toEqual([
      'r1c4',
      'r2c1',
      'r2c2',
      'r3c5',
      'r5c5',
    ]);
    expect(offered(acting('miner', 'A r1c4 | guests miner troll'), 'A place')).toEqual([
      'r1c1',
      'r2c1',
      'r2c2',
      'r3c5',
      'r5c5',
    ]);
    expect(offered(acting('merchant', 'A - | guests merchant troll'), 'A place')).toEqual(['r1c2', 'r3c3', 'r4c4']);
    const dog = play(acting('dagobert', 'A - | guests dagobert troll'), '* roll Stone', 'A use r1c1');
    expect(offered(dog, 'A use')).toEqual(['r1c4', 'r2c1', 'r2c2', 'r3c5', 'r5c5']);
  });
});
