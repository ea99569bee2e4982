import { describe, expect, it } from 'vitest';
import { september } from '../games/september/index.ts';
import { time } from '../games/time/index.ts';
import { pending } from '../kernel/gate.ts';
import { makeSetup } from '../kernel/setup.ts';
import { refusal, tableOf } from '../testing/castle-table.ts';
import type { Clock, Proposal, Refusal } from './entries.ts';
import { Table } from './table.ts';

/** The question of a table that wants words, answered without a card. */
function wordsOf(table: Table) {
  const [{ seat, key, options }] = pending(table.game, table.state).filter(({ text }) => text);
  return { seat, key, pick: options[0] };
}

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
