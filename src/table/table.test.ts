import { describe, expect, it } from 'vitest';
import { deal } from '../dealer/dealer.ts';
import { castle } from '../games/castle/index.ts';
import { CHANCE } from '../kernel/game.ts';
import { pending } from '../kernel/gate.ts';
import { same } from '../kernel/json.ts';
import { sentences } from '../kernel/prose.ts';
import { refusal, tableOf } from '../testing/castle-table.ts';
import type { Proposal } from './entries.ts';
import { Table } from './table.ts';

describe('a table', () => {
  it('answers chance in the same breath as the move that asked it', () => {
    const { table, play } = tableOf('WSGF');
    expect(table.log.map((e) => e.seat)).toEqual([CHANCE, CHANCE]);
    play('A use W:r1c1');
    play('B answer decline');
    const { entries } = play('A use S:r2c1');
    expect(entries.map((e) => e.kind === 'move' && e.key)).toEqual(['0.use.1']);
    // r2 (S, W) is not complete, c1 (W, S) is: only when she has built or stopped are the dice passed on.
    const built = play('A build c1');
    expect(built.entries.map((e) => e.seat)).toEqual([0, CHANCE, CHANCE]);
  });

  it('proposes first and changes nothing before the commit', () => {
    const { table, ask, move } = tableOf('WS');
    const before = JSON.stringify(table.view(0));
    const proposal = ask(move('A use W:r1c1'));
    expect(proposal.ok).toBe(true);
    expect(JSON.stringify(table.view(0))).toBe(before);
    expect(table.log).toHaveLength(2);
  });

  it('voids a proposal that was overtaken', () => {
    const { table, ask, move, take } = tableOf('WS');
    const mine = ask(move('A use W:r1c1'));
    take(ask(move('B answer decline')));
    expect(() => table.commit(mine as Proposal<(typeof table)['state']>)).toThrow('3 entries, not 2');
  });

  it('carries the same request out once, however often it is sent', () => {
    const { table, ask, move, take } = tableOf('WS');
    const request = move('A use W:r1c1', 'click-1');
    take(ask(request));
    const length = table.log.length;
    const again = take(ask(request));
    expect(again.entries).toEqual([]);
    expect(table.log).toHaveLength(length);
    // The same id from another seat is another request.
    expect(refusal(ask({ ...request, seat: 1 }))).toBe('not-asked');
  });

  it('refuses a stale answer, one for another, and one to nothing, and stays as it was', () => {
    const { table, ask, move, play } = tableOf('WS');
    const stale = move('A use W:r1c1');
    play('A use W:r2c2');
    const before = JSON.stringify(table.state);
    expect(refusal(ask(stale))).toBe('not-asked');
    expect(refusal(ask({ ...move('B answer decline'), seat: 0 }))).toBe('not-yours');
    expect(refusal(ask({ kind: 'move', seat: 0, key: 'nonsense', pick: 1 }))).toBe('not-asked');
    expect(refusal(ask({ kind: 'resign', seat: 5 }))).toBe('no-such-seat');
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('tells what happened', () => {
    const { play } = tableOf('WSGF');
    play('B answer decline');
    const { facts } = play('A use W:r1c1');
    expect(sentences(castle.messages.en, facts, (seat) => ['Ana', 'Ben'][seat])).toEqual(['Ana puts down Wood.']);
  });
});

describe('undo', () => {
  it("takes a seat's latest move back, also when others have answered since", () => {
    const { table, ask, play, take } = tableOf('WSGF');
    play('A use W:r1c1');
    const before = JSON.stringify(table.state);
    play('B answer r1c4');
    take(ask({ kind: 'undo', seat: 1 }));
    expect(JSON.stringify(table.state)).toBe(before);
    play('B answer r2c1');
    take(ask({ kind: 'undo', seat: 0 }));
    play('A use S:r1c4');
    expect(table.log.at(-2)).toMatchObject({ kind: 'undo', seat: 0, of: 2 });
  });

  it('is refused once dice have come, once others have played on, and when there is nothing to take back', () => {
    const { ask, play } = tableOf('WSGF');
    expect(refusal(ask({ kind: 'undo', seat: 0 }))).toBe('nothing-to-undo');
    play('B answer decline');
    play('A use W:r1c1');
    play('A use S:r2c1');
    // A's build step has begun because B had answered: without B's answer it could not have.
    play('A build stop');
    expect(refusal(ask({ kind: 'undo', seat: 0 }))).toBe('rolled-since');
  });

  it('is refused when a later move stands on it', () => {
    const { ask, play } = tableOf('WSWS');
    play('A use W:r1c1');
    play('A use S:r2c1');
    play('B answer r1c4');
    play('A build c1');
    const { ask: other, play: go } = tableOf('WFWS', { seats: 3 });
    go('B answer decline');
    go('C answer decline');
    expect(refusal(ask({ kind: 'undo', seat: 1 }))).toBe('rolled-since');
    go('A use W:r5c5');
    go('A use F:r5c4');
    expect(refusal(other({ kind: 'undo', seat: 1 }))).toBe('allowed');
  });

  it('is in the log, and the log replays', () => {
    const { table, ask, play, take } = tableOf('WSGF');
    play('A use W:r1c1');
    take(ask({ kind: 'undo', seat: 0 }));
    play('A use W:r2c2');
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(JSON.parse(JSON.stringify(table.log)))).toBeNull();
    expect(same(copy.state, table.state)).toBe(true);
  });
});

describe('leaving', () => {
  it('with two seats the other wins', () => {
    const { table, ask, take } = tableOf('WS');
    take(ask({ kind: 'resign', seat: 0 }));
    expect(table.outcome).toEqual({ winners: [1], scores: [0, 0], how: 'resign' });
    expect(table.view(1).decisions).toEqual([]);
    expect(refusal(ask({ kind: 'resign', seat: 1 }))).toBe('game-over');
  });

  it('with more a bot plays the seat on', () => {
    const { table, ask, take, play } = tableOf('WS', { seats: 3 });
    take(ask({ kind: 'resign', seat: 1 }));
    expect(table.outcome).toBeNull();
    expect([...table.bots]).toEqual([1]);
    play('B answer decline');
    expect(refusal(ask({ kind: 'resign', seat: 1 }))).toBe('resigned');
    expect(refusal(ask({ kind: 'seat', seat: 1, held: 'person' }))).toBe('resigned');
  });

  it('a bot may hold a seat for somebody who comes back', () => {
    const { table, ask, take } = tableOf('WS');
    expect(refusal(ask({ kind: 'seat', seat: 1, held: 'person' }))).toBe('seat-held');
    take(ask({ kind: 'seat', seat: 1, held: 'bot' }));
    expect([...table.bots]).toEqual([1]);
    take(ask({ kind: 'seat', seat: 1, held: 'person' }));
    expect([...table.bots]).toEqual([]);
  });

  it('between two the game can be taken from whoever is gone, and the log of it reads back', () => {
    const { table, ask, take, play } = tableOf('WS');
    play('A use W:r1c1');
    expect(refusal(ask({ kind: 'claim', seat: 0, of: 0 }))).toBe('no-such-seat');
    expect(refusal(ask({ kind: 'claim', seat: 2, of: 1 }))).toBe('no-such-seat');
    const { entries } = take(ask({ kind: 'claim', seat: 1, of: 0, id: 'mine' }, 7));
    expect(entries).toEqual([{ kind: 'claim', at: 7, seat: 1, id: 'mine', of: 0 }]);
    expect(table.outcome).toEqual({ winners: [1], scores: [0, 0], how: 'claim' });
    expect(take(ask({ kind: 'claim', seat: 1, of: 0, id: 'mine' })).entries).toEqual([]);
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(JSON.parse(JSON.stringify(table.log)))).toBeNull();
    expect(copy.outcome).toEqual(table.outcome);
    const forged = table.log.map((entry) => (entry.kind === 'claim' ? { ...entry, of: 1 } : entry));
    expect(new Table(table.spec, () => 0).replay(forged)).toMatchObject({ code: 'no-such-seat' });
  });

  it('nobody takes the game at a larger table, or from a bot that holds the seat', () => {
    expect(refusal(tableOf('WS', { seats: 3 }).ask({ kind: 'claim', seat: 0, of: 1 }))).toBe('claim-of-two');
    const { ask, take } = tableOf('WS');
    take(ask({ kind: 'seat', seat: 1, held: 'bot' }));
    expect(refusal(ask({ kind: 'claim', seat: 0, of: 1 }))).toBe('seat-held');
  });

  it('a draw needs everybody; whoever declines or plays on has said no', () => {
    const { table, ask, take, play } = tableOf('WS');
    expect(refusal(ask({ kind: 'draw', seat: 1, say: 'accept' }))).toBe('no-draw-offered');
    take(ask({ kind: 'draw', seat: 0, say: 'offer' }));
    expect(refusal(ask({ kind: 'draw', seat: 0, say: 'offer' }))).toBe('draw-offered');
    expect(refusal(ask({ kind: 'draw', seat: 0, say: 'accept' }))).toBe('no-draw-offered');
    take(ask({ kind: 'draw', seat: 1, say: 'decline' }));
    take(ask({ kind: 'draw', seat: 0, say: 'offer' }));
    play('B answer decline');
    expect(refusal(ask({ kind: 'draw', seat: 1, say: 'accept' }))).toBe('no-draw-offered');
    take(ask({ kind: 'draw', seat: 0, say: 'offer' }));
    take(ask({ kind: 'draw', seat: 1, say: 'accept' }));
    expect(table.outcome).toMatchObject({ winners: [0, 1], how: 'draw' });
  });

  it('nobody agrees on a draw with a bot that plays for somebody', () => {
    const { table, ask, take } = tableOf('WS', { seats: 3 });
    take(ask({ kind: 'resign', seat: 1 }));
    take(ask({ kind: 'draw', seat: 0, say: 'offer' }));
    take(ask({ kind: 'draw', seat: 2, say: 'decline' }));
    take(ask({ kind: 'seat', seat: 2, held: 'bot' }));
    expect(refusal(ask({ kind: 'draw', seat: 0, say: 'offer' }))).toBe('nobody-left');
    expect(table.outcome).toBeNull();
  });

  /** From setup and log alone: who hosted the table is not there any more. */
  const again = (table: Table): Table => {
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(JSON.parse(JSON.stringify(table.log)))).toBeNull();
    return copy;
  };

  it('a bot that sits there from the start is not asked about a draw, and says nothing by playing on', () => {
    const { table, ask, take, play } = tableOf('WS', { seats: 3, bots: [2] });
    take(ask({ kind: 'draw', seat: 0, say: 'offer' }));
    play('C answer decline');
    expect(refusal(ask({ kind: 'draw', seat: 0, say: 'offer' }))).toBe('draw-offered');
    expect(again(table).outcome).toBeNull();
    take(ask({ kind: 'draw', seat: 1, say: 'accept' }));
    expect(table.outcome).toMatchObject({ winners: [0, 1, 2], how: 'draw' });
    expect(again(table).outcome).toEqual(table.outcome);
    // Nor does one person alone agree with two of them.
    expect(refusal(tableOf('WS', { seats: 3, bots: [1, 2] }).ask({ kind: 'draw', seat: 0, say: 'offer' }))).toBe(
      'nobody-left',
    );
  });

  it.each([
    ['resigns', (t: ReturnType<typeof tableOf>) => t.ask({ kind: 'resign', seat: 2 }, 900)],
    ['is played for', (t: ReturnType<typeof tableOf>) => t.ask({ kind: 'seat', seat: 2, held: 'bot' }, 900)],
    ['runs out of time', (t: ReturnType<typeof tableOf>) => t.table.expire(1000)],
  ] as const)('a draw is agreed when whoever has not agreed %s', (_, leave) => {
    const at = tableOf('WS', { seats: 3, clock: { kind: 'game', ms: 1000, increment: 1000 } });
    at.play('B answer decline', 500);
    at.play('A use W:r1c1', 500);
    at.take(at.ask({ kind: 'draw', seat: 0, say: 'offer' }, 500));
    at.take(at.ask({ kind: 'draw', seat: 1, say: 'accept' }, 500));
    expect(at.table.outcome).toBeNull();
    at.take(leave(at));
    expect(at.table.outcome).toMatchObject({ winners: [0, 1], how: 'draw' });
    expect(again(at.table).outcome).toEqual(at.table.outcome);
  });

  it('whoever is left alone with an offer has agreed with nobody', () => {
    const { table, ask, take } = tableOf('WS', { seats: 3 });
    take(ask({ kind: 'draw', seat: 0, say: 'offer' }));
    for (const seat of [1, 2]) take(ask({ kind: 'resign', seat }));
    expect(table.outcome).toBeNull();
  });

  it('an older log, which does not say whom a draw was asked of, stays the game that it was', () => {
    const { table, play, ask, take } = tableOf('WSGF', { seats: 3 });
    take(ask({ kind: 'resign', seat: 2 }));
    const log = [...table.log];
    const say = (seat: number, say: 'offer' | 'accept') => ({ kind: 'draw', at: 0, seat, say }) as const;
    const { entries } = play('C answer decline');
    // A bot's move was an answer: the offer before it had to be made again.
    const twice = [...log, say(0, 'offer'), ...entries, say(0, 'offer'), say(1, 'accept')];
    const copy = new Table(table.spec, () => 0, [2]);
    expect(copy.replay(twice)).toBeNull();
    expect(copy.outcome).toMatchObject({ winners: [0, 1], how: 'draw' });
    // A bot from the start had to agree; and that somebody left did not make a draw of it.
    const { seat, key, options } = pending(table.game, table.state)[0];
    const on = { kind: 'move', at: 0, seat, key, pick: options[0] } as const;
    const start = log.slice(0, 2);
    const went = new Table(table.spec, () => 0, [2]);
    expect(went.replay([...start, say(0, 'offer'), say(1, 'accept'), { ...log[2] }, ...entries, on])).toBeNull();
    expect(went.outcome).toBeNull();
  });

  it('with two seats whoever has left is still a person: no bot took the seat', () => {
    const { table, ask, take } = tableOf('WS');
    take(ask({ kind: 'resign', seat: 0 }));
    expect([...table.bots]).toEqual([]);
    expect([...table.departed]).toEqual([0]);
  });
});

