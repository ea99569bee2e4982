import { describe, expect, it } from 'vitest';
import { asked, clocks, drawn, hand, play, position } from './fixture.ts';
import { time } from './index.ts';

const TABLE = `turn 1 A
A King, Ring | endings 1
B Wolf, Tree | endings 2
C Queen, Key | endings 3
D Cave, Storm | endings 4`;
const start = (): ReturnType<typeof position> => position(TABLE);
const pauses = (s: ReturnType<typeof position>): string[] =>
  Object.keys(clocks(s)).filter((key) => key.includes('pause'));

describe('T-22 absence', () => {
  it('T-22 the idle clock rests while the storyteller is gone, and starts afresh when she is back', () => {
    const before = pauses(start());
    const gone = play(start(), 'table away A');
    expect(pauses(gone)).toEqual([]);
    expect(clocks(gone)).toEqual({ 'clock.absence.1.1': 30_000 });
    const back = play(gone, 'table back A');
    expect(asked(back)).not.toContain('clock absence');
    expect(pauses(back)).toHaveLength(1);
    expect(pauses(back)).not.toEqual(before);
    expect(clocks(play(back, 'table away A'))).toEqual({ 'clock.absence.1.2': 30_000 });
  });

  it('T-22 other comings and goings do not restart her absence', () => {
    const s = play(start(), 'table away A', 'table away C', 'table back C', 'table bot D');
    expect(clocks(s)).toEqual({ 'clock.absence.1.1': 30_000 });
  });

  it('T-22 after 30 s she loses the turn without drawing; play goes to the next connected seat', () => {
    const s = play(start(), 'table away A', 'table away B', 'clock absence');
    expect(s.teller).toBe(2);
    expect(hand(s, 'A')).toBe('King, Ring');
    expect(asked(s)).toContain('C tell');
  });

  it('T-22 or to the bot of an absent seat; the seat is held', () => {
    const s = play(start(), 'table away A', 'table away B', 'table bot B', 'clock absence');
    expect(s.teller).toBe(1);
    const next = drawn(play(s, 'B pass', '* draw Road', 'C pass', '* draw Town', 'table back A', 'D pass'));
    expect(next.teller).toBe(0);
    expect(hand(next, 'A')).toBe('King, Ring');
  });

  it('T-13, T-22 no turn ends while a card is judged', () => {
    const s = play(start(), 'A tell "A wolf came."', 'B lay Wolf on 1', 'table away A', 'clock absence');
    expect(s.teller).toBe(0);
    const judged = play(
      s,
      'clock gather',
      'table verdict no',
      'clock answer',
      'C vote-claim no',
      'D vote-claim no',
      'table count',
    );
    expect(drawn(judged).teller).toBe(1);
  });

  it('T-22 nobody waits for an absent player who is not the storyteller: play goes past her', () => {
    const s = drawn(play(start(), 'table away B', 'A pass'));
    expect(s.teller).toBe(2);
  });

  it('T-22 when everybody is gone the table waits; the first who is back starts the 30 s', () => {
    const s = play(start(), 'table away B', 'table away C', 'table away D', 'table away A');
    expect(clocks(s)).toEqual({});
    const back = play(s, 'table back C');
    expect(Object.keys(clocks(back))).toHaveLength(1);
    expect(play(back, 'clock absence').teller).toBe(2);
  });
});

describe('T-23 nothing but passes', () => {
  const ROUND = ['A pass', 'B pass', 'C pass', 'D pass'];
  const passing = (n: number): ReturnType<typeof position> => {
    let s = start();
    for (let i = 0; i < n; i++) s = drawn(play(s, ROUND[i % ROUND.length]));
    return s;
  };

  it('T-23 after two whole rounds all connected players vote whether to close the tale', () => {
    expect(asked(passing(7))).not.toContain('A vote-close');
    const s = passing(8);
    expect(asked(s).filter((q) => q.includes('vote'))).toEqual([
      'A vote-close',
      'B vote-close',
      'C vote-close',
      'D vote-close',
      'clock vote',
    ]);
  });

  it('T-23 a majority of them closes it without a winner', () => {
    const s = play(passing(8), 'A vote-close yes', 'B vote-close yes', 'C vote-close yes', 'clock vote');
    expect(time.outcome(s)).toMatchObject({ winners: [], how: 'closed' });
  });

  it('T-23 half of them, or a majority of few votes, does not', () => {
    const s = play(passing(8), 'A vote-close yes', 'B vote-close yes', 'clock vote');
    expect(time.outcome(s)).toBeNull();
    expect(s.teller).toBe(0);
    expect(asked(s)).toContain('A tell');
    expect(drawn(play(s, 'A pass')).matter).toBe('');
  });

  it('T-22, T-23 a storyteller who is lost during that vote loses the turn after it', () => {
    const s = play(passing(8), 'table away A', 'clock absence', 'clock vote');
    expect(s.teller).toBe(1);
    expect(asked(s)).toContain('B tell');
  });

  it('T-23 of two players, both', () => {
    const two = (): ReturnType<typeof position> =>
      ['A pass', 'B pass', 'A pass', 'B pass'].reduce(
        (s, line) => drawn(play(s, line)),
        position('turn 1 A\nA King\nB Wolf'),
      );
    expect(time.outcome(play(two(), 'A vote-close yes', 'clock vote'))).toBeNull();
    expect(time.outcome(play(two(), 'A vote-close yes', 'B vote-close yes', 'table count'))).not.toBeNull();
  });

  it('T-23 a single sentence breaks the row; a turn lost to silence does not', () => {
    const s = passing(6);
    expect(s.silent).toBe(6);
    expect(drawn(play(s, 'C tell "Well."', 'clock window', 'C pass')).silent).toBe(0);
    expect(drawn(play(s, 'clock grace', 'clock pause')).silent).toBe(7);
  });
});
