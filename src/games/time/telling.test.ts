import { describe, expect, it } from 'vitest';
import { tidy } from '../../kernel/text.ts';
import { asked, clocks, drawn, hand, offered, play, position, refused, told } from './fixture.ts';
import { time } from './index.ts';

const TABLE = `turn 1 A
A King, Frog, Ring | endings 1
B Wolf, Cave, Journey | endings 2
C Queen, Key, Axe | endings 3`;
const start = (): ReturnType<typeof position> => position(TABLE);

describe('T-5, T-6 telling', () => {
  it('T-5 a sentence is what the storyteller commits, and it stays as it is', () => {
    const s = play(start(), 'A tell "Once there was a land without a name."', 'A tell "Nobody lived there."');
    expect(s.sentences.map(({ seat, text }) => [seat, text])).toEqual([
      [0, 'Once there was a land without a name.'],
      [0, 'Nobody lived there.'],
    ]);
    expect(refused(s, 'B tell').code).toBe('not-storyteller');
  });

  it('T-5 a sentence has 1 to 400 characters, whatever they are', () => {
    const s = start();
    const say = (text: string) => play(s, `A tell ${JSON.stringify(tidy(text))}`);
    expect(() => say('   ')).toThrow('text-too-short');
    expect(() => say('a'.repeat(401))).toThrow('text-too-long');
    expect(say('🐉'.repeat(400)).sentences).toHaveLength(1);
    expect(say('<b>A\u202eking\u0000</b>').sentences[0].text).toBe('<b>A king </b>');
  });

  it('T-6 with a sentence she may play one card of her hand, which lies beside it on the table', () => {
    const s = start();
    expect(offered(s, 'A tell')).toEqual(['', 'Frog', 'King', 'Ring']);
    const next = play(s, 'A tell "There was a king." King');
    expect(time.write(next)).toContain('1 A "There was a king." King');
    expect(hand(next, 'A')).toBe('Frog, Ring');
    expect(told(s, 'A tell "There was a king." King')).toEqual(['Ana tells sentence 1, plays “King”.']);
    expect(refused(s, 'A tell Wolf')).toMatchObject({ code: 'not-held', card: 'Wolf' });
  });

  it('T-7 an Interrupt card can be played as an ordinary card', () => {
    const s = play(start(), 'A tell "A frog sat by the well." Frog');
    expect(hand(s, 'A')).toBe('King, Ring');
  });
});

describe('T-8 passing', () => {
  it('T-8 she draws a card, then may discard one within 15 s, while play already goes left', () => {
    const s = play(start(), 'A pass');
    expect(asked(s)).toEqual(['* draw']);
    const after = play(s, '* draw Tower');
    expect(after.teller).toBe(1);
    expect(asked(after)).toEqual(['B tell', 'B pass', 'clock grace', 'A discard', 'clock discard']);
    expect(clocks(after)['clock.discard.1']).toBe(15_000);
    expect(offered(after, 'A discard')).toEqual(['Frog', 'King', 'Ring', 'Tower']);
    const done = play(after, 'A discard King');
    expect(hand(done, 'A')).toBe('Frog, Ring, Tower');
    expect(time.write(done)).toContain('discards King');
    expect(refused(done, 'A discard').code).toBe('discard-over');
  });

  it('T-8 after 15 s it is too late', () => {
    const s = play(start(), 'A pass', '* draw Tower', 'B tell "Hm."', 'clock discard');
    expect(refused(s, 'A discard').code).toBe('discard-over');
    expect(hand(s, 'A')).toBe('Frog, King, Ring, Tower');
  });

  it('T-8 not her last card', () => {
    const s = play(position('turn 1 A\nA - | endings 1\nB Wolf\nC Queen'), 'A pass', '* draw Tower');
    expect(asked(s)).not.toContain('A discard');
    expect(refused(s, 'A discard').code).toBe('last-card');
  });

  it('T-8 two players may have a discard open at once', () => {
    const s = play(start(), 'A pass', '* draw Tower', 'B pass', '* draw Road');
    expect(asked(s)).toEqual(expect.arrayContaining(['A discard', 'B discard', 'C tell']));
    expect(clocks(s)).toMatchObject({ 'clock.discard.1': 15_000, 'clock.discard.2': 15_000 });
    expect(hand(play(s, 'A discard King', 'B discard Wolf'), 'B')).toBe('Cave, Journey, Road');
  });
});

