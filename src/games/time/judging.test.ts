import { describe, expect, it } from 'vitest';
import { viewOf } from '../../kernel/view.ts';
import { asked, drawn, hand, offered, play, position, refused, setupOf, told } from './fixture.ts';
import { time } from './index.ts';

const TABLE = `turn 1 A
A King, Ring, Forest | endings 1
B Wolf, Tree, Child | endings 2
C Queen, Key, Monster | endings 3
D Cave, Storm, Axe | endings 4`;
const start = (): ReturnType<typeof position> => position(TABLE);
const RING = 'A tell "The king had lost his ring." Ring';
const PLAIN = 'A tell "And it rained."';

describe('T-15 objections', () => {
  it('T-15 any other player may object in the window, to the card or to the telling', () => {
    const s = play(start(), RING);
    expect(offered(s, 'B object')).toEqual(['card on 1', 'telling on 1']);
    expect(offered(play(start(), PLAIN), 'B object')).toEqual(['telling on 1']);
    expect(refused(play(start(), PLAIN), 'B object card on 1').code).toBe('no-card-played');
    expect(refused(s, 'A object').code).toBe('own-story');
    expect(refused(start(), 'B object').code).toBe('no-window');
    const closed = play(s, 'clock window', PLAIN);
    expect(refused(closed, 'B object telling on 1')).toMatchObject({ code: 'window-closed', sentence: 1 });
  });

  it('T-15 upheld against a card: it comes back to her hand, she goes on, group interrupts on it go back', () => {
    const s = play(start(), RING, 'B object card on 1', 'C lay Key by group on 1', 'B lay Wolf on 1', 'clock gather');
    expect(refused(s, 'A tell').code).toBe('being-judged');
    const upheld = play(s, 'C vote-objection yes', 'D vote-objection yes', 'table count');
    expect(hand(upheld, 'A')).toBe('Forest, King, Ring');
    expect(hand(upheld, 'C')).toBe('Key, Monster, Queen');
    expect(upheld.teller).toBe(0);
    expect(upheld.discards).toEqual([]);
    // What was claimed as mentioned is judged all the same.
    expect(asked(upheld)).toContain('table verdict');
    expect(play(upheld, 'table verdict sure', 'clock answer').teller).toBe(1);
  });

  it('T-15 upheld against the telling: she draws one, play goes left, the sentence is struck', () => {
    const s = play(
      start(),
      RING,
      'B object telling on 1',
      'C vote-objection yes',
      'D vote-objection yes',
      'table count',
    );
    const done = play(s, '* draw Tower');
    expect(done.teller).toBe(1);
    expect(hand(done, 'A')).toBe('Forest, King, Tower');
    expect(time.write(done)).toContain('1 A struck "The king had lost his ring." Ring');
  });

  it('T-15 the claims on a struck sentence go back; those on another are judged before the turn ends', () => {
    const s = play(
      start(),
      RING,
      PLAIN,
      'B object telling on 2',
      'C lay Key by group on 1',
      'D lay Storm on 2',
      'clock gather',
    );
    const upheld = play(s, 'C vote-objection yes', 'D vote-objection yes', 'table count');
    expect(hand(upheld, 'D')).toBe('Axe, Cave, Storm');
    expect(upheld.teller).toBe(2);
    expect(upheld.draws).toHaveLength(1);
    const failed = play(start(), RING, PLAIN, 'B object telling on 2', 'C lay Key on 1', 'clock gather');
    const judged = play(failed, 'C vote-objection yes', 'D vote-objection yes', 'table count', 'table verdict no');
    expect(judged.teller).toBe(0);
    expect(refused(judged, 'A tell').code).toBe('being-judged');
    const lost = drawn(play(judged, 'A answer contest', 'B vote-claim no', 'D vote-claim no', 'table count'));
    expect(lost.teller).toBe(1);
  });

  it('T-15 an objection that fails leaves everything as it was, and is the only one of that player in the turn', () => {
    const s = play(start(), RING, 'B object telling on 1', 'C vote-objection no', 'D vote-objection no', 'table count');
    expect(s.teller).toBe(0);
    expect(s.sentences[0].struck).toBe(false);
    expect(refused(s, 'B object').code).toBe('objected-once');
    expect(refused(s, 'C object telling on 1').code).toBe('judged-before');
    expect(offered(s, 'C object')).toEqual(['card on 1']);
    const next = drawn(play(s, 'clock window', 'A pass'));
    expect(next.teller).toBe(1);
    expect(asked(play(next, 'B tell "Well."', 'clock window', 'B pass', '* draw Road', 'C tell "So."'))).toContain(
      'B object',
    );
  });

  it('T-15 the same thing is not objected to twice at a time', () => {
    const s = play(start(), RING, 'B object telling on 1');
    expect(refused(s, 'C object telling on 1').code).toBe('objected-already');
  });
});

