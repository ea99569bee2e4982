/** `lab fuzz`: random games with every promise of the contract checked at every step; what breaks is printed so that it can be replayed. */
import { plainChance } from '../bots/chance.ts';
import { random } from '../bots/random.ts';
import type { AnyGame } from '../games/registry.ts';
import { type Below, type Core, type Setup, silent } from '../kernel/game.ts';
import { slotOf } from '../kernel/gate.ts';
import { same, stateFromJson, stateToJson } from '../kernel/json.ts';
import { writeMove } from '../kernel/notation.ts';
import type { Entry } from '../table/entries.ts';
import { Table } from '../table/table.ts';
import { DeadEnd, playOut } from './drive.ts';
import { labDealer } from './series.ts';
import { flags, gameNamed, setupFrom, UsageError, wholeNumber } from './usage.ts';

export function fuzz(args: string[]): number {
  const { values, positionals } = flags(args, {
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    option: { type: 'string', multiple: true, default: [] },
  });
  const { id, game } = gameNamed(positionals[0]);
  if (positionals.length > 1) throw new UsageError(`Only one game can be named, not "${positionals.join(' ')}".`);
  const games = wholeNumber('games', values.games, 1, 100_000_000);
  const fixed = values.seats === undefined ? null : wholeNumber('seats', values.seats, 1, 99);
  let moves = 0;
  for (let i = 0; i < games; i++) {
    const seed = `${values.seed}/${i}`;
    const below = plainChance(`fuzz ${seed}`);
    const seats = fixed ?? game.seats.min + below(game.seats.max - game.seats.min + 1);
    const setup = setupFrom(game, seats, [...anyOptions(game, below, values.option), ...values.option]);
    const log: Entry[] = [];
    const trouble = tryOut(game, setup, seed, below, log);
    moves += log.length;
    if (trouble !== null) {
      process.stdout.write(
        `${id}, seed ${seed}: ${trouble}\n${JSON.stringify(setup)}\n${transcript(game, setup, log)}\n`,
      );
      return 1;
    }
  }
  process.stdout.write(`${id}: ${games} games, ${moves} moves, nothing broke.\n`);
  return 0;
}

/** A random value for each option of choice that was not given. */
function anyOptions(game: AnyGame, below: Below, given: readonly string[]): string[] {
  const pairs: string[] = [];
  for (const [key, spec] of Object.entries(game.options)) {
    if (spec.kind === 'choice' && !given.some((pair) => pair.startsWith(`${key}=`)))
      pairs.push(`${key}=${spec.values[below(spec.values.length)]}`);
  }
  return pairs;
}

function tryOut(game: AnyGame, setup: Setup, seed: string, below: Below, log: Entry[]): string | null {
  try {
    const players = Array.from({ length: setup.seats }, () => random(game, below));
    playOut({ game, setup, players, below, dealer: labDealer(seed), record: (entry) => void log.push(entry) });
    return checkEachStep(game, setup, log);
  } catch (error) {
    return error instanceof DeadEnd ? error.message : ((error as Error).stack ?? String(error));
  }
}

/** The log again through the gate, looking at every state on the way. */
function checkEachStep(game: AnyGame, setup: Setup, log: readonly Entry[]): string | null {
  const table = new Table({ setup, clock: { kind: 'none' } }, () => 0);
  const pieces = JSON.stringify(game.pieces(table.state));
  for (const [i, entry] of log.entries()) {
    const why = table.replay([entry]);
    if (why) return `entry ${i + 1} was played but is refused: ${why.code}.`;
    const problem = stateProblem(game, setup, table.state, pieces);
    if (problem) return `after entry ${i + 1}: ${problem}`;
  }
  return table.outcome ? null : 'the log ends before the game is over.';
}

function stateProblem(game: AnyGame, setup: Setup, state: Core, pieces: string): string | null {
  if (JSON.stringify(game.pieces(state)) !== pieces)
    return `pieces were ${pieces} and are ${JSON.stringify(game.pieces(state))}.`;
  if (!same(stateFromJson(game, setup, stateToJson(game, state)), state)) return 'the state does not survive JSON.';
  if (!same(game.read(setup, game.write(state)), state))
    return `the state does not survive its notation:\n${game.write(state)}`;
  return null;
}

function transcript(game: AnyGame, setup: Setup, log: readonly Entry[]): string {
  const state = game.setup(setup);
  const lines: string[] = [];
  for (const entry of log) {
    if (entry.kind !== 'move') continue;
    const slot = slotOf(game, state, entry.key);
    if (slot === null) break;
    lines.push(writeMove(game, state, slot, entry));
    game.take(state, slot, entry.pick ?? 0, silent, entry.text, entry.stamp);
  }
  return lines.join('\n');
}
