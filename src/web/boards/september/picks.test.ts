/** Every answer to every question of every card can be given by tapping what is lit, and nothing else can. */
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../games/september/cards/cards.ts';
import { card, position } from '../../../games/september/fixture.ts';
import { september } from '../../../games/september/index.ts';
import type { CardId } from '../../../games/september/roster.ts';
import type { September } from '../../../games/september/state.ts';
import { CHANCE, type Decision } from '../../../kernel/game.ts';
import { apply, pending } from '../../../kernel/gate.ts';
import type { BoardProps } from '../board.ts';
import { onBoard, optionLabel, question } from './options.ts';
import { EMPTY_HAND, type Hand, picksOf, type Tap } from './picks.ts';

/** A game in its middle, on which nearly every card finds several things to do. */
const MIDDLE = `
round 6 coin A
pool R3 B4 | R6 B2
dump G1 | G5
WE 3 4 2 . . . | 5 2 . . . .
EE 3 4 1 . . . | 5 1 . . . .
TA 2 5 . . | 4 6 2 .
NA 1 . . . | 1 . . .
ME 6 1 5 4 | 3 4 . .
IS 3 . . . | 2 5 . .
CM 6 1 . . . . | 4 6 1 . . .
OC 5 . . . | 5 2 4 .
NP 3 4 6 . | 1 2 6 5
SP 5 2 4 1 . . | 6 1 . . . .
track 8 | 6
hourglasses 2 | 3
last WE3
last-etow WE3
`;

/** All picks that can be given by tapping, whatever is tapped before. */
function reachable(s: September, decision: Decision): number[] {
  const found = new Set<number>();
  const seen = new Set<string>();
  const hands: Hand[] = [EMPTY_HAND];
  for (let hand = hands.pop(); hand; hand = hands.pop()) {
    if (seen.has(JSON.stringify(hand))) continue;
    seen.add(JSON.stringify(hand));
    const props = {
      view: { state: s },
      decisions: [decision],
      names: ['Ann', 'Bob'],
      onPick: (_: Decision, pick: number) => found.add(pick),
    } as unknown as BoardProps<September>;
    const picks = picksOf(props, hand, (next) => hands.push(next));
    const { zones, dice, campaigns, cards, faces, bonuses, gifts, track, dump, star, confirm } = picks;
    const taps: (Tap | null)[] = [zones, dice, campaigns, cards, faces, bonuses, gifts].flatMap((m) => [...m.values()]);
    for (const tap of [...taps, track, dump, star]) tap?.go();
    confirm?.go?.();
  }
  return [...found].sort((a, b) => a - b);
}

/** Looks at each question on the way and answers it by `choose`; the seats that were asked. */
function look(begin: September, choose: (options: readonly number[]) => number, most = 12): number {
  let s = begin;
  let asked = 0;
  for (let n = 0; n < most; n++) {
    const [decision] = pending(september, s);
    if (!decision) return asked;
    const { seat, key, options } = decision;
    if (seat !== CHANCE) {
      asked++;
      const lit = options.filter((pick) => onBoard(decision, pick));
      expect(reachable(s, decision), `${decision.verb} of ${decision.of}`).toEqual([...lit].sort((a, b) => a - b));
      const view = { state: s } as Parameters<typeof optionLabel>[0];
      const labels = options.map((pick) => optionLabel(view, decision, pick));
      expect(labels.filter((label) => !label || /undefined|NaN/.test(label))).toEqual([]);
      expect(question(view, decision)).toMatch(/[?.]$/);
    }
    const applied = apply(september, s, { seat, key, pick: seat === CHANCE ? 3 : choose(options) });
    if (!applied.ok) throw new Error(applied.why.code);
    s = applied.state;
  }
  return asked;
}

const first = (options: readonly number[]): number => options[0];
const last = (options: readonly number[]): number => options.at(-1) as number;

/** Those that take their only way by themselves in this position. */
const SILENT: readonly CardId[] = [
  'nishina',
  'yang-tripartite',
  'cicero',
  'uranprojekt',
  'pact',
  'blitzkrieg',
  'atomic-test-tripartite',
  'banzai',
  'social-propaganda',
  'decima-mas',
  'oppenheimer',
  'yang-allied',
  'mayer',
  'pavlichenko',
  'manhattan',
  'sanctions',
  'atomic-test-allied',
  'kings-speech',
  't34',
];

