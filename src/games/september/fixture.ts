/**
 * For tests only: positions in notation (see notation.ts), moves as log lines, cards one by one.
 *
 * A test of a card starts the card's program on a position; nothing else is under way, so when the card is done nothing is
 * asked any more and the dice lie where it left them. Seat A is the Tripartite, seat B the Allied side, * is chance.
 *
 *     // effect
 *     const s = card('banzai', 'CM 3 | .');
 *     expect(line(s, 'CM')).toBe('CM 3 5 . . . . | . . . . . .');
 *
 *     // a choice: what is offered, and what one pick does
 *     const s = card('tora', 'TA | 3 2 4\nNA | 5 5');
 *     expect(offered(s)).toEqual(['A cross-out TA1', 'A cross-out TA3', 'A cross-out NA2']);
 *     expect(line(play(s, 'A cross-out TA1'), 'TA')).toBe('TA . . . . | 3x 2 4 .');
 *
 *     // chance answers in between
 *     const s = card('fourcade', 'pool R3 | -', '* roll 6');      // moves may follow the position
 *     expect(line(s, 'dump')).toBe('dump R6 | -');
 *
 *     // it cannot act
 *     expect(offered(card('banzai', 'CM 1 1 1 1 1 1 | .'))).toEqual([]);
 *     expect(story('banzai', 'CM 1 1 1 1 1 1 | .')).toContain('Tripartite cannot use it.');
 *
 *     // a turn, and a refusal
 *     const s = position('pool R3 G4 | B1 G2\nturn A');
 *     expect(line(play(s, 'A allocate G4:EE1'), 'EE')).toBe('EE 4 . . . . . | . . . . . .');
 *     expect(refused(s, 'A allocate R3:EE1')).toBe('wrong-colour');
 *
 * A question with one option is answered by the rules and does not appear. Labels of picks: a die `R3` (its twin `R3'`), a BZ
 * `EE3`, an allocation `R3:EE3`, `R3:track`, `R3:dump`, a set of dice `R3+B2` or `none`, a die set to a face `R3=6`, a trade
 * `R3-G5`, a campaign `EE`, a card's id, `pass`, `star`, `yes`, `no`, `advance`, `hourglass`, for Nationalism `Allied:EE3`.
 */
import { single } from '../../kernel/bits.ts';
import { call, machine } from '../../kernel/frames.ts';
import type { Decision, Reason } from '../../kernel/game.ts';
import { apply, pending } from '../../kernel/gate.ts';
import { actorName, readMove } from '../../kernel/notation.ts';
import { type Fact, listener, sentences } from '../../kernel/prose.ts';
import { explain } from '../../kernel/reasons.ts';
import { makeSetup } from '../../kernel/setup.ts';
import { ALL_ZONES, sideOf } from './board.ts';
import fixtureBoard from './fixture-board.json' with { type: 'json' };
import { september } from './index.ts';
import { pickName } from './labels.ts';
import { CAMPAIGNS, SIDES } from './names.ts';
import { DIE, FACES, TARGETS } from './picks.ts';
import { programs } from './programs.ts';
import { type CardId, listOf, numberOf, placeInList, ROSTER, SIDE_CARDS } from './roster.ts';
import { DICE, type September } from './state.ts';

/**
 * The setup of a table; options as text, as in `{ stars: '8' }`. The board is that of the rules' page, which tests and recorded
 * games stand on: the one that is played may be tuned without touching them.
 */
export function setupOf(options: { readonly [key: string]: string } = {}) {
  const made = makeSetup(september, 2, { board: JSON.stringify(fixtureBoard), ...options });
  if (!made.ok) throw new Error(made.problems.join(' '));
  return made.value;
}

/** A written position, gone on to its first question. */
export function position(text: string, options: { readonly [key: string]: string } = {}): September {
  const s = september.read(setupOf(options), text);
  september.settle(s);
  return s;
}

/** Plays lines of a log one after the other and returns the new state; a move that is not possible throws. */
export function play(s: September, ...lines: readonly string[]): September {
  return told(s, ...lines).state;
}

/** As `play`, with the facts that were told. */
function told(s: September, ...lines: readonly string[]): { state: September; facts: readonly Fact[] } {
  const { facts, tell } = listener();
  let state = s;
  for (const text of lines) {
    const move = readMove(september, state, text);
    if (typeof move === 'string') throw new Error(move);
    const applied = apply(september, state, move, tell);
    if (!applied.ok) throw new Error(`"${text}": ${applied.why.code}`);
    state = applied.state;
  }
  return { state, facts };
}