describe('a log from elsewhere', () => {
  it('is taken up to the entry that is wrong, which is named', () => {
    const { table, play } = tableOf('WSGF');
    play('A use W:r1c1');
    play('B answer decline');
    const copy = new Table(table.spec, () => 0);
    const missing = table.log.filter((_, i) => i !== 1);
    expect(copy.replay(missing)).toMatchObject({ code: 'not-asked', entry: 1 });
    expect(copy.log).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['a kind that there is not', { kind: 'banana', seat: 0 }, 'unknown-entry'],
    ['a seat that there is not', { kind: 'resign', seat: 9 }, 'no-such-seat'],
    ['a flag without a clock', { kind: 'flag', seat: 0 }, 'no-clock'],
    ['a holder that there is not', { kind: 'seat', seat: 0, held: 'banana' }, 'unknown-entry'],
    ['a draw among seats that there are not', { kind: 'draw', seat: 0, say: 'offer', among: [0, 2] }, 'unknown-entry'],
    ['a draw among nobody knows whom', { kind: 'draw', seat: 0, say: 'offer', among: 'us' }, 'unknown-entry'],
    ['a time that is none', { kind: 'resign', seat: 0, at: '5' }, 'back-in-time'],
  ])('has no %s', (_, entry, code) => {
    const { table } = tableOf('WSGF');
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay([...table.log, { at: 0, ...entry } as never])).toMatchObject({ code, entry: 2 });
  });

  it('with the dice sealed, two hosts deal the same game', () => {
    const seed = 'ab'.repeat(32);
    const { table } = tableOf('');
    const [one, two] = [0, 1].map(() => {
      const t = new Table(table.spec, deal(seed, ['x', 'y']));
      t.commit(t.begin(0));
      return t;
    });
    expect(one.log).toEqual(two.log);
  });
});
