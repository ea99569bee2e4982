/** Friends and strangers: tables that are set for others, what they say, games to look at. */
import { castleForTwo, playOut } from '../../server/client.ts';
import { at, type Part } from './gallery.ts';

export const people: Part = [
  {
    name: 'invited',
    async show({ page, url, friend }) {
      const marian = await friend('Marian');
      await marian.goto(url);
      await marian.getByRole('button', { name: /Play with friends/ }).click();
      await marian.getByRole('button', { name: 'Set the table' }).click();
      await page.goto(await marian.getByLabel('Link for your friends').inputValue());
      await page.getByRole('button', { name: 'Sit down' }).waitFor();
    },
  },
  {
    name: 'set-table',
    async show({ page, url }) {
      await page.goto(url);
      await page.getByRole('button', { name: /Play with friends/ }).click();
      await page.getByRole('radio', { name: '3', exact: true }).check();
      await page.getByLabel('Who sits on chair 3').selectOption('person');
      await page.getByLabel('Per player').check();
      await page.getByLabel('Time for each player').waitFor();
    },
  },
  {
    name: 'waiting-room',
    async show({ page, friend }) {
      await page.getByRole('button', { name: 'Set the table' }).click();
      const link = await page.getByLabel('Link for your friends').inputValue();
      const marian = await friend('Marian');
      await marian.goto(link);
      await marian.getByRole('button', { name: 'Sit down' }).click();
      await page.locator('.waiting-chair', { hasText: 'Marian' }).locator('.dot-here').waitFor();
    },
  },
  {
    name: 'chat',
    async show({ page, friend }) {
      await page.getByRole('button', { name: /^Begin with 1 bot/ }).click();
      await page.locator('#question').waitFor();
      const much = await friend('Much');
      await much.goto(page.url());
      const said = ['Good luck to you both!', 'I have a castle in mind, and it has many towers.'];
      for (const text of said) {
        await much.getByRole('tab', { name: 'Chat' }).waitFor();
        if (!(await much.getByLabel('Say something').isVisible()))
          await much.getByRole('tab', { name: 'Chat' }).click();
        await much.getByLabel('Say something').fill(text);
        await much.getByRole('button', { name: 'Send' }).click();
        await much.locator('.chat-line', { hasText: text }).waitFor();
      }
      await page.getByRole('tab', { name: 'Chat' }).click();
      await page.locator('.chat-line').nth(1).waitFor();
    },
  },
  {
    name: 'about-somebody',
    async show({ page }) {
      await page.locator('.chat-line button').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'report',
    show: ({ page }) => page.getByRole('button', { name: /^Report/ }).click(),
  },
  {
    name: 'lobby',
    async show(studio) {
      const john = await studio.friend('Little John');
      await john.goto(studio.url);
      await john.getByRole('button', { name: /Play with friends/ }).click();
      await john.getByLabel(/Anybody may sit down/).check();
      await john.getByRole('button', { name: 'Set the table' }).click();
      await john.getByRole('heading', { name: 'Chairs' }).waitFor();
      await at('/join')(studio);
      await studio.page
        .getByRole('link', { name: /Set by Little John/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'watch',
    async show(studio) {
      const { ann, bob, table } = await castleForTwo(studio.url, { public: true });
      const sockets = await Promise.all([ann.socket(), bob.socket()]);
      await Promise.all(sockets.map((socket) => socket.watch(table.id)));
      // Whoever begins with two residents is asked nothing: the other is.
      await Promise.race(sockets.map((socket, seat) => playOut(socket, table.id, seat, { stopAfter: 1 })));
      await Promise.all(sockets.map((socket) => socket.close()));
      await at('/watch')(studio);
      await studio.page.locator('.cover-card').first().waitFor();
    },
  },
  {
    name: 'replay',
    async show({ page, url }) {
      const { ann, bob, table } = await castleForTwo(url);
      const sockets = await Promise.all([ann.socket(), bob.socket()]);
      await Promise.all(sockets.map((socket) => socket.watch(table.id)));
      await Promise.all(sockets.map((socket, seat) => playOut(socket, table.id, seat)));
      await Promise.all(sockets.map((socket) => socket.close()));
      await page.goto(`${url}/online/${table.id}`);
      await page.getByRole('button', { name: 'Watch it again' }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(/^Move \d+ of/).waitFor();
    },
  },
  {
    name: 'news',
    async show(studio) {
      await at('/settings')(studio);
      await studio.page.locator('#news').scrollIntoViewIfNeeded();
      await studio.page.evaluate(() => document.getElementById('news')?.scrollIntoView());
    },
  },
];