const frames = machine(programs);

/** A position on which a card has just been gained and nothing else is under way; the first question is open. */
function withCard(id: CardId, text: string): September {
  const s = september.read(setupOf(), text);
  const number = numberOf(id);
  const isFlag = number % SIDE_CARDS === SIDE_CARDS - 1;
  if (!isFlag) s.cards[listOf(number)] |= single(placeInList(number));
  s.stacks[2] = [call(ROSTER[number], Math.floor(number / SIDE_CARDS))];
  return s;
}

/** Starts a card on a position, marked as gained, and plays the moves that follow. */
export function card(id: CardId, text: string, ...lines: readonly string[]): September {
  const s = withCard(id, text);
  september.settle(s);
  return play(s, ...lines);
}

/** What the log says in prose from the card on; moves may follow. Without an id: of moves on a position. */
export function story(id: CardId | null, text: string, ...lines: readonly string[]): string[] {
  if (id === null) return prose(told(position(text), ...lines).facts);
  const s = withCard(id, text);
  const { facts, tell } = listener();
  frames.settle(s, tell);
  return prose([...facts, ...told(s, ...lines).facts]);
}

const prose = (facts: readonly Fact[]): string[] =>
  sentences(september.messages.en, facts, (seat) => SIDES[seat] ?? 'nobody');

/** Every move that may be made now, as lines of a log; of chance only `* roll`. */
export function offered(s: September): string[] {
  return pending(september, s).flatMap(({ seat, verb, of, options }) =>
    options.length === 0
      ? [`${actorName(seat)} ${verb}`]
      : options.map((pick) => `${actorName(seat)} ${verb} ${pickName(s, of, pick)}`),
  );
}

/** The code with which a move is refused; throws if it is allowed. */
export function refused(s: September, text: string): string {
  return refusal(s, text).code;
}

/** A refusal in words. */
export function whyRefused(s: September, text: string): string {
  return explain(september.messages.en, refusal(s, text));
}

function refusal(s: September, text: string): Reason {
  const [who, verb, label] = text.split(' ');
  const open = pending(september, s).find((d) => actorName(d.seat) === who && d.verb === verb);
  if (!open) throw new Error(`"${text}" is not asked now; asked are: ${offered(s).join(', ')}.`);
  const before = september.write(s);
  const applied = apply(september, s, { seat: open.seat, key: open.key, pick: pickCalled(s, open, label) });
  if (applied.ok) throw new Error(`"${text}" is allowed.`);
  if (september.write(s) !== before) throw new Error(`"${text}" was refused, but changed the position.`);
  return applied.why;
}

/** The pick that a label names, offered or not. A BZ is looked for on the side of those that are offered. */
function pickCalled(s: September, { of, options }: Decision, label: string): number {
  const targetOf = (pick: number): number => (of === 'allocation' ? pick % TARGETS : pick);
  const side = sideOf(options.map(targetOf).find((target) => target < ALL_ZONES) ?? 0);
  for (let pick = 0; pick < DICE * TARGETS; pick++) {
    const target = targetOf(pick);
    const elsewhere = (of === 'zone' || of === 'allocation') && target < ALL_ZONES && sideOf(target) !== side;
    if (!elsewhere && isPick(of, pick) && pickName(s, of, pick) === label) return pick;
  }
  throw new Error(`There is no "${label}" among ${of}.`);
}

/** Whether a number can be a pick of that kind at all. */
function isPick(of: string, pick: number): boolean {
  if (of === 'allocation') return Math.floor(pick / TARGETS) < DICE;
  if (of === 'zone' || of === 'any-zone') return pick < DIE + DICE;
  if (of === 'die' || of === 'face') return pick < DICE;
  if (of === 'die-face') return pick < DICE * FACES;
  if (of === 'campaign') return pick < CAMPAIGNS.length;
  return of === 'card' ? pick < ROSTER.length : pick < 64;
}

/** The line of a position that begins with that word; '' if there is nothing to say. */
export const line = (s: September, head: string): string =>
  september
    .write(s)
    .split('\n')
    .find((l) => l.split(' ')[0] === head) ?? '';
