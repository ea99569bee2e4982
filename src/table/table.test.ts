import { describe, expect, it } from 'vitest';
import { deal } from '../dealer/dealer.ts';
import { castle } from '../games/castle/index.ts';
import '../games/registry.ts';
import { september } from '../games/september/index.ts';
import { time } from '../games/time/index.ts';
import { CHANCE } from '../kernel/game.ts';
import { pending } from '../kernel/gate.ts';
import { same } from '../kernel/json.ts';
import { readMove } from '../kernel/notation.ts';
import { sentences } from '../kernel/prose.ts';
import { makeSetup } from '../kernel/setup.ts';
import type { Clock, Proposal, Refusal, Request } from './entries.ts';
import { Table } from './table.ts';

const NO_CLOCK: Clock = { kind: 'none' };
const FACES = 'WSGFR?';

/** A table whose dice fall as written, and a hand that plays lines of notation on it. */
function tableOf(dice: string, options: { seats?: number; clock?: Clock; bots?: readonly number[] } = {}) {
  const { seats = 2, clock = NO_CLOCK, bots = [] } = options;
  const setup = makeSetup(castle, seats, { start: '1' });
  if (!setup.ok) throw new Error(setup.problems.join());
  const table = new Table({ setup: setup.value, clock }, (_, index) => FACES.indexOf(dice[index] ?? 'R'), bots);
  const take = (proposal: Proposal<unknown> | Refusal | null): Proposal<unknown> => {
    if (!proposal?.ok) throw new Error(`refused: ${proposal?.why.code}`);
    table.commit(proposal as Proposal<(typeof table)['state']>);
    return proposal;
  };
  const ask = (request: Request, at = 0) => table.propose(request, at);
  const move = (line: string, id?: string): Request => {
    const read = readMove(table.game, table.state, line);
    if (typeof read === 'string') throw new Error(read);
    return { kind: 'move', ...read, ...(id === undefined ? {} : { id }) };
  };
  take(table.begin(0));
  return { table, take, ask, move, play: (line: string, at = 0) => take(ask(move(line), at)) };
}

/** The question of a table that wants words, answered without a card. */
function wordsOf(table: Table) {
  const [{ seat, key, options }] = pending(table.game, table.state).filter(({ text }) => text);
  return { seat, key, pick: options[0] };
}

const refusal = (result: Proposal<unknown> | Refusal | null): string =>
  result && !result.ok ? result.why.code : 'allowed';

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