describe('what a card asks is answered on the board', () => {
  test.each(CARDS.map(({ id, name }) => [name, id] as const))('%s (%s)', (_, id) => {
    const asked = [first, last].map((choose) => look(card(id, MIDDLE), choose));
    expect(asked.every((n) => n > 0)).toBe(!SILENT.includes(id));
  });
});

describe('what a round asks is answered on the board', () => {
  const turn = (changes: string, seat = 'A'): September => position(`${MIDDLE}${changes}\nturn ${seat}`);

  test('a turn: every die to every BZ that takes it, to the track, and on through what it sets off', () => {
    for (const choose of [first, last]) expect(look(turn(''), choose, 40)).toBeGreaterThan(3);
  });

  test('the reroll, the draft and the split of the Pact', () => {
    const dice = "undrafted R3 R3' B5 B1 G2 G6";
    expect(look(position(`round 1 coin A\n${dice}\n> table round.2 A 6 0 0`), first, 30)).toBeGreaterThan(6);
    expect(look(position(`round 2 coin B\n${dice}\npact\n> table round.2 B 6 0 0`), first, 30)).toBeGreaterThan(3);
  });

  test('a die that nothing can take goes to the Dump by one tap; beside others the Dump glows for it', () => {
    const s = position(
      'round 3 coin A\npool B6 B2 | R1\nused PacWar track |\nTA 2 5 1 6 |\nME 6 |\nNA 1 3 |\nWE 1 |\nturn A',
    );
    const [only] = pending(september, s);
    expect(question({ state: s } as never, only)).toMatch(/zone/);
    const none = position('round 3 coin A\npool B6 B2 | R1\nused ETOW PacWar track |\nturn A');
    const [dump] = pending(september, none);
    expect(question({ state: none } as never, dump)).toMatch(/Dump/);
    expect(reachable(none, dump)).toEqual([...dump.options].sort((a, b) => a - b));
  });

  test('a BZ that two different dice fit waits for one of them; one that a single die fits takes it at once', () => {
    const s = position('round 3 coin A\npool R5 R3 B2 | G1\nturn A');
    const [decision] = pending(september, s);
    const given: number[] = [];
    let hand = EMPTY_HAND;
    const picks = () =>
      picksOf(
        {
          view: { state: s },
          decisions: [decision],
          names: ['Ann', 'Bob'],
          onPick: (_: Decision, pick: number) => given.push(pick),
        } as unknown as BoardProps<September>,
        hand,
        (next) => {
          hand = next;
        },
      );
    const zone = (first: string): number =>
      [...picks().zones].find(([, { label }]) => label.includes(first))?.[0] as number;
    const red = zone('Western Europe');
    picks().zones.get(red)?.go();
    expect(given).toEqual([]);
    expect([...picks().zones.keys()]).toEqual([red]);
    expect([...picks().dice.values()].map(({ label }) => label).sort()).toEqual([
      'Red 3 to Western Europe 1',
      'Red 5 to Western Europe 1',
    ]);
    expect(picks().track).toBeNull();
    // The other one, not the first that would fit.
    [...picks().dice.values()].find(({ label }) => label.startsWith('Red 5'))?.go();
    expect(given.map((pick) => optionLabel({ state: s } as never, decision, pick))).toEqual([
      'Red 5 to Western Europe 1',
    ]);
    picks().zones.get(red)?.go();
    expect(hand).toEqual(EMPTY_HAND);
    picks().zones.get(zone('Mediterranean'))?.go();
    expect(given).toHaveLength(2);
  });

  test('of two bonuses at once the one that comes first', () => {
    const s = position('round 3 coin A\npool B4 | R1\nWE 4 3 . 3 |\nrailroad WE\nopen WE2 |\nturn A');
    expect(look(s, (options) => options.find((pick) => pick % 128 === 2) ?? options[0])).toBeGreaterThan(1);
  });

  test('the 6 of the Atomic Project', () => {
    expect(look(card('manhattan', MIDDLE.replace('hourglasses 2 | 3', 'hourglasses 2 | 5')), first)).toBeGreaterThan(0);
  });
});
