/** The worker that hosts the tables of this browser: rules, dice and bots, away from the page's own thread. */
import { commit, SEED_BYTES } from '../../dealer/dealer.ts';
import type { Mention } from '../../games/time/mentions.ts';
import { makeSetup } from '../../kernel/setup.ts';
import type { GameCard, NewTable } from '../table/client.ts';
import { serveBots, startBots, type Think } from './bots.ts';
import { newId, randomHex } from './chance.ts';
import { Hosting } from './hosting.ts';
import { loadBots, loadGame } from './rules.ts';
import { storage } from './storage.ts';
import type { Ask, FromPage, Reading, ToPage } from './wire.ts';

const BOTS = 'bots';
const ENTROPY_BYTES = 16;
// The types of a window and those of a worker cannot be had together; this is all that is needed of the latter.
const scope = globalThis as unknown as Pick<Worker, 'postMessage' | 'addEventListener'> & { name: string };
const post = (message: ToPage): void => scope.postMessage(message);

const tables = new Map<string, Hosting>();
let bots: Think | undefined;
const think: Think = (who, game, level, view) => {
  bots ??= startBots(location.href, BOTS);
  return bots(who, game, level, view);
};

async function cardOf(id: string): Promise<GameCard> {
  const [{ seats, options }, bots] = await Promise.all([loadGame(id), loadBots(id)]);
  return {
    id,
    seats,
    options: Object.entries(options).flatMap(([key, spec]) => {
      if (spec.kind === 'data') return [];
      const values = spec.kind === 'choice' ? spec.values : [];
      return [{ key, kind: spec.kind, values, initial: String(spec.initial) }];
    }),
    bots: Object.keys(bots),
  };
}

/** Good company for a first game: it wants to win and does not think for long. */
const usualOf = (names: readonly string[]): string =>
  names.find((name) => name === 'greedy' || name === 'fair') ?? (names.at(-1) as string);

async function create({ game, options, people, after }: NewTable): Promise<string> {
  const [rules, bots] = await Promise.all([loadGame(game), loadBots(game)]);
  const setup = makeSetup(rules, people.length, options);
  if (!setup.ok) throw new Error(setup.problems.join(' '));
  const usual = usualOf(Object.keys(bots));
  const id = newId();
  const seed = randomHex(SEED_BYTES);
  const now = Date.now();
  const seated = people.map((person) =>
    person.kind === 'bot' && person.level === undefined ? { ...person, level: usual } : person,
  );
  const store = await storage();
  const record = {
    id,
    created: now,
    touched: now,
    setup: after
      ? { ...setup.value, options: rules.again?.(setup.value, after, 0) ?? setup.value.options }
      : setup.value,
    clock: { kind: 'none' } as const,
    people: seated,
    dice: { seed, commitment: commit(seed), entropies: people.map(() => randomHex(ENTROPY_BYTES)) },
    step: 0,
    waiting: [],
    outcome: null,
  };
  await store.append(record, 0, []);
  return id;
}

async function open(id: string, pace: number): Promise<null> {
  const before = tables.get(id);
  if (before) before.show(pace);
  else {
    const hosting = new Hosting(id, pace, await storage(), think, post);
    tables.set(id, hosting);
    await hosting.start();
  }
  return null;
}

function close(id: string): null {
  tables.get(id)?.close();
  tables.delete(id);
  return null;
}

const setups = new Map<string, Reading['setup']>();

/** A table keeps its setup: the copy that came first has had its deck prepared. */
async function read({ table, setup, cards, told, sentence }: Reading): Promise<readonly Mention[]> {
  const kept = setups.get(table) ?? setup;
  setups.set(table, kept);
  const { mentionsIn } = await import('../../games/time/mentions.ts');
  return mentionsIn(kept, cards, told, sentence);
}

function answer(ask: Ask): unknown {
  switch (ask.kind) {
    case 'card':
      return cardOf(ask.game);
    case 'create':
      return create(ask.table);
    case 'open':
      return open(ask.table, ask.pace);
    case 'close':
      return close(ask.table);
    case 'read':
      return read(ask);
    case 'table':
      return tables.get(ask.table)?.ask(ask.ask) ?? null;
  }
}

type Answer = Extract<ToPage, { kind: 'answer' }>['answer'];

if (scope.name === BOTS) serveBots(scope);
else {
  scope.addEventListener('message', async (event) => {
    const { rid, ask } = (event as MessageEvent<FromPage>).data;
    try {
      post({ kind: 'answer', rid, answer: (await answer(ask)) as Answer });
    } catch (error) {
      post({ kind: 'answer', rid, answer: null, failed: String(error) });
    }
  });
}
