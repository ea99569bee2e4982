/**
 * The kernel: random self-play, the gate and the clone of every registered game, beside the same rules under boardgame.io
 * and a lean dice game, all in one run.
 */
import { ensurePeers } from '../../../scripts/setup.mjs';
import { type AnyGame, games } from '../../../src/games/registry.ts';
import type { Setup } from '../../../src/kernel/game.ts';
import { makeSetup } from '../../../src/kernel/setup.ts';
import type { Asked, Row } from '../contract.ts';
import { rates } from '../rounds.ts';
import type { Thing, What } from './runner.ts';

const RUNNER = new URL('./runner.ts', import.meta.url);

export async function* kernel({ ids, seconds }: Asked): AsyncGenerator<Row> {
  await ensurePeers();
  for (const id of ids) for (const setup of setupsOf(games[id])) yield* measure(setup, seconds);
}

/** An edition is another game by other rules; other options bend the same ones. Few and many seats differ in their speed. */
function setupsOf(game: AnyGame): Setup[] {
  const { edition } = game.options;
  const editions = edition?.kind === 'choice' ? edition.values.map((value) => ({ edition: value })) : [{}];
  const sizes = [...new Set([game.seats.min, game.seats.max])];
  return editions.flatMap((options) =>
    sizes.map((seats) => {
      const made = makeSetup(game, seats, options);
      if (!made.ok) throw new Error(made.problems.join(' '));
      return made.value;
    }),
  );
}

async function* measure(setup: Setup, seconds: number): AsyncGenerator<Row> {
  const whats: What[] = [
    'self-play',
    'apply',
    'clone',
    'boardgame.io',
    'boardgame.io without drafts',
    'lean dice kernel',
    'JSON copy',
  ];
  const things = whats.map((what): Thing => ({ what, setup }));
  const measured = await rates(RUNNER, things, seconds);
  const perSecond = Object.fromEntries(whats.map((what, i) => [what, measured[i]])) as { [what in What]: number };

  const edition = 'edition' in setup.options ? `${setup.options['edition']}, ` : '';
  const row = (what: What, unit: string, value: (perSecond: number) => number, reference: What | null): Row => ({
    bench: 'kernel',
    name: `${setup.game}, ${edition}${setup.seats} seats: ${what}`,
    value: value(perSecond[what]),
    unit,
    reference,
    ratio: reference === null ? null : value(perSecond[what]) / value(perSecond[reference]),
  });
  const rate = (n: number): number => n;
  const micros = (n: number): number => 1e6 / n;
  yield row('self-play', 'moves/s', rate, 'boardgame.io');
  yield row('self-play', 'moves/s', rate, 'boardgame.io without drafts');
  yield row('self-play', 'moves/s', rate, 'lean dice kernel');
  yield row('apply', 'moves/s', rate, 'boardgame.io');
  yield row('clone', 'µs', micros, 'JSON copy');
  yield row('clone', 'clones/s', rate, 'JSON copy');
  yield row('boardgame.io', 'moves/s', rate, null);
  yield row('boardgame.io without drafts', 'moves/s', rate, null);
  yield row('lean dice kernel', 'moves/s', rate, null);
  yield row('JSON copy', 'µs', micros, null);
}
