/** One person, one browser, no server: from the first screen to the end of a game. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { playNow, playOn, prepare } from './play.ts';
import { PHONE } from './sizes.ts';
import { useStage } from './stage.ts';
import { inWorkers } from './worker.ts';

const stage = useStage();
const last = (count: number): number => count - 1;
const first = (): number => 0;
/** Numbers in the same hand differ by little, in another by much more. */
const ANOTHER_HAND = 4;

/** Runs in the worker: while somebody says so, whatever is added to a database is refused. */
function fullDisk(): void {
  let full = false;
  new BroadcastChannel('disk').onmessage = ({ data }) => {
    full = data;
  };
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...what) {
    const request = add.apply(this, what);
    if (full) this.transaction.abort();
    return request;
  };
}

/**
 * Runs in the page: how large a saved picture is, whether there is more on it than a sky and a meadow, and whether its numbers are
 * written as on the screen: the mean difference of a colour where they stand.
 */
async function look({ saved, screen }: { saved: string; screen: string }): Promise<{
  width: number;
  height: number;
  painted: boolean;
  difference: number;
}> {
  const [own, seen] = await Promise.all(
    [saved, screen].map(async (png) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(png), (c) => c.charCodeAt(0))]));
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true });
      if (!canvas) throw new Error('There is no canvas to look at it.');
      canvas.drawImage(image, 0, 0);
      return canvas;
    }),
  );
  const { width, height } = own.canvas;
  const colours = new Set(new Uint32Array(own.getImageData(0, 0, width, height).data.buffer));
  const drawing = document.querySelector('.castle-drawing') as SVGSVGElement;
  const { x, y, width: wide } = drawing.viewBox.baseVal;
  const scale = width / wide;
  let sum = 0;
  let count = 0;
  for (const number of drawing.querySelectorAll('text')) {
    const box = number.getBBox();
    const place = [(box.x - x) * scale, (box.y - y) * scale, box.width * scale, box.height * scale] as const;
    const [mine, theirs] = [own.getImageData(...place).data, seen.getImageData(...place).data];
    for (const [i, value] of mine.entries()) sum += Math.abs(value - theirs[i]);
    count += mine.length;
  }
  return { width, height, painted: colours.size > 50, difference: sum / count };
}

/** The first castle as the screen shows it, in the size of its own measures. */
async function asDrawn(page: Page): Promise<string> {
  await page
    .locator('.castle-drawing')
    .first()
    .evaluate((drawing: SVGSVGElement) => {
      const { width, height } = drawing.viewBox.baseVal;
      Object.assign(drawing.style, { position: 'fixed', inset: '0', width: `${width}px`, height: `${height}px` });
      Object.assign(drawing.style, { zIndex: 99, borderRadius: 0 });
    });
  const screen = await page.screenshot({ clip: { x: 0, y: 0, width: 760, height: 376 } });
  await page
    .locator('.castle-drawing')
    .first()
    .evaluate((drawing: SVGSVGElement) => drawing.removeAttribute('style'));
  return screen.toString('base64');
}

