/** What a command line got wrong: one sentence, exit code 2, and nothing has happened. */
import { readFileSync } from 'node:fs';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { BotMaker } from '../bots/bot.ts';
import { botMaker, botNames } from '../bots/index.ts';
import { type AnyGame, GAME_IDS, type GameId, games, isGameId } from '../games/registry.ts';
import type { Setup } from '../kernel/game.ts';
import { makeSetup } from '../kernel/setup.ts';

export class UsageError extends Error {}

export function flags<T extends NonNullable<ParseArgsConfig['options']>>(args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0].replace(/\.?$/, '.'));
  }
}

export function gameNamed(id: string | undefined): { id: GameId; game: AnyGame } {
  if (id === undefined) throw new UsageError(`Name a game: ${GAME_IDS.join(', ')}.`);
  if (!isGameId(id)) throw new UsageError(`There is no game "${id}"; the games are: ${GAME_IDS.join(', ')}.`);
  return { id, game: games[id] };
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const n = Number(text);
  if (text.trim() === '' || !Number.isInteger(n) || n < min || n > max) {
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return n;
}

/** `--option key=value`; of a data option the value is the name of a file. */
export function setupFrom(game: AnyGame, seats: number, pairs: readonly string[]): Setup {
  const given: { [key: string]: string } = {};
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    if (equals < 1) throw new UsageError(`--option must be key=value, not "${pair}".`);
    const key = pair.slice(0, equals);
    const value = pair.slice(equals + 1);
    given[key] = game.options[key]?.kind === 'data' ? readText(value) : value;
  }
  const setup = makeSetup(game, seats, given);
  if (!setup.ok) throw new UsageError(setup.problems.join('\n'));
  return setup.value;
}

export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new UsageError(
      `The file "${file}" cannot be read (${code === 'ENOENT' ? 'there is none of that name' : code}).`,
    );
  }
}

/** The bots of a table: one name for all seats, or one for each. */
export function botsFrom(id: GameId, names: string, seats: number): { name: string; make: BotMaker }[] {
  const list = names.split(',');
  if (list.length !== 1 && list.length !== seats) {
    throw new UsageError(`--bots must name one bot for all seats or one for each of the ${seats}, not ${list.length}.`);
  }
  return Array.from({ length: seats }, (_, seat) => {
    const name = list.length === 1 ? list[0] : list[seat];
    const make = botMaker(id, name);
    if (!make)
      throw new UsageError(`There is no bot "${name}" for the game "${id}"; its bots are: ${botNames(id).join(', ')}.`);
    return { name, make };
  });
}
