/** Bad days, each with a page of its own. */
import { inWorkers, noStore } from '../worker.ts';
import { at, type Part } from './gallery.ts';

/** A server that says goodbye for this reason. */
function shownOut(why: string, title: string): Part[number]['show'] {
  return async ({ page, url }) => {
    await page.routeWebSocket('**/ws', (socket) => socket.send(JSON.stringify({ t: 'bye', why, message: '' })));
    await page.goto(`${url}/online/none`);
    await page.getByRole('heading', { name: title }).waitFor();
  };
}

export const bad: Part = [
  // First: later the app comes out of the browser's own store, and nobody can take that away.
  {
    name: 'not-kept',
    async show({ page, url }) {
      const end = await inWorkers(page, noStore);
      await page.goto(url);
      await page.getByRole('button', { name: 'Play now: Once Upon a Castle' }).click();
      await page.getByText(/This browser keeps nothing/).waitFor();
      await end();
    },
  },
  { name: 'no-page', show: at('/nowhere') },
  { name: 'no-online-table', show: at('/online/none') },
  {
    name: 'chair-gone',
    async show({ page, url, friend }) {
      const john = await friend('Little John');
      await john.goto(url);
      await john.getByRole('button', { name: /Play with friends/ }).click();
      await john.getByRole('button', { name: 'Set the table' }).click();
      const link = await john.getByLabel('Link for your friends').inputValue();
      await page.goto(link);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.getByText(/The host begins/).waitFor();
      await john.getByRole('button', { name: /Take the chair/ }).click();
      await page.getByRole('heading', { name: 'Your chair is gone.' }).waitFor();
      await page.getByRole('button', { name: 'Stay and look on' }).waitFor();
    },
  },
  {
    name: 'full-table',
    async show({ page, url, friend }) {
      const john = await friend('Little John');
      await john.goto(url);
      await john.getByRole('button', { name: /Play with friends/ }).click();
      await john.getByLabel('Who sits on chair 2').selectOption('greedy');
      await john.getByRole('button', { name: 'Set the table' }).click();
      await john.getByRole('button', { name: 'Begin' }).click();
      await john.locator('#question').waitFor();
      const invite = await john.evaluate(() => localStorage.getItem(`invite:${location.pathname.split('/').at(-1)}`));
      await page.goto(`${url}/join/${invite}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  { name: 'out-of-date', show: shownOut('version', 'A newer version has come.') },
  { name: 'shut-out', show: shownOut('banned', 'This door is shut for you.') },
  { name: 'logged-out', show: shownOut('signed-out', 'You have logged out.') },
  {
    name: 'torn-page',
    async show({ page, url }) {
      await page.goto(`${url}/credits`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(
        () =>
          void setTimeout(() => {
            throw new Error('ink spilled');
          }),
      );
      await page.getByRole('heading', { name: 'A page tore.' }).waitFor();
    },
  },
  {
    name: 'no-server',
    async show({ page, url }) {
      await page.goto(url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.context().setOffline(true);
      await page.goto(`${url}/player/somebody`);
      await page.getByRole('heading', { name: 'The server does not answer.' }).waitFor();
    },
  },
];
