import { describe, expect, it } from 'vitest';
import { pending } from '../../kernel/gate.ts';
import { asked, clocks, drawn, hand, offered, play, position, refused, told } from './fixture.ts';
import { time } from './index.ts';

const TABLE = `turn 1 A
A King, Ring, Forest, Night, Sword | endings 1
B Wolf, Tree, Child, Prince | endings 2
C Queen, Key, Monster | endings 3
D Cave, Storm | endings 4`;
const start = (): ReturnType<typeof position> => position(TABLE);
const SLEPT = 'A tell "She fell asleep under the great oak in the forest."';
const KING = 'A tell "The king had lost his ring." Ring';

describe('T-10 interrupting by mention', () => {
  it('T-10 another player lays a card on the sentence, whatever it is; the judging comes after', () => {
    const s = play(start(), SLEPT);
    expect(offered(s, 'B lay')).toEqual(['Child on 1', 'Prince on 1', 'Tree on 1', 'Wolf on 1']);
    expect(told(s, 'B lay Tree on 1')).toEqual(['Ben lays “Tree” on sentence 1.']);
    expect(hand(play(s, 'B lay Tree on 1'), 'B')).toBe('Child, Prince, Wolf');
  });

  it('T-10 not on what nobody has said yet: without a sentence there is no window', () => {
    expect(asked(start())).toEqual(['A tell', 'A pass', 'clock pause']);
    expect(refused(start(), 'B lay').code).toBe('no-window');
  });

  it('T-10 not by the storyteller herself', () => {
    expect(refused(play(start(), SLEPT), 'A lay').code).toBe('own-story');
  });

  it('T-7, T-10 an Interrupt card can be laid by mention too', () => {
    expect(offered(play(start(), SLEPT), 'C lay')).toContain('Monster on 1');
  });
});

describe('T-11 interrupting by group', () => {
  it('T-11 an Interrupt card of the group of the card just played; "Object" means Item', () => {
    const s = play(start(), KING);
    expect(offered(s, 'B lay')).toContain('Tree by group on 1');
    expect(offered(s, 'C lay')).toContain('Key by group on 1');
    expect(offered(s, 'C lay')).not.toContain('Monster by group on 1');
    expect(offered(s, 'D lay')).not.toContain('Storm by group on 1');
    expect(refused(s, 'C lay Monster by group on 1')).toMatchObject({ code: 'other-group', group: 'character' });
    expect(refused(s, 'B lay Wolf by group on 1')).toMatchObject({ code: 'not-interrupt', card: 'Wolf' });
    expect(refused(s, 'C lay Tree by group on 1')).toMatchObject({ code: 'not-held', card: 'Tree' });
  });

  it('T-11 not where an item is only mentioned: a card must have been played', () => {
    const s = play(start(), 'A tell "The king had lost his ring."');
    expect(refused(s, 'C lay Key by group on 1')).toMatchObject({ code: 'no-card-played', sentence: 1 });
  });

  it('T-11, T-13 the program checks it, and nobody can contest it', () => {
    const s = play(start(), KING, 'C lay Key by group on 1', 'clock gather');
    expect(asked(s)).toEqual(['* draw']);
    expect(s.teller).toBe(2);
  });

  it('T-11 a card laid as an interrupt cannot itself be interrupted', () => {
    const s = drawn(play(start(), KING, 'C lay Key by group on 1', 'clock gather'));
    expect(asked(s)).toEqual(['C tell', 'clock grace']);
    expect(refused(s, 'B lay').code).toBe('no-window');
    const on = play(s, 'C tell "He looked for it everywhere."');
    expect(refused(on, 'B lay Tree by group on 2').code).toBe('no-card-played');
  });
});

