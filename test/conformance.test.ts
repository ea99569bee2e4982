/** What the contract promises, held against every registered game. A new game is tested here with no new code. */
import { describe, expect, it } from 'vitest';
import { plainChance } from '../src/bots/chance.ts';
import { random } from '../src/bots/random.ts';
import { GAME_IDS, games } from '../src/games/registry.ts';
import { type Below, CHANCE, type Core, type Decision, type Move, type Setup, SPECTATOR } from '../src/kernel/game.ts';
import { apply, pending, slotsOf } from '../src/kernel/gate.ts';
import { same, stateFromJson, stateToJson } from '../src/kernel/json.ts';
import { readMove, writeMove } from '../src/kernel/notation.ts';
import { listener, sentences } from '../src/kernel/prose.ts';
import { explain } from '../src/kernel/reasons.ts';
import { makeSetup } from '../src/kernel/setup.ts';
import { viewOf } from '../src/kernel/view.ts';
import { ANYTHING, playOut } from '../src/lab/drive.ts';
import { labDealer } from '../src/lab/series.ts';
import type { Entry, MoveEntry } from '../src/table/entries.ts';
import { Table } from '../src/table/table.ts';

/** Games of real time go through tables and clocks: each costs a hundred of the others. */
const MANY = { turns: 2000, live: 40 };
const LOOKED_AT = { turns: 24, live: 8 };
/** At most so many entries of a game are looked at closely, spread over its length. */
const CLOSE_LOOKS = 120;