describe('T-9 the pause rule', () => {
  it('T-9 it rests for 10 s after a change of storyteller; then 25 s, typing starting it afresh', () => {
    const s = drawn(play(start(), 'A pass'));
    expect(clocks(s)).toMatchObject({ 'clock.grace.2': 10_000 });
    expect(asked(s)).not.toContain('clock pause');
    const later = play(s, 'clock grace');
    const slots: number[] = [];
    const n = time.open(later, slots);
    const pause = slots
      .slice(0, n)
      .map((slot) => time.question(later, slot))
      .find((q) => q.verb === 'pause');
    expect(pause).toMatchObject({ ms: 25_000, idle: true });
  });

  it.each([
    ['voice', 5_000],
    ['typed', 25_000],
  ])('T-9 the limit is an option: %s %i ms', (pace, ms) => {
    expect(Object.values(clocks(position(TABLE, { pace })))).toContain(ms);
  });

  it('T-9 it can be off', () => {
    expect(asked(position(TABLE, { pace: 'off' }))).toEqual(['A tell', 'A pass']);
  });

  it('T-9 each sentence starts it afresh', () => {
    const before = Object.keys(clocks(start())).find((key) => key.startsWith('clock.pause'));
    const after = Object.keys(clocks(play(start(), 'A tell "Then."'))).find((key) => key.startsWith('clock.pause'));
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });

  it('T-9 on time-out she draws one and play goes left, with no discard', () => {
    const s = play(start(), 'clock pause', '* draw Tower');
    expect(s.teller).toBe(1);
    expect(hand(s, 'A')).toBe('Frog, King, Ring, Tower');
    expect(asked(s)).not.toContain('A discard');
    expect(told(start(), 'clock pause', '* draw Tower')).toEqual([
      'Ana has paused for too long.',
      'Ben is the storyteller.',
      'Ana draws a card.',
    ]);
  });

  it('T-9, T-11 a pause that is shorter than a window does not cut the window short', () => {
    const s = play(position(TABLE, { pace: 'voice' }), 'A tell "He met a queen."', 'clock pause');
    expect(s.teller).toBe(0);
    expect(refused(s, 'A tell').code).toBe('turn-lost');
    expect(asked(s)).toContain('C lay');
    expect(play(s, 'clock window', '* draw Tower').teller).toBe(1);
    const taken = play(s, 'C lay Queen on 1', 'clock gather', 'table verdict sure', 'A answer accept', '* draw Tower');
    expect(taken.teller).toBe(2);
  });

  it('T-9, T-19 it rests while her last card can still be interrupted, so that she can wait to lay her ending', () => {
    const s = position('turn 1 A\nA King | endings 1\nB Axe | endings 2', { pace: 'voice' });
    expect(asked(s)).toContain('clock pause');
    const told = play(s, 'A tell "He was a king." King');
    expect(asked(told)).toContain('A tell');
    expect(asked(told)).not.toContain('clock pause');
    expect(asked(play(told, 'clock window'))).toEqual(expect.arrayContaining(['A end', 'clock pause']));
  });

  it('T-9 it rests while a card is judged and starts afresh after it', () => {
    const s = play(start(), 'A tell "He met a queen."');
    const before = Object.keys(clocks(s)).find((key) => key.startsWith('clock.pause')) as string;
    const laid = play(s, 'C lay Axe on 1', 'clock gather', 'table verdict no', 'A answer contest');
    expect(asked(laid)).not.toContain('clock pause');
    const after = drawn(play(laid, 'B vote-claim no', 'table count'));
    expect(Object.keys(clocks(after))).not.toContain(before);
    expect(asked(after)).toContain('clock pause');
  });
});

describe('T-21 decks', () => {
  const ALL = 'discards Axe, Boat';
  it('T-21 an empty deck takes the discards in; cards on the table stay there', () => {
    const hands = everyCardBut(['Axe', 'Boat', 'King']);
    const s = position(`turn 1 A\nA King | endings 1\nB ${hands} | endings 2\n${ALL}`);
    expect(s.pile).toEqual([]);
    const passed = play(s, 'A tell "A king." King', 'clock window', 'A pass');
    expect(asked(passed)).toEqual(['* draw']);
    expect(offered(passed, '* draw')).toEqual(['Axe', 'Boat']);
    expect(passed.discards).toEqual([]);
    expect(told(s, 'A pass')).toContain('The deck takes in 2 discarded cards again.');
  });

  it('T-21 with no discards either, none is drawn', () => {
    const s = position(`turn 1 A\nA King | endings 1\nB ${everyCardBut(['King'])} | endings 2`);
    const passed = play(s, 'A pass');
    expect(passed.teller).toBe(1);
    expect(hand(passed, 'A')).toBe('King');
  });

  it('T-21 discards are face up, hands are secret and their sizes public', () => {
    const s = position(`${TABLE}\ndiscards Night`);
    expect(time.write(s)).toContain('discards Night');
    expect(time.visibility.discards).toBe('all');
    expect(time.visibility.hands).toBe('size');
  });
});

function everyCardBut(titles: readonly string[]): string {
  const all = time.setup({ game: 'time', rules: 1, seats: 2, options: {} }).deck.cards.map((card) => card.title);
  return all.filter((title) => !titles.includes(title)).join(', ');
}