describe('T-16 votes', () => {
  const vote = (): ReturnType<typeof position> =>
    play(start(), PLAIN, 'B lay Wolf on 1', 'clock gather', 'table verdict likely', 'A answer contest');

  it('T-16 all connected players except the two involved, fixed when the vote opens', () => {
    expect(asked(vote()).filter((q) => q.includes('vote'))).toEqual(['C vote-claim', 'D vote-claim', 'clock vote']);
    const away = play(
      start(),
      'table away D',
      PLAIN,
      'B lay Wolf on 1',
      'clock gather',
      'table verdict no',
      'A answer contest',
    );
    const back = play(away, 'table back D');
    expect(asked(back).filter((q) => q.includes('vote'))).toEqual(['C vote-claim', 'clock vote']);
    expect(refused(back, 'D vote-claim').code).toBe('vote-over');
  });

  it('T-16 15 s, or until all have voted; a silent voter abstains', () => {
    const s = play(vote(), 'C vote-claim yes', 'clock vote');
    expect(s.teller).toBe(1);
    expect(asked(play(vote(), 'C vote-claim yes', 'D vote-claim no')).slice(0, 1)).toEqual(['table count']);
  });

  it('T-16 a lost voter abstains', () => {
    const s = play(vote(), 'C vote-claim yes', 'table away D');
    expect(asked(s).slice(0, 1)).toEqual(['table count']);
    expect(play(s, 'table count').teller).toBe(1);
  });

  it.each([
    ['a tie', ['C vote-claim yes', 'D vote-claim no', 'table count']],
    ['no vote at all', ['clock vote']],
  ])('T-16 %s: the interrupt fails without penalty, once a sentence', (_, ballots) => {
    const s = play(vote(), ...ballots);
    expect(s.teller).toBe(0);
    expect(s.draws).toEqual([]);
    expect(hand(s, 'B')).toBe('Child, Tree, Wolf');
    expect(refused(s, 'B lay Wolf on 1').code).toBe('claim-failed');
    expect(offered(play(s, RING), 'B lay')).toContain('Wolf on 2');
  });

  it('T-16 a tie on an objection: the storyteller goes on', () => {
    const s = play(start(), PLAIN, 'B object telling on 1', 'clock vote');
    expect(s.teller).toBe(0);
    expect(s.sentences[0].struck).toBe(false);
  });

  it('T-16 ballots are a secret until the vote is counted; then they are shown', () => {
    const s = play(vote(), 'C vote-claim yes');
    const seen = (seat: number) => viewOf(time, setupOf(4), s, seat).state.vote;
    expect(seen(2)).toMatchObject({ cast: 0b0100, yes: 0b0100 });
    for (const seat of [-1, 0, 1, 3]) expect(seen(seat)).toMatchObject({ cast: 0b0100, yes: 0 });
    expect(told(s, 'D vote-claim yes', 'table count').slice(0, 4)).toEqual([
      'Dan votes.',
      'The votes are counted: 2 for, 0 against.',
      'Cleo voted yes.',
      'Dan voted yes.',
    ]);
    const counted = play(s, 'D vote-claim yes', 'table count');
    expect(viewOf(time, setupOf(4), counted, 0).state.counted).toMatchObject({ matter: 'claim', yes: 0b1100 });
  });

  it('T-16 with no voter at all the matcher decides', () => {
    const three = position(TABLE.replace(/\nD.*/, ''));
    const s = play(three, 'table away C', PLAIN, 'B lay Wolf on 1', 'clock gather');
    expect(play(s, 'table verdict likely').teller).toBe(1);
    expect(refused(s, 'B object telling on 1').code).toBe('no-voters');
  });
});

