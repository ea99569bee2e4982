/** Plays September the way a person does: what glows on the board is tapped, and a button only where nothing does. */
import type { ElementHandle, Page } from 'playwright-core';
import printed from '../../src/games/september/board.json' with { type: 'json' };

/** The printed board with another Atomic Project and other Event Tracks. */
export const boardWith = (
  atomicProject: { readonly [stage: string]: number },
  tripartite: string,
  allied: string,
): string => JSON.stringify({ ...printed, atomicProject, tracks: { tripartite, allied } });

/** A board for tests: seven look-ups for each side, and then the bomb, so that a whole game is short and full of cards. */
const CARD_BOARD = boardWith(
  { Refinery: 1, Laboratories: 1, 'Field Tests': 1, Weaponize: 1 },
  'b r g b r g b h h h h F o o o o o o o o o o o o',
  'b g r b g r b h h h h F o o o o o o o o o o o o',
);

/** A table with that board, set by whoever is at this page: its name, and the invitation for others. */
export function setTable(page: Page, name: string, seats: readonly unknown[]): Promise<[string, string]> {
  const table = {
    game: 'september',
    options: { board: CARD_BOARD },
    seats,
    clock: { kind: 'none' },
    public: false,
    entropy: '0f'.repeat(16),
  };
  return page.evaluate(
    async ([guest, wanted]) => {
      await fetch('/api/guest', { method: 'POST', body: guest });
      const made = await (await fetch('/api/tables', { method: 'POST', body: wanted })).json();
      return [made.id, made.invite] as [string, string];
    },
    [JSON.stringify({ name }), JSON.stringify(table)],
  );
}

/** What is tapped, the first that is there. */
const ORDER = [
  '.confirm:not(:disabled)',
  // Dice are drafted so that every look-up finds its two colours.
  ...[0, 1, 2].map(
    (colour) => `.sept:not(:has(.camp-mine .sept-die-${colour})) .table-dice .sept-die-${colour}:not(.chosen) > .lit`,
  ),
  '.table-dice .sept-die:not(.chosen) > .lit',
  '.card-choice.lit',
  '.face-pick.lit',
  // The track or a BZ was tapped and waits for its die.
  '.sept:has(.strip-pick.chosen) .sept-die > .lit',
  '.sept:has(.zone.chosen) .sept-die > .lit',
  '.strip-pick.lit:not(.dump-pick)',
  '.bonus .small-pick.lit',
  '.zone > .lit',
  '.front > .lit',
  '.dump-pick.lit',
  // To trade: one's own first, then one of theirs.
  '.sept:has(.camp-mine .sept-die.chosen) .camp-theirs .sept-die > .lit',
  '.sept-die:not(.chosen) > .lit',
  '.answers button',
];

/** Waits for something to tap or the end; null at the end. One look at the page: a whole game has some hundred of them. */
export async function nextTap(page: Page): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.waitForFunction(
    (order) => {
      if (document.querySelector('.finale')) return 'over';
      if (!document.querySelector('.question-open')) return false;
      const selector = order.find((one) => document.querySelector(one));
      return selector !== undefined && document.querySelector<HTMLElement>(selector);
    },
    ORDER,
    // Somebody else may be looked at by axe meanwhile, which takes its time.
    { timeout: 60_000 },
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

/** Does what taps, by mouse, finger or key, and waits until the table has taken it, or shows what is tapped of an answer. */
export async function tapping(page: Page, act: () => Promise<unknown>): Promise<void> {
  const before = await page.evaluate(() => [
    document.querySelector('#question')?.getAttribute('data-step'),
    document.querySelectorAll('.sept .chosen').length,
  ]);
  await act();
  await page.waitForFunction(
    ([step, chosen]) =>
      document.querySelector('#question')?.getAttribute('data-step') !== step ||
      document.querySelectorAll('.sept .chosen').length !== chosen,
    before,
  );
}

/** What is asked, and the cards that the board tells of. */
export const told = (page: Page): Promise<{ question: string; cards: string[] }> =>
  page.evaluate(() => ({
    question: document.querySelector<HTMLElement>('.question-text')?.innerText ?? '',
    cards: [...document.querySelectorAll<HTMLElement>('.link-card')].map(({ innerText }) => innerText),
  }));
