/** From what a host asked for to a setup that is whole and allowed. */
import type { Game, OptionSpec, OptionValue, Parsed, Setup } from './game.ts';

type AnyGame = Pick<Game, 'id' | 'rules' | 'seats' | 'options'>;

/** Options as text, the way a command line or a form gives them; a `data` option's text is the file itself. */
export function makeSetup(game: AnyGame, seats: number, given: { readonly [key: string]: string } = {}): Parsed<Setup> {
  const problems = seatProblems(game, seats);
  const options: { [key: string]: OptionValue } = {};
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(game.options, key)) problems.push(unknownOption(game, key));
  }
  for (const [key, spec] of Object.entries(game.options)) {
    const text = given[key];
    if (text === undefined) {
      if (spec.kind !== 'data') options[key] = spec.initial;
      continue;
    }
    const value = readOption(key, spec, text, seats);
    if (value.ok) options[key] = value.value;
    else problems.push(...value.problems);
  }
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { game: game.id, rules: game.rules, seats, options } };
}

function seatProblems(game: AnyGame, seats: number): string[] {
  const { min, max } = game.seats;
  if (Number.isInteger(seats) && seats >= min && seats <= max) return [];
  const range = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return [`The game "${game.id}" is for ${range} seats, not ${seats}.`];
}

function unknownOption(game: AnyGame, key: string): string {
  const known = Object.keys(game.options).join(', ');
  return `The game "${game.id}" has no option "${key}"; its options are: ${known}.`;
}

function readOption(key: string, spec: OptionSpec, text: string, seats: number): Parsed<OptionValue> {
  const wrong = (want: string): Parsed<OptionValue> => ({
    ok: false,
    problems: [`Option "${key}" must be ${want}, not "${text}".`],
  });
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(text) ? { ok: true, value: text } : wrong(`one of ${spec.values.join(', ')}`);
    case 'number': {
      const value = Number(text);
      const fits = text.trim() !== '' && Number.isInteger(value) && value >= spec.min && value <= spec.max;
      return fits ? { ok: true, value } : wrong(`a whole number from ${spec.min} to ${spec.max}`);
    }
    case 'seat': {
      if (text === spec.initial) return { ok: true, value: text };
      const seat = Number(text);
      const fits = text.trim() !== '' && Number.isInteger(seat) && seat >= 1 && seat <= seats;
      return fits ? { ok: true, value: seat } : wrong(`"${spec.initial}" or a seat from 1 to ${seats}`);
    }
    case 'seats': {
      if (text === 'none' || text === 'all') return { ok: true, value: text };
      const named = text.split('+');
      const fits = named.every((s) => /^\d+$/.test(s) && Number(s) >= 1 && Number(s) <= seats);
      if (!fits) return wrong(`"none", "all", or seats from 1 to ${seats} joined by "+"`);
      return { ok: true, value: [...new Set(named.map(Number))].sort((a, b) => a - b).join('+') };
    }
    case 'data': {
      const parsed = spec.parse(text, seats);
      return parsed.ok ? { ok: true, value: parsed.value as { [key: string]: unknown } } : parsed;
    }
  }
}

/** A setup that came from a file: the same checks, and every option present must be one that this game could have made. */
export function checkSetup(game: AnyGame, value: Setup): string[] {
  const given: { [key: string]: string } = {};
  for (const [key, option] of Object.entries(value.options)) {
    given[key] = typeof option === 'object' ? JSON.stringify(option) : String(option);
  }
  const made = makeSetup(game, value.seats, given);
  return made.ok ? [] : made.problems;
}