describe.each(GAME_IDS)('%s keeps the contract:', (id) => {
  const game = games[id];
  const amount = (n: { turns: number; live: number }): number => (game.live ? n.live : n.turns);

  /** Any number of seats, any of the options. */
  function anySetup(below: Below): Setup {
    const options: { [key: string]: string } = {};
    for (const [key, spec] of Object.entries(game.options)) {
      if (spec.kind === 'choice') options[key] = spec.values[below(spec.values.length)];
    }
    const made = makeSetup(game, game.seats.min + below(game.seats.max - game.seats.min + 1), options);
    if (!made.ok) throw new Error(made.problems.join(' '));
    return made.value;
  }

  function recorded(seed: string): { setup: Setup; log: Entry[]; final: Core } {
    const below = plainChance(seed);
    const setup = anySetup(below);
    const log: Entry[] = [];
    const players = Array.from({ length: setup.seats }, () => random(game, below));
    const { state } = playOut({
      game,
      setup,
      players,
      below,
      dealer: labDealer(seed),
      record: (e) => void log.push(e),
    });
    return { setup, log, final: state };
  }

  /** Calls `look` with the states of several games, just before the entries that follow them. */
  function visit(name: string, look: (setup: Setup, state: Core, next: MoveEntry, below: Below) => void): void {
    for (let i = 0; i < amount(LOOKED_AT); i++) {
      const { setup, log } = recorded(`${name} ${i}`);
      const below = plainChance(`look ${name} ${i}`);
      const table = new Table({ setup, clock: { kind: 'none' } }, () => 0);
      const stride = Math.max(1, Math.floor(log.length / CLOSE_LOOKS));
      for (const [at, entry] of log.entries()) {
        if (at % stride === 0 && entry.kind === 'move') look(setup, table.state, entry, below);
        expect(table.replay([entry])).toBeNull();
      }
    }
  }

  it('random games end with a result, and no piece is lost on the way', () => {
    for (let i = 0; i < amount(MANY); i++) {
      const below = plainChance(`end ${i}`);
      const setup = anySetup(below);
      const players = Array.from({ length: setup.seats }, () => (game.live ? random(game, below) : ANYTHING));
      const pieces = game.pieces(game.setup(setup));
      const { outcome, state } = playOut({ game, setup, players, below, dealer: labDealer(`end ${i}`) } as const);
      expect(outcome.scores).toHaveLength(setup.seats);
      expect(pending(game, state)).toEqual([]);
      expect(game.pieces(state)).toEqual(pieces);
    }
  });

  it('somebody is always asked something that can be answered, and no piece is lost at any step', () => {
    visit('asked', (setup, state) => {
      const open = pending(game, state);
      expect(open.length).toBeGreaterThan(0);
      expect(new Set(open.map((d) => d.key)).size).toBe(open.length);
      for (const d of open) {
        if (d.seat === CHANCE) expect(d.n).toBeGreaterThan(1);
        else expect(d.options.length > 0 || d.text !== undefined).toBe(true);
      }
      if (open.some((d) => d.seat === CHANCE)) expect(open).toHaveLength(1);
      expect(game.pieces(state)).toEqual(game.pieces(game.setup(setup)));
    });
  });

  it('a state survives JSON and its notation, and a clone shares nothing that moves', () => {
    visit('json', (setup, state, next) => {
      const text = stateToJson(game, state);
      expect(same(stateFromJson(game, setup, text), state)).toBe(true);
      expect(game.write(game.read(setup, game.write(state)))).toBe(game.write(state));
      expect(same(game.read(setup, game.write(state)), state)).toBe(true);
      const copy = game.clone(state);
      expect(same(copy, state)).toBe(true);
      expect(apply(game, copy, next).ok).toBe(true);
      expect(stateToJson(game, copy)).toBe(text);
    });
  });

  it('a log replays exactly, in memory, from JSON and in writing', () => {
    for (let i = 0; i < amount(LOOKED_AT); i++) {
      const { setup, log, final } = recorded(`replay ${i}`);
      const table = new Table({ setup, clock: { kind: 'none' } }, () => 0);
      expect(table.replay(JSON.parse(JSON.stringify(log)))).toBeNull();
      expect(same(table.state, final)).toBe(true);

      let state = game.setup(setup);
      for (const entry of log as MoveEntry[]) {
        const slot = slotsOf(game, state).find(
          (s) => apply(game, state, entry).ok && isAt(state, s, entry.key),
        ) as number;
        const line = writeMove(game, state, slot, entry);
        const move = readMove(game, state, line);
        if (typeof move === 'string') throw new Error(move);
        const next = apply(game, state, move);
        if (!next.ok) throw new Error(`${line}: ${next.why.code}`);
        state = next.state;
      }
      expect(same(state, final)).toBe(true);
    }
  });

  const isAt = (state: Core, slot: number, key: string): boolean =>
    pending(game, state)[slotsOf(game, state).indexOf(slot)].key === key;

  it('what is offered is legal, and everything else is refused with a reason and changes nothing', () => {
    visit('refuse', (_, state, __, below) => {
      const before = stateToJson(game, state);
      const wrong: string[] = [];
      const allowed = (move: Move): void => {
        if (!apply(game, state, move).ok) wrong.push(`refused: ${JSON.stringify(move)}`);
      };
      const refused = (move: Move): void => {
        const result = apply(game, state, move);
        if (result.ok) wrong.push(`allowed: ${JSON.stringify(move)}`);
        else if (/^Not possible|undefined/.test(explain(game.messages.en, result.why)))
          wrong.push(`no words for ${result.why.code}`);
      };
      const slots = slotsOf(game, state);
      for (const [i, d] of pending(game, state).entries()) {
        const { seat, key } = d;
        const text = d.text ? { text: game.sample?.(state, slots[i], below) ?? '' } : {};
        const offered = seat === CHANCE ? [0, (d.n as number) - 1] : d.options.slice(0, 6);
        const first = offered.length > 0 ? { pick: offered[0] } : {};
        for (const pick of offered) allowed({ seat, key, pick, ...text });
        for (const pick of notOffered(d)) refused({ seat, key, pick, ...text });
        refused({ seat: seat + 1, key, ...first, ...text });
        refused({ seat, key: `${key}9`, ...first, ...text });
        if (offered.length > 0) refused({ seat, key, ...text });
        refused({ seat, key, ...first, text: d.text ? 'x'.repeat(d.text.max + 1) : 'unasked' });
      }
      expect(wrong).toEqual([]);
      expect(stateToJson(game, state)).toBe(before);
    });
  });

  function notOffered(d: Decision): number[] {
    const near =
      d.seat === CHANCE
        ? [d.n as number]
        : Array.from({ length: 70 }, (_, i) => i).filter((i) => !d.options.includes(i));
    return [...near, -1, 0.5, Number.NaN, 1e9].filter((pick) => !d.options.includes(pick));
  }

  it('a view tells nothing that the seat cannot know', () => {
    visit('leak', (setup, state, _, below) => {
      for (let seat = SPECTATOR; seat < setup.seats; seat++) {
        const view = viewOf(game, setup, state, seat);
        expect(view.waiting.every((w) => w.seat >= 0)).toBe(true);
        const other = game.determinize(view, below);
        expect(viewOf(game, setup, other, seat)).toEqual(view);
        expect(game.pieces(other)).toEqual(game.pieces(state));
        // What happens next by the seat's own hand says the same in every world that it may be in.
        for (const d of view.decisions.slice(0, 2)) {
          const text = d.text ? { text: 'There was a king, and he was happy.' } : {};
          const move = { seat, key: d.key, ...(d.options.length > 0 ? { pick: d.options[0] } : {}), ...text };
          const here = listener();
          const there = listener();
          apply(game, state, move, here.tell);
          apply(game, other, move, there.tell);
          expect(there.facts).toEqual(here.facts);
        }
      }
    });
  });

  it('every fact can be told and every question can be put in words', () => {
    visit('prose', (setup, state, next) => {
      const words = game.messagesFor?.(setup).en ?? game.messages.en;
      const { facts, tell } = listener();
      apply(game, state, next, tell);
      for (const line of sentences(words, facts, (seat) => `Player ${seat + 1}`)) {
        expect(line).toMatch(/^\p{Lu}.*[.!?…"”]$/su);
        expect(line).not.toMatch(/undefined|NaN/);
      }
      for (const d of pending(game, state)) if (d.seat >= 0) expect(words.asks[d.verb]).toBeTypeOf('string');
      const totals = game.scores(state);
      for (const terms of totals) for (const { term } of terms) expect(words.terms[term]).toBeTypeOf('string');
    });
  });

  it('a seat that lets its time run out has a legal answer', () => {
    visit('late', (_, state) => {
      for (const slot of slotsOf(game, state)) {
        const d = pending(game, state)[slotsOf(game, state).indexOf(slot)];
        if (d.seat === CHANCE || d.text) continue;
        expect(d.options).toContain(game.fallback(state, slot));
      }
    });
  });
});
