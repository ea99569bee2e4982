import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../kernel/game.ts';
import { asked, dealt, drawn, hand, offered, play, setupOf } from './fixture.ts';
import { time } from './index.ts';

describe('T-3 dealing', () => {
  it.each([
    [2, 10],
    [3, 8],
    [4, 7],
    [5, 6],
    [6, 5],
    [7, 5],
    [8, 5],
  ])('T-3 %i players get %i cards each, and one ending', (seats, cards) => {
    const s = dealt(seats);
    expect(s.hands.map((own) => own.length)).toEqual(new Array(seats).fill(cards));
    expect(s.endings.map((own) => own.length)).toEqual(new Array(seats).fill(1));
    expect(s.pile).toHaveLength(112 - seats * cards);
    expect(s.endingPile).toHaveLength(56 - seats);
  });

  it('T-3 each card is drawn by chance from what is left of the pile', () => {
    let s = time.setup(setupOf(2, { start: '2' }));
    expect(offered(s, '* draw-ending')).toHaveLength(56);
    s = play(s, '* draw-ending 7');
    expect(offered(s, '* draw')).toHaveLength(112);
    s = play(s, '* draw King');
    expect(offered(s, '* draw')).toHaveLength(111);
    expect(hand(s, 'A')).toBe('King');
  });
});

describe('T-4 the first storyteller', () => {
  it('T-4 chance decides by default, before anything is dealt', () => {
    const s = time.setup(setupOf(3));
    expect(asked(s)).toEqual(['* start']);
    expect(offered(s, '* start')).toEqual(['A', 'B', 'C']);
    expect(drawn(play(s, '* start B')).teller).toBe(1);
  });

  it('T-4 a seat that the host names', () => {
    const s = dealt(4, { start: '3' });
    expect(s.teller).toBe(2);
    expect(asked(s)).toContain('C tell');
  });

  it('T-4 the alphabet: "A" and "An" are ignored, and the drawn cards are shuffled back before dealing', () => {
    const s = time.setup(setupOf(3, { first: 'alphabet' }));
    expect(asked(s)).toEqual(['* cut']);
    // Chase, Argument, Boat: the argument is nearest to A.
    const cut = play(s, '* cut A Chase', '* cut An Argument', '* cut Boat');
    expect(cut.teller).toBe(1);
    expect(cut.cut).toEqual([]);
    expect(cut.pile).toHaveLength(112);
  });

  it('T-4 the rest of the title decides between equal letters', () => {
    const s = time.setup(setupOf(3, { first: 'alphabet' }));
    expect(play(s, '* cut Princess', '* cut Prince', '* cut Prison').teller).toBe(1);
    expect(play(s, '* cut Palace', '* cut Parent', '* cut A Death').teller).toBe(2);
  });
});

describe('T-26 the next game', () => {
  it('T-26 whoever had most cards left begins the next game; on a tie, chance among them', () => {
    const s = time.read(setupOf(4), 'turn 9 A\nA King\nB Wolf, Ring, Cave\nC Axe\nD Boat, Fire, Night\nover ending A');
    const outcome = time.outcome(s) as Outcome;
    expect(time.again?.(setupOf(4, { start: '1', handicap: '3+4' }), outcome, 1)).toMatchObject({
      start: '1+3',
      handicap: '1+4',
    });
    const next = time.setup({ ...setupOf(4), options: time.again?.(setupOf(4), outcome, 0) ?? {} });
    expect(offered(next, '* start')).toEqual(['B', 'D']);
    expect(drawn(play(next, '* start D')).teller).toBe(3);
    expect(dealt(4, { start: '2' }).teller).toBe(1);
  });
});
