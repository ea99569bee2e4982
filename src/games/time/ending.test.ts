import { describe, expect, it } from 'vitest';
import { asked, clocks, drawn, hand, offered, play, position, refused } from './fixture.ts';
import { time } from './index.ts';
import { taleOf } from './tale.ts';

const LAST = `turn 4 A
A King | endings 7
B Wolf, Tree | endings 2
C Queen, Key | endings 3
1 B "Once there was a palace."`;
const start = (): ReturnType<typeof position> => position(LAST);
const KING = 'A tell "The king came home." King';

describe('T-19 when the ending can be laid', () => {
  it('T-19 only with no story card left', () => {
    expect(refused(start(), 'A end').code).toBe('cards-left');
  });

  it('T-19 only when the windows of her sentences have had their time', () => {
    const s = play(start(), KING);
    expect(refused(s, 'A end').code).toBe('windows-open');
    expect(offered(play(s, 'clock window'), 'A end')).toEqual(['7']);
  });

  it('T-19 after at most two linking sentences; then she must lay it or pass', () => {
    const one = play(start(), KING, 'A tell "The bells rang."');
    expect(asked(one)).toContain('A tell');
    const two = play(one, 'A tell "The people danced."');
    expect(refused(two, 'A tell').code).toBe('links-over');
    expect(asked(two)).not.toContain('clock pause');
    const waited = play(two, 'clock window @2', 'clock window @3', 'clock window @4');
    expect(asked(waited)).toEqual(expect.arrayContaining(['A pass', 'A end', 'clock pause']));
    expect(asked(waited)).not.toContain('A tell');
  });

  it('T-19 an interrupter who laid her last card tells her one sentence as one of the two', () => {
    const s = position('turn 4 B\nA King | endings 7\nB Wolf, Tree | endings 2\nC Queen | endings 3');
    const taken = play(
      s,
      'B tell "And the king said so."',
      'A lay King on 1',
      'clock gather',
      'table verdict sure',
      'clock answer',
    );
    const mine = drawn(taken);
    expect(refused(mine, 'A end').code).toBe('must-tell');
    const one = play(mine, 'A tell "He said it loudly."');
    expect(asked(play(one, 'clock window'))).toContain('A end');
    expect(refused(play(one, 'A tell "And once more."'), 'A tell').code).toBe('links-over');
  });

  it('T-19 until it is laid she can still be interrupted; once it is laid there is only the vote', () => {
    const s = play(start(), KING, 'clock window');
    expect(asked(s)).toContain('B lay');
    const laid = play(s, 'A end 7');
    expect(asked(laid)).toEqual(['B vote-ending', 'C vote-ending', 'clock vote']);
    expect(refused(laid, 'B lay').code).toBe('no-window');
    expect(refused(laid, 'A tell').code).toBe('being-judged');
  });

  it('T-15, T-19 a last card that comes back must be played again', () => {
    const s = play(start(), KING, 'B object card on 2', 'C vote-objection yes', 'table count', 'clock window');
    expect(hand(s, 'A')).toBe('King');
    expect(refused(s, 'A end').code).toBe('cards-left');
  });
});

describe('T-20 the vote on the ending', () => {
  const laid = (): ReturnType<typeof position> => play(start(), KING, 'clock window', 'A end 7');

  it('T-20 all others vote, and the question asks for leniency', () => {
    expect(clocks(laid())).toEqual({ 'clock.vote.1': 15_000 });
    expect(time.messages.en.asks['vote-ending']).toMatch(/only to obvious nonsense/);
  });

  it('T-20 yes: she wins, and the cards left are the others’ scores', () => {
    const s = play(laid(), 'B vote-ending yes', 'C vote-ending yes', 'table count');
    expect(time.outcome(s)).toEqual({ winners: [0], scores: [0, 2, 2], how: 'ending' });
    expect(asked(s)).toEqual([]);
    expect(refused(s, 'A tell').code).toBe('game-over');
  });

  it.each([
    ['a tie', ['B vote-ending yes', 'C vote-ending no', 'table count']],
    ['silence', ['clock vote']],
  ])('T-16, T-20 %s: the ending stands', (_, ballots) => {
    expect(time.outcome(play(laid(), ...ballots))).toMatchObject({ winners: [0], how: 'ending' });
  });

  it('T-20 no: discarded and struck; she draws a new ending and one story card, and play goes left', () => {
    const s = play(laid(), 'B vote-ending no', 'C vote-ending no', 'table count');
    expect(asked(s)).toEqual(['* draw-ending']);
    const done = play(s, '* draw-ending 9', '* draw Tower');
    expect(done.teller).toBe(1);
    expect(hand(done, 'A')).toBe('Tower');
    expect(done.endings[0]).toEqual([8]);
    expect(done.endingDiscards).toEqual([6]);
    expect(done.sentences.at(-1)).toMatchObject({ struck: true, ending: 6 });
  });

  it('T-24 with two endings either wins, and only a rejected one is replaced', () => {
    const s = play(position(LAST.replace('endings 7', 'endings 7 8'), { endings: 'two' }), KING, 'clock window');
    expect(offered(s, 'A end')).toEqual(['7', '8']);
    const no = play(
      s,
      'A end 8',
      'B vote-ending no',
      'C vote-ending no',
      'table count',
      '* draw-ending 20',
      '* draw Tower',
    );
    expect(no.endings[0]).toEqual([6, 19]);
    expect(time.outcome(play(s, 'A end 7', 'clock vote'))).toMatchObject({ winners: [0] });
  });
});

describe('the tale as data', () => {
  it('holds each sentence with its teller and cards, what was struck, and the ending', () => {
    const s = position('turn 1 A\nA King, Frog | endings 7\nB Wolf, Ring | endings 2\nC Queen, Key | endings 3');
    const told = play(
      s,
      'A tell "There was a king who loved a wolf." King',
      'B lay Wolf on 1',
      'clock gather',
      'table verdict sure',
      'clock answer',
    );
    const on = play(
      drawn(told),
      'B tell "The wolf wore a ring." Ring',
      'B tell "It was a teapot."',
      'A object telling on 3',
      'clock vote',
    );
    const struck = play(on, 'B tell "A spoon."', 'C object telling on 4', 'A vote-objection yes', 'table count');
    const tale = taleOf(drawn(struck));
    expect(tale.title).toBe('The King and the Ring');
    expect(tale.tellers).toEqual([0, 1]);
    expect(tale.passages.map(({ by, struck: gone }) => [by, gone])).toEqual([
      ['tell', false],
      ['interrupt', false],
      ['tell', false],
      ['tell', true],
    ]);
    const titles = tale.passages.map(({ interrupt, card }) =>
      [interrupt, card].map((c) => (c === null ? null : s.deck.cards[c].title)),
    );
    expect(titles.slice(0, 2)).toEqual([
      [null, 'King'],
      ['Wolf', 'Ring'],
    ]);
    expect(tale.ending).toBeNull();
    const won = taleOf(play(start(), KING, 'clock window', 'A end 7', 'clock vote'));
    expect(won.ending).toEqual({ seat: 0, text: s.deck.endings[6].text });
    expect(won.passages.at(-1)?.by).toBe('ending');
    expect(taleOf(s)).toMatchObject({ title: 'A Tale Without a Name', tellers: [], passages: [], ending: null });
  });
});
