import { describe, expect, it } from 'vitest';
import type { Reason } from '../../kernel/game.ts';
import { apply, pending } from '../../kernel/gate.ts';
import { listener, phrase } from '../../kernel/prose.ts';
import { explain } from '../../kernel/reasons.ts';
import { acting, building, type Edition, play, refused, rolled, setupOf, told, wander } from './fixture.ts';
import { castle } from './index.ts';

const { en } = castle.messages;
const tables: [Edition, number][] = [
  ['apprentice', 2],
  ['architect', 3],
  ['architect', 4],
];

describe('a turn in prose', () => {
  it('tells the roll, the dice and the building in one sentence for each player', () => {
    const s = building('apprentice', 'B r1c2 r1c3 r1c4');
    const roll = ['* roll Wood', '* roll ?', 'B use W:r1c1', 'B use ?:r2c1', 'A answer decline'];
    expect(told(s, ...roll, 'B build r1')).toEqual([
      'Ben rolls Wood and Any, puts down Wood, takes Stone.',
      'Ana takes neither die.',
      'Ben clears row 1, builds a tower worth 5.',
    ]);
    const alone = building('apprentice', 'A r1c1 r2c2 r5c5\nB r1c2 r1c3 r1c4');
    const turn = ['* roll Wood', '* roll Wood', 'B use W:r1c1', 'B use W:r5c5', 'B build r1'];
    expect(told(alone, ...turn)).toEqual([
      'Ben rolls Wood and Wood.',
      'Ana takes neither die.',
      'Ben puts down Wood, puts down Wood, clears row 1, builds a tower worth 5.',
    ]);
  });

  it('tells what is lost', () => {
    const s = rolled('apprentice', 'W R', 'A r1c1 r2c2 r5c5 | residents 26\nB -');
    expect(told(s, 'B answer residents')).toEqual(['Ben draws 2 residents.']);
    const next = play(castle.setup(setupOf({})), '* roll Resident');
    expect(told(next, '* roll Resident')).toEqual([
      'Ana rolls Resident and Resident, draws 2 residents, draws 2 residents.',
    ]);
    const full = building('apprentice', 'B r1c1 r2c2 r5c5');
    expect(told(full, '* roll Wood', '* roll Stone', 'B use S:r1c4')).toEqual([
      'Ben rolls Wood and Stone, puts down Stone, cannot use Wood.',
    ]);
  });

  it('tells guests by name', () => {
    const floor = building('architect', 'shown dagobert cook king\nA r5c4 r5c5\nB - | guests queen');
    expect(told(floor, 'A build r5', 'A welcome dagobert', '* turn-up monk', '* roll ?', 'A name Resident')).toEqual([
      'Ana clears row 5, adds a floor to the donjon, welcomes Dagobert the dog.',
      'The Monk comes to the table.',
      'Ana rolls Any for Dagobert, names Resident, draws 2 residents, draws 2 residents.',
    ]);
    expect(told(building('architect', 'A r1c4 r4c4 r5c4\nB - | guests queen'), 'A build c4')).toEqual([
      'Ana clears column 4, lures the Queen away from Ben.',
    ]);
    expect(told(building('architect', 'A r1c3 r3c3 | residents 26 | guests bohemian'), 'A build c3')).toEqual([
      'Ana clears column 3, calls on the Bohemian again, draws 1 resident.',
    ]);
  });

  it('tells the Sun, the Cloud and the closing', () => {
    const s = building('apprentice', 'A r2c1 r2c2 | towers 5 5 5 | floors 4 | walls 4\nB r5c4 r5c5');
    expect(told(s, 'A build r2', 'B build r5', '* draw card16')).toEqual([
      'Ana clears row 2, builds a tower worth 2, draws the Sun for 4, finishes the castle and draws the Cloud for 4.',
      'Ben clears row 5, adds a floor to the donjon, welcomes a guest worth 4.',
    ]);
  });

  it('tells flags, clouds and moved tokens', () => {
    const s = rolled('architect', '? G', 'A - | walls 1 | guests monk shepherdess');
    expect(told(s, 'A use ?:cloud', 'A use G:flag')).toEqual([
      'Ana draws a cloud for the Shepherdess, raises a flag worth 2.',
    ]);
    expect(told(acting('magician', 'A r1c1 | guests magician'), 'A lift r1c1', 'A put r4c4')).toEqual([
      'Ana moves a token.',
    ]);
    expect(told(acting('logger', 'A - | guests logger'), 'A place r1c1')).toEqual(['Ana puts down Wood.']);
  });
});

