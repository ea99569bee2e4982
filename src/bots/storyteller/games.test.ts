import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../games/registry.ts';
import { time } from '../../games/time/index.ts';
import type { TimeState } from '../../games/time/rules/state.ts';
import { taleOf } from '../../games/time/tale.ts';
import type { View } from '../../kernel/game.ts';
import { makeSetup } from '../../kernel/setup.ts';
import { DeadEnd, playOut } from '../../lab/drive.ts';
import { labDealer } from '../../lab/series.ts';
import type { Bot, BotMaker } from '../bot.ts';
import { plainChance } from '../chance.ts';
import { fair, gentle, sharp } from './index.ts';

const game = time as unknown as AnyGame;

type Watch = (view: View<unknown>, bot: Bot) => ReturnType<Bot>;

function whole(seed: string, makers: readonly BotMaker[], options: Record<string, string>, watch: Watch): TimeState {
  const setup = makeSetup(game, makers.length, options);
  if (!setup.ok) throw new DeadEnd(setup.problems.join(' '));
  const below = plainChance(`bots ${seed}`);
  const players = makers.map((make) => {
    const bot = make(game, below);
    return (view: View<unknown>) => watch(view, bot);
  });
  return playOut({ game, setup: setup.value, players, dealer: labDealer(seed), below }).state as unknown as TimeState;
}

/** Every answer is one that was asked for, and comes within the pause. */
const lawful: Watch = (view, bot) => {
  const answer = bot(view);
  if (!answer) return null;
  expect(view.decisions).toContain(answer.decision);
  expect(answer.decision.options).toContain(answer.pick);
  expect(answer.afterMs).toBeGreaterThanOrEqual(0);
  const { text } = answer.decision;
  expect(answer.text === undefined).toBe(text === undefined);
  if (text) expect(answer.text?.length).toBeLessThanOrEqual(text.max);
  return answer;
};

const plainly: Watch = (view, bot) => bot(view);

const TABLES: readonly { makers: readonly BotMaker[]; options: Record<string, string> }[] = [
  { makers: [fair, fair, fair, fair], options: {} },
  { makers: [sharp, fair, gentle], options: {} },
  { makers: [gentle, sharp], options: {} },
  { makers: [fair, sharp, gentle, fair, sharp], options: { endings: 'two', exchange: 'on' } },
  { makers: [fair, gentle, sharp], options: { pace: 'voice' } },
  { makers: [sharp, sharp, fair], options: { pace: 'slow' } },
  { makers: [gentle, fair, fair], options: { gentle: 'no-interrupts' } },
];

describe('whole games of storytellers', () => {
  it.each(Array.from({ length: 21 }, (_, i) => i))('game %i ends, with lawful answers only', (i) => {
    const { makers, options } = TABLES[i % TABLES.length];
    const state = whole(`lawful ${i}`, makers, options, lawful);
    expect(state.over).toBe('ending');
  });

  it('a card is played only with a sentence that the matcher finds it in', () => {
    const objected = whole('cards', [fair, sharp, sharp, fair], {}, plainly);
    expect(objected.sentences.every((sentence) => !sentence.struck)).toBe(true);
    expect(objected.objections).toEqual([]);
  });

  it('the same seed tells the same tale', () => {
    const tell = (): unknown => taleOf(whole('same', [fair, sharp, gentle, fair], {}, plainly));
    expect(tell()).toEqual(tell());
  });

  it('one hero goes through the whole tale', () => {
    const { passages } = taleOf(whole('hero', [fair, fair, fair, fair], {}, plainly));
    const name = /(?:named|called) (\p{Lu}\p{L}+)/u.exec(passages[0].text)?.[1];
    expect(name).toBeDefined();
    const with_ = passages.filter(({ text }) => text.includes(String(name)) || /\b(?:he|she|his|her)\b/i.test(text));
    expect(with_.length).toBeGreaterThan(passages.length / 2);
  });

  it('what others hold changes nothing: an answer follows from the view alone', () => {
    const answers: string[][] = [[], []];
    for (const run of [0, 1]) {
      whole('blind', [fair, fair, fair], {}, (view, bot) => {
        const state = view.state as { hands: unknown[] };
        expect(state.hands.filter((hand) => Array.isArray(hand)).length).toBeLessThanOrEqual(1);
        // Over a wire the view is a copy; the deck is in the setup anyway.
        const answer = bot(structuredClone({ ...view, state: { ...state, deck: null } }));
        answers[run].push(JSON.stringify(answer));
        return answer;
      });
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
