import { describe, expect, it } from 'vitest';
import { checkSetup, makeSetup } from '../../kernel/setup.ts';
import { asked, clocks, dealt, drawn, hand, offered, play, position, refused, setupOf } from './fixture.ts';
import { time } from './index.ts';

const TABLE = `turn 1 A
A King, Ring | endings 1
B Wolf, Tree | endings 2
C Queen, Key | endings 3`;
const PLAIN = 'A tell "And it rained."';
const DAY = 86_400_000;

describe('T-24 two endings', () => {
  it('T-24 for all', () => {
    expect(dealt(3, { endings: 'two' }).endings.map((own) => own.length)).toEqual([2, 2, 2]);
  });

  it('T-24 for chosen seats as a handicap', () => {
    expect(dealt(4, { handicap: '2+4' }).endings.map((own) => own.length)).toEqual([1, 2, 1, 2]);
  });
});

describe('T-25 exchanging endings', () => {
  it('T-25 on a voluntary pass: a new ending, two story cards instead of one, no discard', () => {
    const s = position(TABLE, { exchange: 'on' });
    expect(offered(s, 'A pass')).toEqual(['', 'exchange 1']);
    const done = play(s, 'A pass exchange 1', '* draw-ending 9', '* draw Tower', '* draw Road');
    expect(done.teller).toBe(1);
    expect(done.endings[0]).toEqual([8]);
    expect(done.endingDiscards).toEqual([0]);
    expect(hand(done, 'A')).toBe('King, Ring, Road, Tower');
    expect(refused(done, 'A discard').code).toBe('discard-over');
  });

  it('T-25 only as an option', () => {
    const s = position(TABLE);
    expect(offered(s, 'A pass')).toEqual(['']);
    expect(refused(s, 'A pass exchange 1').code).toBe('no-exchange');
  });
});

describe('T-27 gentle mode', () => {
  it('T-27 no interrupts: nothing can be laid, objections stay', () => {
    const s = play(position(TABLE, { gentle: 'no-interrupts' }), 'A tell "A wolf." Ring');
    expect(asked(s).filter((q) => q.endsWith('lay'))).toEqual([]);
    expect(refused(s, 'B lay').code).toBe('no-interrupts');
    expect(asked(s)).toContain('B object');
  });

  it('T-27 no penalties: a failed interrupter keeps the card, a pause and a silly sentence cost no card', () => {
    const s = position(TABLE, { gentle: 'no-penalties' });
    const laid = play(s, PLAIN, 'B lay Wolf on 1', 'clock gather', 'table verdict no', 'A answer contest');
    const failed = play(laid, 'C vote-claim no', 'table count');
    expect(hand(failed, 'B')).toBe('Tree, Wolf');
    expect(failed.draws).toEqual([]);
    expect(refused(failed, 'B lay Tree on 1').code).toBe('claim-failed');
    expect(hand(play(s, 'clock pause'), 'A')).toBe('King, Ring');
    const silly = play(s, PLAIN, 'B object telling on 1', 'C vote-objection yes', 'table count');
    expect(silly.teller).toBe(1);
    expect(hand(silly, 'A')).toBe('King, Ring');
  });

  it('T-27 long pauses', () => {
    expect(Object.values(clocks(position(TABLE, { gentle: 'no-penalties' })))).toEqual([75_000]);
    expect(Object.values(clocks(position(TABLE, { gentle: 'no-interrupts', pace: 'voice' })))).toEqual([15_000]);
  });
});

describe('T-28 slow play', () => {
  const slow = (): ReturnType<typeof position> => position(TABLE, { pace: 'slow' });

  it('T-28 T-9 is off, and every limit in seconds becomes a day', () => {
    expect(clocks(slow())).toEqual({});
    const s = play(slow(), PLAIN);
    expect(clocks(s)).toEqual({ 'clock.window.1': DAY });
    const laid = play(s, 'B lay Wolf on 1');
    expect(clocks(laid)).toMatchObject({ 'clock.gather.1': 250 });
    const judged = play(laid, 'clock gather', 'table verdict sure');
    expect(clocks(judged)).toMatchObject({ 'clock.answer.1': DAY });
    expect(clocks(play(judged, 'A answer contest'))).toMatchObject({ 'clock.vote.1': DAY });
    expect(clocks(drawn(play(slow(), 'A pass')))).toEqual({ 'clock.discard.1': DAY });
    expect(clocks(play(slow(), 'table away A'))).toEqual({ 'clock.absence.1.1': DAY });
  });

  it('T-28 a window closes early when all have let it pass', () => {
    const s = play(slow(), PLAIN);
    expect(refused(s, 'A pass').code).toBe('windows-open');
    const one = play(s, 'B let');
    expect(asked(one)).not.toContain('B let');
    expect(asked(one)).toContain('C let');
    expect(asked(one)).toContain('B lay');
    expect(asked(play(one, 'C let'))).toContain('A pass');
    expect(asked(play(one, 'table away C'))).toContain('A pass');
  });

  it('T-28 the next sentence asks everybody again', () => {
    const s = play(slow(), PLAIN, 'B let', 'A tell "And it stopped."');
    expect(asked(s)).toContain('B let');
    const both = play(s, 'B let', 'C let');
    expect(both.windows).toMatchObject([{ on: 1, ripe: true }]);
  });

  it('T-28 only in slow play', () => {
    expect(asked(play(position(TABLE), PLAIN))).not.toContain('B let');
  });
});

describe('T-2 an own deck', () => {
  const cards = Array.from({ length: 40 }, (_, i) => ({ title: `Thing, the ${i + 1}th`, group: 'item' }));
  const endings = Array.from({ length: 4 }, (_, i) => ({ text: `They lived on for ${i + 1} years.` }));
  const setup = { ...setupOf(2), options: { deck: { name: 'Odd things', cards, endings } } };

  it('T-2 is dealt, written and told of by its own titles', () => {
    const s = drawn(time.setup(setup));
    expect(s.hands.map((own) => own.length)).toEqual([10, 10]);
    expect(time.read(setup, time.write(s)).hands).toEqual(s.hands);
    expect(time.messagesFor?.(setup).en.facts['plays'](2, 0, 0, () => '')).toBe('plays “Thing, the 3th”');
    expect(time.messages.en.facts['plays'](0, 0, 0, () => '')).toBe('plays “Beggar”');
  });

  it('T-2 comes as a file into the setup, which can be checked again; a bad file is refused with its line', () => {
    const file = JSON.stringify({ name: 'Odd things', cards, endings }, null, 1);
    const made = setupOf(2, { deck: file });
    expect(checkSetup(time, made)).toEqual([]);
    expect(drawn(time.setup(made)).deck.cards[2].title).toBe('Thing, the 3th');
    const bad = makeSetup(time, 2, { deck: file.replace('"group": "item"', '"group": "thing"') });
    expect(bad).toMatchObject({
      ok: false,
      problems: [expect.stringMatching(/^Line 6: The group "thing" is unknown/)],
    });
  });

  it('T-21 a deck too small for the hands is dealt as far as it goes', () => {
    const few = {
      ...setup,
      options: { first: 'alphabet', deck: { cards: cards.slice(0, 3), endings: endings.slice(0, 1) } },
    };
    const s = drawn(time.setup(few));
    expect(s.hands.flat()).toHaveLength(3);
    expect(s.turn).toBe(1);
    expect(time.pieces(s)).toEqual({ cards: 3, endings: 1 });
  });
});