describe('every word that the rules need is there', () => {
  it('every fact told in random games has a phrase, and every phrase is told', () => {
    const { facts, tell } = listener();
    for (const [edition, seats] of tables) {
      for (let seed = 1; seed <= 25; seed++) wander({ edition, seats }, seed, () => {}, tell);
    }
    expect(new Set(facts.map(({ fact }) => fact))).toEqual(new Set(Object.keys(en.facts)));
    const odd = facts.map((fact) => phrase(en, fact, () => 'Ben')).filter((said) => !/^[A-Za-z][\w ?]*$/.test(said));
    expect([...new Set(odd)]).toEqual([]);
  });

  it.each(tables)('every question to a player has words: %s, %i seats', (edition, seats) => {
    const verbs = new Set<string>();
    for (let seed = 41; seed <= 60; seed++) {
      wander({ edition, seats }, seed, (s) => {
        for (const decision of pending(castle, s)) if (decision.seat >= 0) verbs.add(decision.verb);
      });
    }
    for (const verb of verbs) expect(en.asks[verb]).toMatch(/^[A-Z].*[.?]$/);
    if (edition === 'architect') expect([...verbs].sort()).toEqual(Object.keys(en.asks).sort());
  });

  it('every reason in the book is given somewhere, in a whole sentence', () => {
    const ten = 'r1c1 r1c2 r1c3 r2c1 r3c3 r3c5 r4c4 r4c5 r5c4 r5c5';
    const closing = building(
      'architect',
      'shown logger king queen\nA r5c4 r5c5 r2c1 r4c4 r4c5 | towers 5 5 5 5 | floors 3 | walls 4',
    );
    const late = play(closing, 'A build r5', 'A welcome logger', '* turn-up cook', 'A place r2c2', 'A place r1c1');
    const theft = play(building('architect', 'A r1c4 r4c4 r5c4\nB - | guests guard king cook'), 'A build c4');
    const lifted = play(acting('magician', 'A r1c1 r3c3 | guests magician'), 'A lift r1c1');
    const reasons: Reason[] = [
      refused(rolled('apprentice', 'S R', `A -\nB ${ten}`), 'B answer r1c4'),
      refused(rolled('apprentice', 'W S', 'A r1c1'), 'A use W:r1c1'),
      refused(rolled('apprentice', 'W S', ''), 'A use W:r1c2'),
      refused(rolled('apprentice', 'W S', ''), 'A use W:decline'),
      refused(play(rolled('apprentice', 'W S', ''), 'A use W:r1c1'), 'A use W:r2c2'),
      refused(rolled('apprentice', 'R W', 'A - | residents 27'), 'A use R:residents'),
      refused(rolled('architect', 'G W', 'A - | guests monk'), 'A use G:flag'),
      refused(rolled('architect', 'G W', 'A -'), 'A use G:flag'),
      refused(building('architect', 'A r2c1 r2c2'), 'A build r1'),
      refused(building('architect', 'A r2c1 r2c2'), { seat: 0, key: '0.build.0', pick: 3 }),
      refused(late, 'A build r2'),
      refused(theft, 'A steal king'),
      refused(theft, 'A steal queen'),
      refused(lifted, 'A put r1c1'),
      refused(play(lifted, 'A put r5c5'), 'A lift r5c5'),
      refused(play(lifted, 'A put r5c5'), 'A lift r1c1'),
    ];
    expect(new Set(reasons.map(({ code }) => code))).toEqual(new Set(Object.keys(en.reasons)));
    for (const reason of reasons) {
      expect(explain(en, reason)).toMatch(/^[A-Z].*\.$/);
      expect(explain(en, reason)).not.toMatch(/undefined|Not possible/);
    }
    expect(explain(en, reasons[2])).toBe('Square r1c2 takes Gold, and that is not what you have to put down.');
  });

  it.each(tables)('whatever is refused in random games is explained: %s, %i seats', (edition, seats) => {
    const unsaid = new Set<string>();
    let refusals = 0;
    wander({ edition, seats }, 7, (s) => {
      for (const { seat, key } of pending(castle, s)) {
        for (let pick = 0; pick < 66; pick++) {
          const done = apply(castle, s, { seat, key, pick });
          if (done.ok) continue;
          refusals++;
          if (/undefined|NaN|Not possible/.test(explain(en, done.why))) unsaid.add(done.why.code);
        }
      }
    });
    expect([...unsaid]).toEqual([]);
    expect(refusals).toBeGreaterThan(1000);
  });

  it('the end has words', () => {
    expect(en.ends['cloud']).toBe('A castle is finished.');
    expect(en.title).toBe('Once Upon a Castle');
  });
});