describe('alone against a bot', () => {
  test('a newcomer plays a whole game to its end, checks the dice and keeps the game and a picture', async () => {
    const { context, page } = await stage.enter({ deviceScaleFactor: 2 });
    await prepare(page, stage.url());
    await playNow(page, stage.url());
    const given = await playOn(page, 2000, first);
    expect(given).toBeGreaterThan(20);
    await page.locator('.finale').waitFor();
    await page.getByRole('tab', { name: 'Scores' }).click();
    const totals = await page.locator('.player-total').allInnerTexts();
    await expect.poll(() => page.locator('.scores tfoot td').allInnerTexts()).toEqual(totals);
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).first().click();
    const picture = await saving;
    expect(picture.suggestedFilename()).toMatch(/ \d+\.png$/);
    const saved = readFileSync(await picture.path(), 'base64');
    const { difference, ...shape } = await page.evaluate(look, { saved, screen: await asDrawn(page) });
    expect(shape).toEqual({ width: 1520, height: 752, painted: true });
    expect(difference).toBeLessThan(ANOTHER_HAND);
    await page.locator('.finale-dice summary').click();
    await page.getByRole('button', { name: 'Check every roll' }).click();
    await page.getByText(/All \d+ rolls agree with the seal/).waitFor();
    await page.goto(`${stage.url()}/games`);
    await page.getByText('Finished').waitFor();
    expect(stage.complaints()).toEqual([]);
    await context.close();
  }, 240_000);

  test('a game survives a reload, a closed tab and a lost network', async () => {
    const { context, page } = await stage.enter();
    await prepare(page, stage.url());
    await playNow(page, stage.url());
    await playOn(page, 4, last);
    const before = Number(await page.locator('#question').getAttribute('data-step'));
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.locator('#question').waitFor();
    expect(Number(await page.locator('#question').getAttribute('data-step'))).toBeGreaterThanOrEqual(before);
    await playOn(page, 2, last);
    await page.close();
    const again = await context.newPage();
    await again.goto(stage.url());
    await again.getByRole('link', { name: /Once Upon a Castle/ }).click();
    await again.locator('#question').waitFor();
    await playOn(again, 2, last);
    await context.close();
  }, 60_000);

  test('on a full disk nothing happens that is not stored, and the game goes on when there is room', async () => {
    const { context, page } = await stage.enter({ serviceWorkers: 'block' });
    // On a full disk the browser takes a whole transaction back.
    const end = await inWorkers(page, fullDisk);
    const setFull = (full: boolean): Promise<void> =>
      page.evaluate((said) => new BroadcastChannel('disk').postMessage(said), full);
    await prepare(page, stage.url());
    await playNow(page, stage.url());
    await playOn(page, 1, last);
    const question = page.locator('#question');
    await page.locator('.answers button').last().waitFor();
    const before = await question.getAttribute('data-step');
    await setFull(true);
    await page.locator('.answers button').last().click();
    await page.getByText(/That could not be saved/).waitFor();
    expect(await question.getAttribute('data-step')).toBe(before);
    await setFull(false);
    await playOn(page, 1, last);
    // A bot's move that cannot be stored is told as well, and made when there is room.
    await page.goto(`${stage.url()}/settings`);
    await page.getByLabel('Bots answer at once').uncheck();
    await page.goBack();
    await page.locator('.answers button').last().waitFor();
    while (await page.locator('.question-open').count()) await playOn(page, 1, last);
    await setFull(true);
    await page.getByText(/could not be stored/).waitFor();
    await setFull(false);
    await page.locator('.question-open').waitFor();
    await playOn(page, 2, last);
    // The worker is rewritten on its way, which a service worker would forestall.
    expect(stage.complaints().filter((said) => !said.startsWith('Service Worker'))).toEqual([]);
    await end();
    await context.close();
  }, 60_000);

  test('two tabs show one game, and the second goes on when the first is closed', async () => {
    const { context, page } = await stage.enter();
    await prepare(page, stage.url());
    await playNow(page, stage.url());
    await playOn(page, 1, last);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.locator('#question').waitFor();
    await playOn(second, 2, last);
    const step = await second.locator('#question').getAttribute('data-step');
    await page.waitForFunction(
      (least) => Number(document.querySelector('#question')?.getAttribute('data-step')) >= Number(least),
      step,
    );
    await page.close();
    await playOn(second, 2, last);
    expect(stage.complaints()).toEqual([]);
    await context.close();
  }, 60_000);

  test('a move is taken back, and an earlier table is looked at', async () => {
    const { context, page } = await stage.enter();
    await prepare(page, stage.url());
    await page.goto(stage.url());
    await page
      .getByRole('button', { name: /Choose players/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('#question').waitFor();
    const back = page.getByRole('button', { name: 'Take back' });
    let asked = '';
    // Where the dice were rolled again after an answer, nothing can be taken back.
    while (!(await back.isEnabled())) {
      asked = await page.locator('.question-text').first().innerText();
      await playOn(page, 1, () => 0);
      await page.locator('.answers button').first().waitFor();
    }
    await back.click();
    await page.getByText('Taken back.').waitFor();
    expect(await page.locator('.question-text').first().innerText()).toBe(asked);
    await page.locator('.log-entry').last().click();
    await page.getByText(/Move 1 of/).waitFor();
    expect(await page.locator('.answers button').count()).toBe(0);
    await page.getByRole('button', { name: 'Back to now' }).click();
    expect(await page.locator('.question-text').first().innerText()).toBe(asked);
    expect(stage.complaints()).toEqual([]);
    await context.close();
  }, 60_000);

  test('on a phone the question stands at the foot, and the log is pulled up over the board', async () => {
    const { context, page } = await stage.enter({ viewport: PHONE, hasTouch: true });
    await playNow(page, stage.url());
    const question = await page.locator('#question').boundingBox();
    expect((question?.y ?? 0) + (question?.height ?? 0)).toBeGreaterThan(PHONE.height * 0.85);
    expect(await page.locator('#tab-panel').isHidden()).toBe(true);
    await page.getByRole('tab', { name: 'Log' }).tap();
    await page.locator('.log-entry').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    expect(stage.complaints()).toEqual([]);
    await context.close();
  }, 60_000);
});
