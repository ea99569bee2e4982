/**
 * A game of September in its eighth round with every mark on the map at once, laid into a browser as a table of its own; or the
 * same game later, at a card's question or over. It was played by the rules with the dice of its seed, and here its answers are
 * given again.
 */
import type { Page } from 'playwright-core';
import { deal } from '../../src/dealer/dealer.ts';
import { games } from '../../src/games/registry.ts';
import { ALLIED } from '../../src/games/september/names.ts';
import { ROSTER } from '../../src/games/september/roster.ts';
import type { September } from '../../src/games/september/state.ts';
import { makeSetup } from '../../src/kernel/setup.ts';
import type { Entry } from '../../src/table/entries.ts';
import { Table } from '../../src/table/table.ts';
import type { TableRecord } from '../../src/web/local/storage.ts';
import { boardWith } from './september.ts';
import { still } from './still.ts';

const SEED = '5e'.repeat(32);
const ENTROPIES = ['0f'.repeat(16)];
const ANSWERS = [
  28, 1, 2, 4, 0, 3, 276, 482, 0, 738, 0, 176, 38, 60, 3, 2, 5, 4, 1, 338, 226, 1, 49, 396, 40, 43, 4, 2, 0, 5, 3, 738,
  15, 98, 9, 269, 470, 576, 11, 4, 3, 2, 0, 5, 482, 20, 354, 8, 44, 77, 669, 182, 1, 518, 48, 1, 0, 3, 2, 98, 0, 449,
  290, 226, 641, 28, 2, 4, 3, 0, 5, 200, 354, 610, 52, 9, 675, 68, 14, 4, 1, 3, 2, 0, 298, 0, 562, 643, 98, 85, 474, 3,
  3, 5, 0, 1, 4, 335, 482, 51,
];

/** Look-ups from the first icon on, so that cards come early, and hourglasses enough that no bomb does. */
const BOARD = boardWith(
  { Refinery: 3, Laboratories: 2, 'Field Tests': 2, Weaponize: 2 },
  'b r b g r b b g r b g r b g r b g r b g r F h o',
  'b r b g b r b g r b g r b g r b g r b g r F h o',
);

/** Whether the game stands where it is to be looked at. */
type Stop = (table: Table) => boolean;
const HERE: Stop = () => true;
/** A card asks the Allied side. */
export const AT_A_CARD: Stop = (table) => {
  const { stacks } = table.state as September;
  const top = stacks.at(-1)?.at(-1);
  return table.view(ALLIED).decisions.length > 0 && ROSTER.some((id) => id === top?.run);
};
export const AT_THE_END: Stop = (table) => table.outcome !== null;

/** From the marks on the first choice is taken until the game stands there. */
function played(stop: Stop): { setup: TableRecord['setup']; entries: readonly Entry[] } {
  const made = makeSetup(games.september, 2, { board: BOARD });
  if (!made.ok) throw new Error(made.problems.join(' '));
  const table = new Table({ setup: made.value, clock: { kind: 'none' } }, deal(SEED, ENTROPIES));
  table.commit(table.begin(0));
  for (let given = 0; given < ANSWERS.length || !stop(table); given++) {
    const [{ seat, key, options }] = [0, 1].flatMap((eyes) => table.view(eyes).decisions);
    const proposal = table.propose({ kind: 'move', seat, key, pick: ANSWERS[given] ?? options[0] }, 0);
    if (!proposal.ok) throw new Error(`${key}: ${proposal.why.code}`);
    table.commit(proposal);
  }
  return { setup: made.value, entries: table.log };
}

/** Lays the table into this browser and goes there; a person plays the Allied side. */
export async function openMarks(page: Page, url: string, stop: Stop = HERE): Promise<void> {
  const { setup, entries } = played(stop);
  const record: TableRecord = {
    id: 'marks',
    created: 0,
    touched: 0,
    setup,
    clock: { kind: 'none' },
    people: [
      { name: 'Rowan', kind: 'bot', level: 'greedy' },
      { name: 'Robin', kind: 'person' },
    ],
    dice: { seed: SEED, commitment: '', entropies: ENTROPIES },
    step: entries.length,
    waiting: [ALLIED],
    outcome: null,
  };
  await page.goto(`${url}/games`);
  await page.locator('h1').first().waitFor();
  await page.evaluate(
    ([table, log]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('once-upon-a-table', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          opening.result.createObjectStore('tables', { keyPath: 'id' });
          opening.result.createObjectStore('entries');
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['tables', 'entries'], 'readwrite');
          writing.objectStore('tables').put(table);
          log.forEach((entry, i) => {
            writing.objectStore('entries').put(entry, [table.id, i]);
          });
          writing.onabort = () => reject(writing.error);
          writing.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [record, entries] as const,
  );
  await page.goto(`${url}/table/marks`);
  await page.locator('.question-open, .finale').waitFor();
  await still(page);
}