describe('T-11 the window', () => {
  it('T-11 6 s at least, the same whoever holds what', () => {
    const s = play(start(), SLEPT);
    expect(clocks(s)['clock.window.1']).toBe(6_000);
    const other = play(position(TABLE.replace('Wolf, Tree, Child, Prince', 'Axe, Boat, Fire, Town')), SLEPT);
    expect(asked(other)).toEqual(asked(s));
    expect(clocks(other)).toEqual(clocks(s));
  });

  it('T-11 two sentences can be open at once; the older closes when it has had its 6 s', () => {
    const s = play(start(), SLEPT, KING);
    expect(offered(s, 'D lay')).toEqual(['Cave on 1', 'Cave on 2', 'Storm on 1', 'Storm on 2']);
    const later = play(s, 'clock window @1');
    expect(offered(later, 'D lay')).toEqual(['Cave on 2', 'Storm on 2']);
    expect(refused(later, 'D lay Cave on 1')).toMatchObject({ code: 'window-closed', sentence: 1 });
    expect(hand(later, 'D')).toBe('Cave, Storm');
  });

  it('T-11 after its 6 s a sentence stays open until the next one is committed', () => {
    const s = play(start(), SLEPT, 'clock window');
    expect(offered(s, 'D lay')).toEqual(['Cave on 1', 'Storm on 1']);
    expect(offered(play(s, KING), 'D lay')).toEqual(['Cave on 2', 'Storm on 2']);
  });

  it('T-11 passing is not offered before that', () => {
    const s = play(start(), SLEPT);
    expect(refused(s, 'A pass').code).toBe('windows-open');
    expect(asked(play(s, 'clock window'))).toContain('A pass');
    expect(refused(play(s, KING, 'clock window @1'), 'A pass').code).toBe('windows-open');
  });

  it('T-11 the card must have been in hand when the sentence was committed', () => {
    const s = play(start(), SLEPT, 'D lay Cave on 1', 'clock gather', 'table verdict no', 'A answer contest');
    const failed = play(s, 'B vote-claim no', 'C vote-claim no', 'table count', '* draw Tower', '* draw Kitchen');
    expect(hand(failed, 'D')).toBe('Kitchen, Storm, Tower');
    expect(refused(failed, 'D lay Tower on 1')).toMatchObject({ code: 'card-new', card: 'Tower', sentence: 1 });
    expect(offered(failed, 'D lay')).toEqual(['Storm on 1']);
    expect(offered(play(failed, KING), 'D lay')).toContain('Tower on 2');
  });

  it('T-11 if a newer sentence was committed meanwhile, it and its card stay, and the interrupter goes on from there', () => {
    const s = play(start(), SLEPT, KING, 'B lay Tree on 1', 'clock gather', 'table verdict likely', 'A answer accept');
    const on = play(drawn(s), 'B tell "Above her hung a golden apple."');
    expect(on.sentences.map(({ seat, struck }) => [seat, struck])).toEqual([
      [0, false],
      [0, false],
      [1, false],
    ]);
    expect(time.write(on)).toContain('2 A "The king had lost his ring." Ring');
    expect(time.write(on)).toContain('interrupt B mention on 1 next 3 Tree');
  });

  it('T-11 cards already laid are judged before the turn ends', () => {
    const s = play(start(), SLEPT, 'clock window', 'B lay Tree on 1');
    expect(refused(s, 'A pass').code).toBe('being-judged');
    expect(refused(s, 'A tell').code).toBe('being-judged');
    expect(asked(s)).not.toContain('clock pause');
  });
});

describe('T-12 a successful interrupt', () => {
  const taken = (): ReturnType<typeof position> =>
    play(start(), SLEPT, 'B lay Tree on 1', 'clock gather', 'table verdict sure', 'A answer accept', '* draw Tower');

  it('T-12 the card goes on the table, the storyteller draws one, the interrupter tells on', () => {
    const s = taken();
    expect(hand(s, 'A')).toBe('Forest, King, Night, Ring, Sword, Tower');
    expect(hand(s, 'B')).toBe('Child, Prince, Wolf');
    expect(s.teller).toBe(1);
    expect(asked(s)).toEqual(['B tell', 'clock grace']);
  });

  it('T-12 she must commit at least one sentence before passing or ending', () => {
    expect(refused(taken(), 'B pass').code).toBe('must-tell');
    expect(refused(taken(), 'B end').code).toBe('must-tell');
    const told1 = play(taken(), 'B tell "Then the tree began to speak."');
    expect(refused(told1, 'B pass').code).toBe('windows-open');
    expect(asked(play(told1, 'clock window'))).toContain('B pass');
  });
});

