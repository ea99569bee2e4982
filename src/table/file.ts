/** A game as one file that anybody can check offline: the rules, every roll, the result. */
import { type Dealer, deal, digest, matches } from '../dealer/dealer.ts';
import { knownGame } from '../games/known.ts';
import { CHANCE, type Outcome, type Parsed } from '../kernel/game.ts';
import { slotOf } from '../kernel/gate.ts';
import { isRecord, parseJson, same } from '../kernel/json.ts';
import { explain } from '../kernel/reasons.ts';
import { checkSetup } from '../kernel/setup.ts';
import type { Clock, Entry, TableSpec } from './entries.ts';
import { Table } from './table.ts';

const FORMAT = 'once-upon-a-table';
const VERSION = 1;

/** Dice that were committed to and are now revealed, or those of a lab run, which follow from its seed. */
export type Dice =
  | {
      readonly kind: 'sealed';
      readonly commitment: string;
      readonly entropies: readonly string[];
      readonly seed: string;
    }
  | { readonly kind: 'lab'; readonly seed: string };

export type GameFile = {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly table: TableSpec;
  readonly dice: Dice;
  readonly log: readonly Entry[];
  readonly result: Outcome | null;
  /** The SHA-256 of everything above. */
  readonly digest: string;
};

const sealOf = ({ table, dice, log, result }: Omit<GameFile, 'format' | 'version' | 'digest'>): string =>
  digest(JSON.stringify([table, dice, log, result]));

export function gameFile(table: TableSpec, dice: Dice, log: readonly Entry[], result: Outcome | null): GameFile {
  return { format: FORMAT, version: VERSION, table, dice, log, result, digest: sealOf({ table, dice, log, result }) };
}

/** Reads a file of that shape; whether its game is in order is for `verify` to say. */
export function readGameFile(text: string): Parsed<GameFile> {
  const json = parseJson(text);
  if (!json.ok) return json;
  const problem = shapeProblem(json.value);
  return problem ? { ok: false, problems: [problem] } : { ok: true, value: json.value as GameFile };
}

function shapeProblem(value: unknown): string | null {
  if (!isRecord(value) || value['format'] !== FORMAT)
    return 'This is not a saved game: its "format" is missing or another.';
  if (value['version'] !== VERSION)
    return `This saved game has version ${String(value['version'])}; this program reads version ${VERSION}.`;
  const table = value['table'];
  if (!isRecord(table) || !isRecord(table['setup']) || !isRecord(table['clock']))
    return 'The saved game has no "table" with its setup and clock.';
  const setup = table['setup'];
  if (typeof setup['game'] !== 'string' || !isRecord(setup['options']))
    return 'The setup must name its game and its options.';
  const dice = value['dice'];
  if (!isRecord(dice) || (dice['kind'] !== 'sealed' && dice['kind'] !== 'lab'))
    return 'The saved game does not say where its dice come from.';
  const { entropies = [], seed, commitment = '' } = dice;
  const texts = Array.isArray(entropies) ? [seed, commitment, ...entropies] : [null];
  if (texts.some((text) => typeof text !== 'string') || (dice['kind'] === 'sealed') !== 'entropies' in dice)
    return 'The dice of the saved game must have their seed, and if they were sealed what each seat added.';
  if (!Array.isArray(value['log'])) return 'The saved game has no log.';
  const broken = value['log'].findIndex(
    (entry) => !isRecord(entry) || typeof entry['kind'] !== 'string' || !Number.isInteger(entry['seat']),
  );
  if (broken >= 0) return `Entry ${broken + 1} of the log is not an entry: it must have a kind and a seat.`;
  return null;
}

/** Everything that is wrong with a saved game, a sentence each; none: every move was legal and every roll was fair. */
export function verify(file: GameFile, labDealer: (seed: string) => Dealer): string[] {
  const { table: spec, dice, log, result } = file;
  const { setup } = spec;
  const game = knownGame(setup.game);
  if (!game) return [`There is no game "${setup.game}".`];
  if (setup.rules !== game.rules)
    return [`The game was played under rules ${setup.rules}; this program has rules ${game.rules}.`];
  const setupProblems = checkSetup(game, setup);
  if (setupProblems.length > 0) return setupProblems;
  if (!isClock(spec.clock)) return ['The clock of the table is none that this program knows.'];
  if (dice.kind === 'sealed' && !matches(dice.seed, dice.commitment)) {
    return ['The revealed seed is not the one that was committed to before the game.'];
  }

  const problems: string[] = [];
  const dealer = dice.kind === 'sealed' ? deal(dice.seed, dice.entropies) : labDealer(dice.seed);
  const table = new Table(spec, dealer);
  let chances = 0;
  for (const [i, entry] of log.entries()) {
    const place = `Entry ${i + 1}`;
    if (entry.kind === 'move' && entry.seat === CHANCE) {
      const slot = slotOf(game, table.state, entry.key);
      const rolled = slot === null ? undefined : dealer(game.choices(table.state, slot, []), chances++);
      if (rolled !== undefined && rolled !== entry.pick)
        problems.push(`${place} (${entry.key}): the dice give ${rolled}, the file says ${entry.pick}.`);
    }
    const why = table.replay([entry]);
    if (why) {
      const what = entry.kind === 'move' ? entry.key : entry.kind;
      return [...problems, `${place} (${what}) cannot follow: ${explain(game.messages.en, why)}`];
    }
  }
  if (!same(table.outcome, result)) {
    const said = (outcome: Outcome | null): string =>
      outcome
        ? `scores ${outcome.scores.join(' : ')} and ${wonBy(outcome.winners)} (${outcome.how})`
        : 'a game that is not over';
    problems.push(`The log ends with ${said(table.outcome)}, the file says ${said(result)}.`);
  }
  if (problems.length === 0 && sealOf(file) !== file.digest)
    problems.push('Something in the file was altered: its digest does not fit.');
  return problems;
}

const wonBy = (winners: readonly number[]): string =>
  winners.length === 0 ? 'no winner' : `seat ${winners.map((seat) => seat + 1).join(' and ')} as winner`;

function isClock(clock: Clock): boolean {
  if (clock.kind === 'none') return true;
  const whole = (n: number): boolean => Number.isInteger(n) && n >= 0;
  return (
    (clock.kind === 'move' && whole(clock.ms)) || (clock.kind === 'game' && whole(clock.ms) && whole(clock.increment))
  );
}
