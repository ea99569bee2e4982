/** The app on a home screen: a browser would install it as it is. */
import { expect, test } from 'vitest';
import { useStage } from './stage.ts';

const stage = useStage();

test('the app can be installed', async () => {
  const { context, page } = await stage.enter();
  await page.goto(stage.url());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const browser = await context.newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, start_url: start, display } = JSON.parse(data ?? '{}');
  expect({ start, display }).toEqual({ start: '/', display: 'standalone' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser of the tests is always a private window, in which nothing is ever installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  // What the system cuts to its own shape has the size that it says.
  const sizes = await page.evaluate(
    (sources: string[]) =>
      Promise.all(
        sources.map(async (src) => {
          const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
          return `${width}x${height}`;
        }),
      ),
    icons.flatMap(({ src, type }: { src: string; type: string }) => (type === 'image/png' ? [src] : [])),
  );
  expect(sizes).toEqual(['192x192', '512x512', '512x512']);
  await context.close();
}, 30_000);