describe('T-13 judging a mention', () => {
  const laid = (verdict: string): ReturnType<typeof position> =>
    play(start(), SLEPT, 'B lay Tree on 1', 'clock gather', `table verdict ${verdict}`);

  it('T-13 a sure match stands unless the storyteller contests within 5 s', () => {
    const s = laid('sure');
    expect(asked(s).slice(0, 2)).toEqual(['A answer', 'clock answer']);
    expect(clocks(s)['clock.answer.1']).toBe(5_000);
    expect(play(s, 'clock answer').teller).toBe(1);
  });

  it.each(['likely', 'no'])(
    'T-13 anything else goes to the storyteller, %s too; silence for 10 s brings it to the vote',
    (v) => {
      const s = laid(v);
      expect(clocks(s)['clock.answer.1']).toBe(10_000);
      expect(drawn(play(s, 'A answer accept')).teller).toBe(1);
      expect(asked(play(s, 'clock answer')).slice(0, 3)).toEqual(['C vote-claim', 'D vote-claim', 'clock vote']);
    },
  );

  it('T-13 contested means a vote of the players not involved', () => {
    const s = play(laid('sure'), 'A answer contest');
    expect(asked(s).slice(0, 3)).toEqual(['C vote-claim', 'D vote-claim', 'clock vote']);
    expect(clocks(s)['clock.vote.1']).toBe(15_000);
    const done = play(s, 'D vote-claim yes', 'C vote-claim yes', 'table count');
    expect(drawn(done).teller).toBe(1);
  });

  it('T-13 a failed interrupter discards that card and draws two; the storyteller goes on', () => {
    const s = play(laid('sure'), 'A answer contest', 'C vote-claim no', 'D vote-claim no', 'table count');
    const done = play(s, '* draw Tower', '* draw Road');
    expect(hand(done, 'B')).toBe('Child, Prince, Road, Tower, Wolf');
    expect(time.write(done)).toContain('discards Tree');
    expect(done.teller).toBe(0);
    expect(asked(done)).toContain('A tell');
  });

  it('T-13 while it is judged nothing is told and no turn ends', () => {
    for (const s of [laid('no'), play(laid('no'), 'A answer contest')]) {
      expect(refused(s, 'A tell').code).toBe('being-judged');
      expect(asked(s)).not.toContain('A pass');
      expect(asked(s)).not.toContain('clock pause');
    }
  });

  it('T-13 the sentence that she was typing can be committed after it under the same key', () => {
    const key = (s: ReturnType<typeof position>): string | undefined =>
      pending(time, s).find((d) => d.verb === 'tell')?.key;
    const before = play(start(), SLEPT);
    const after = drawn(play(laid('no'), 'A answer contest', 'C vote-claim no', 'D vote-claim no', 'table count'));
    expect(key(after)).toBe(key(before));
  });
});

describe('T-14 two at once', () => {
  const first = (): ReturnType<typeof position> => play(start(), KING, 'B lay +1200 Tree by group on 1');

  it('T-14 for 250 ms the order is open; then it is the one in which they were laid, the delays taken off', () => {
    const s = first();
    expect(clocks(s)['clock.gather.1']).toBe(250);
    const both = play(s, 'C lay +1130 Key by group on 1', 'clock gather');
    expect(both.teller).toBe(2);
    expect(hand(both, 'B')).toBe('Child, Prince, Tree, Wolf');
    expect(told(s, 'C lay +1130 Key by group on 1', 'clock gather')).toEqual([
      'Cleo lays the Interrupt card “Key” on the card of sentence 1, is first in line, though 2nd to arrive, once the measured delays are taken off.',
      'Ben is 2nd in line, 70 ms behind the first once the measured delays are taken off.',
      'Cleo interrupts with “Key”.',
      'Ben takes “Tree” back.',
      'Cleo is the storyteller.',
    ]);
  });

  it('T-14 with equal times the first to arrive is first', () => {
    expect(play(first(), 'C lay +1200 Key by group on 1', 'clock gather').teller).toBe(1);
  });

  it('T-14 a delay counts for 250 ms at most', () => {
    const three = play(first(), 'C lay +1000 Key on 1', 'D lay +200 Cave on 1', 'clock gather');
    // 250 ms before the first to arrive: 200, 100 and 50 all count as 950.
    expect(three.claims.map((claim) => claim.seat)).toEqual([3, 2, 1]);
    const equal = play(first(), 'C lay +100 Key on 1', 'D lay +50 Cave on 1', 'clock gather');
    expect(equal.claims.map((claim) => claim.seat)).toEqual([2, 3, 1]);
  });

  it('T-14 a card laid before the first is decided waits in line; if the first is ruled out, the next is judged', () => {
    const s = play(start(), SLEPT, 'D lay +900 Cave on 1', 'clock gather', 'table verdict no', 'B lay +3 Tree on 1');
    expect(s.claims.map((claim) => claim.seat)).toEqual([3, 1]);
    const voted = play(
      s,
      'A answer contest',
      'B vote-claim no',
      'C vote-claim no',
      'table count',
      '* draw Tower',
      '* draw Road',
    );
    expect(asked(voted)).toEqual(expect.arrayContaining(['table verdict']));
    expect(drawn(play(voted, 'table verdict sure', 'clock answer')).teller).toBe(1);
  });

  it('T-14 if the first succeeds, the others take their cards back without penalty', () => {
    const s = play(start(), SLEPT, 'D lay Cave on 1', 'clock gather', 'table verdict likely', 'B lay Tree on 1');
    const done = play(s, 'A answer accept');
    expect(done.teller).toBe(3);
    expect(hand(done, 'B')).toBe('Child, Prince, Tree, Wolf');
    expect(done.draws).toHaveLength(1);
  });

  it('T-14 a seat has one card in line at a time', () => {
    expect(refused(first(), 'B lay').code).toBe('in-line');
  });
});