const TWO = `turn 1 A
A King, Ring, Forest | endings 1
B Wolf, Tree, Child | endings 2`;

describe('T-17 two players', () => {
  const laid = (verdict: string): ReturnType<typeof position> =>
    play(position(TWO), RING, 'B lay Wolf on 1', 'clock gather', `table verdict ${verdict}`);

  it.each(['sure', 'likely'])('T-17 a %s match stands', (verdict) => {
    expect(laid(verdict).teller).toBe(1);
    expect(told(play(position(TWO), RING, 'B lay Wolf on 1', 'clock gather'), `table verdict ${verdict}`)[0]).toBe(
      `The matcher on “Wolf” in sentence 1: ${verdict}.`,
    );
  });

  it('T-17 otherwise the other may concede', () => {
    expect(play(laid('no'), 'A answer accept').teller).toBe(1);
  });

  it.each(['A answer contest', 'clock answer'])(
    'T-17 else the interrupt fails without penalty, one a sentence: %s',
    (line) => {
      const s = play(laid('no'), line);
      expect(s.teller).toBe(0);
      expect(hand(s, 'B')).toBe('Child, Tree, Wolf');
      expect(s.draws).toEqual([]);
      expect(refused(s, 'B lay Child on 1').code).toBe('claim-failed');
      expect(offered(s, 'B lay')).toEqual(['Tree by group on 1']);
    },
  );

  it('T-17 an objection to a played card is decided by the matcher: no takes it back', () => {
    const s = play(position(TWO), RING, 'B object card on 1');
    expect(asked(s)).toContain('table verdict');
    const back = play(s, 'table verdict no');
    expect(hand(back, 'A')).toBe('Forest, King, Ring');
    expect(back.teller).toBe(0);
    const stays = play(s, 'table verdict likely');
    expect(hand(stays, 'A')).toBe('Forest, King');
    expect(refused(stays, 'B object').code).toBe('objected-once');
  });

  it('T-17 other objections are off', () => {
    expect(refused(play(position(TWO), RING), 'B object telling on 1').code).toBe('no-voters');
  });

  it('T-17 a player refused once in a game cannot be refused again', () => {
    const s = position('turn 1 A\nA - | endings 1\nB Wolf | endings 2');
    const refusedOnce = play(s, 'A end 1', 'B vote-ending no', 'table count');
    expect(refusedOnce.over).toBe('');
    expect(time.write(refusedOnce)).toContain('refused A');
    const again = play(position('turn 5 A\nA - | endings 1\nB Wolf | endings 2\nrefused A'), 'A end 1');
    expect(time.outcome(again)).toMatchObject({ winners: [0], how: 'ending' });
  });
});

describe('T-18 bots', () => {
  const contested = (...bots: string[]): ReturnType<typeof position> =>
    play(
      start(),
      ...bots.map((seat) => `table bot ${seat}`),
      PLAIN,
      'B lay Wolf on 1',
      'clock gather',
      'table verdict no',
      'A answer contest',
    );
  const voters = (s: ReturnType<typeof position>): string[] => asked(s).filter((q) => q.endsWith('vote-claim'));

  it('T-18 bots vote only where fewer than two people can', () => {
    expect(voters(contested())).toEqual(['C vote-claim', 'D vote-claim']);
    expect(voters(contested('D'))).toEqual(['C vote-claim', 'D vote-claim']);
    const five = position(`${TABLE}\nE Boat | endings 5`);
    const s = play(
      five,
      'table bot D',
      PLAIN,
      'B lay Wolf on 1',
      'clock gather',
      'table verdict no',
      'A answer contest',
    );
    expect(voters(s)).toEqual(['C vote-claim', 'E vote-claim']);
  });

  it('T-18 a person who is back votes again', () => {
    const s = play(contested('C', 'D'), 'clock vote', 'table person D', PLAIN);
    expect(s.bots).toBe(0b0100);
  });
});