describe('clocks', () => {
  it('C-7 a time-out declines; it is a move in the log, and the next question has its own time', () => {
    const { table, take, play } = tableOf('WSGF', { clock: { kind: 'move', ms: 1000 } });
    expect(table.deadlines().map(({ seat, due }) => [seat, due])).toEqual([
      [0, 1000],
      [1, 1000],
    ]);
    play('A use W:r1c1', 400);
    expect(table.deadlines().map(({ seat, due }) => [seat, due])).toEqual([
      [1, 1000],
      [0, 1400],
    ]);
    expect(table.expire(999)).toBeNull();
    take(table.expire(1000));
    expect(table.log.at(-1)).toMatchObject({ seat: 1, key: '1.answer.0', late: true, at: 1000 });
    take(table.expire(1400));
    expect(table.log.at(2)).toMatchObject({ seat: 0, at: 400 });
  });

  it('a game clock runs while the game waits for the seat, and falls like a flag', () => {
    const { table, play, take } = tableOf('WSGF', { clock: { kind: 'game', ms: 5000, increment: 100 } });
    play('B answer decline', 1000);
    expect(table.remaining(1, 3000)).toBe(4100);
    expect(table.remaining(0, 3000)).toBe(2000);
    play('A use W:r1c1', 3000);
    expect(table.remaining(0, 3000)).toBe(2100);
    expect(table.expire(5099)).toBeNull();
    take(table.expire(5100));
    expect(table.outcome).toMatchObject({ winners: [1], how: 'flag' });
    expect(table.deadlines()).toEqual([]);
  });

  it('with more seats a flag falls once, and where a bot plays no time runs', () => {
    const clock: Clock = { kind: 'game', ms: 5000, increment: 0 };
    const { table, take, ask } = tableOf('WSGF', { seats: 3, clock });
    take(ask({ kind: 'seat', seat: 1, held: 'bot' }, 1000));
    take(table.expire(5000));
    expect(table.log.at(-1)).toMatchObject({ kind: 'flag', seat: 0, at: 5000 });
    expect(table.deadlines().map(({ seat }) => seat)).toEqual([2]);
    take(ask({ kind: 'seat', seat: 1, held: 'person' }, 5000));
    expect(table.remaining(1, 5000)).toBe(4000);
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(table.log)).toBeNull();
    expect(copy.deadlines()).toEqual(table.deadlines());
  });

  it('a move that is taken back has taken its time all the same, and its question keeps its own', () => {
    const { table, take, ask, play } = tableOf('WSGF', { clock: { kind: 'game', ms: 5000, increment: 100 } });
    for (const at of [1000, 2000]) {
      play('A use W:r1c1', at);
      take(ask({ kind: 'undo', seat: 0 }, at));
      expect(table.remaining(0, at)).toBe(5000 - at);
    }
    // Nor is there anything to gain by thinking between the two.
    play('A use W:r1c1', 2500);
    const { clocks } = JSON.parse(JSON.stringify(table.save()));
    const resumed = new Table(table.spec, () => 0);
    resumed.resume(table.log, { state: table.state, clocks });
    for (const one of [table, resumed]) {
      const undo = one.propose({ kind: 'undo', seat: 0 }, 4000);
      one.commit(undo as Proposal<(typeof table)['state']>);
      expect(one.remaining(0, 4000)).toBe(1000);
    }
    const other = tableOf('WSGF', { clock: { kind: 'move', ms: 1000 } });
    const dues = () => other.table.deadlines().map(({ seat, due }) => [seat, due]);
    const before = dues();
    other.play('A use W:r1c1', 400);
    other.take(other.ask({ kind: 'undo', seat: 0 }, 500));
    expect(dues()).toEqual(before);
    const copy = new Table(other.table.spec, () => 0);
    expect(copy.replay(other.table.log)).toBeNull();
    expect(copy.deadlines()).toEqual(other.table.deadlines());
  });

  /** A table of September after its first question, which is seat 1's to draft. */
  function drafting(clock: Clock) {
    const setup = makeSetup(september, 2, {});
    if (!setup.ok) throw new Error(setup.problems.join());
    const table = new Table({ setup: setup.value, clock }, () => 0);
    const take = (proposal: Proposal<unknown> | Refusal): void => {
      if (!proposal.ok) throw new Error(`refused: ${proposal.why.code}`);
      table.commit(proposal as Proposal<(typeof table)['state']>);
    };
    const answer = (at: number): void => {
      const [{ seat, key, options }] = pending(table.game, table.state);
      take(table.propose({ kind: 'move', seat, key, pick: options[0] }, at));
    };
    take(table.begin(0));
    answer(0);
    expect(table.deadlines()).toMatchObject([{ seat: 1 }]);
    return { table, answer, undo: (at: number) => take(table.propose({ kind: 'undo', seat: 1 }, at)) };
  }

  it('a question that a move brought goes with it: asked after the next one, it has its whole time', () => {
    const { table, answer, undo } = drafting({ kind: 'move', ms: 24_000 });
    answer(20);
    const [{ key }] = table.deadlines();
    expect(table.deadlines()).toMatchObject([{ seat: 0, due: 24_020 }]);
    undo(30);
    expect(table.deadlines()).toMatchObject([{ seat: 1, due: 24_000 }]);
    answer(23_900);
    expect(table.deadlines()).toMatchObject([{ seat: 0, key, due: 47_900 }]);
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(table.log)).toBeNull();
    expect(copy.deadlines()).toEqual(table.deadlines());
  });

  it("what a move that is taken back took of the others' time they have back, and no more", () => {
    const { table, answer, undo } = drafting({ kind: 'game', ms: 10_000, increment: 100 });
    const { clocks } = JSON.parse(JSON.stringify(table.save()));
    const before = table.remaining(0, 0);
    answer(1000);
    expect(table.remaining(0, 4000)).toBe(before - 3000);
    undo(4000);
    expect([table.remaining(0, 4000), table.remaining(1, 4000)]).toEqual([before, 6000]);
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(table.log)).toBeNull();
    expect(copy.deadlines()).toEqual(table.deadlines());
    // What was saved when answers were kept beside it is read as well.
    const older = new Table(table.spec, () => 0);
    older.resume(table.log.slice(0, -2), { state: table.state, clocks: { ...clocks, answers: [[0, 0, 10_000]] } });
    expect(older.deadlines()).toEqual([{ due: 10_000, seat: 1, key: '1.flag', kind: 'flag', idle: false }]);

    // Whoever was asked all the same has thought all the same, and keeps what an answer has earned.
    const castle = tableOf('WSGF', { clock: { kind: 'game', ms: 5000, increment: 100 } });
    castle.play('A use W:r1c1', 1000);
    castle.play('B answer decline', 2000);
    castle.take(castle.ask({ kind: 'undo', seat: 0 }, 3000));
    expect([0, 1].map((seat) => castle.table.remaining(seat, 3000))).toEqual([2000, 3100]);
  });

  it('whoever has to tell and does not is answered for where no words are wanted; words alone have no time', () => {
    const setup = makeSetup(time, 2, { start: '1', pace: 'off' });
    if (!setup.ok) throw new Error(setup.problems.join());
    const table = new Table({ setup: setup.value, clock: { kind: 'move', ms: 1000 } }, () => 0);
    table.commit(table.begin(0));
    const asked = (): string[] => pending(table.game, table.state).flatMap((d) => (d.seat === 0 ? [d.verb] : []));
    expect(asked()).toEqual(['tell', 'pass']);
    expect(table.deadlines()).toMatchObject([{ seat: 0, key: expect.stringMatching('pass'), due: 1000 }]);
    const told = table.propose({ ...wordsOf(table), kind: 'move', text: 'There was a king.' }, 500);
    table.commit(told as Proposal<(typeof table)['state']>);
    // Until the others have had their time to interrupt she may only tell on.
    expect(asked()).toEqual(['tell']);
    expect(table.deadlines().filter(({ kind }) => kind === 'answer')).toEqual([]);
    const late = () => table.log.find((entry) => entry.kind === 'move' && entry.late);
    for (let now = 500; !late() && now < 60_000; now += 500) {
      const due = table.expire(now);
      if (due && !due.ok) throw new Error(`refused: ${due.why.code}`);
      if (due) table.commit(due);
    }
    expect(late()).toMatchObject({ seat: 0, key: expect.stringMatching('pass') });
  });

  it('what the clock has answered is not taken back', () => {
    const { table, take, ask } = tableOf('WSGF', { clock: { kind: 'move', ms: 1000 } });
    take(table.expire(1000));
    const { seat } = table.log.at(-1) as { seat: number };
    expect(refusal(ask({ kind: 'undo', seat }, 1000))).toBe('clock-answered');
  });

  it('deadlines follow from the log: a table that was restarted has the same', () => {
    const { table, play } = tableOf('WSGF', { clock: { kind: 'move', ms: 1000 } });
    play('A use W:r1c1', 400);
    play('B answer decline', 700);
    const copy = new Table(table.spec, () => 0);
    expect(copy.replay(table.log)).toBeNull();
    expect(copy.deadlines()).toEqual(table.deadlines());
  });

  it('log time never falls, whatever the time of day says', () => {
    const { table, play } = tableOf('WSGF');
    play('A use W:r1c1', 500);
    play('B answer decline', 300);
    expect(table.log.at(-1)?.at).toBe(500);
    const copy = new Table(table.spec, () => 0);
    const crooked = table.log.map((e, i) => (i === table.log.length - 1 ? { ...e, at: 400 } : e));
    expect(copy.replay(crooked)).toMatchObject({ code: 'back-in-time' });
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
