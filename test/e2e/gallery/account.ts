/** Oneself and other players. */
import { castleForTwo, playOut } from '../../server/client.ts';
import { at, type Part } from './gallery.ts';

/** A few games of Castle, played by programs, so that there is something to tell about somebody. */
export async function veteran(url: string): Promise<string> {
  const { ann, bob, table } = await castleForTwo(url);
  await bob.ask('PATCH', '/api/me', { name: 'Marian' });
  await ann.ask('PATCH', '/api/me', { name: 'Much' });
  const sockets = await Promise.all([ann.socket(), bob.socket()]);
  const play = async (id: string, seats: readonly number[]): Promise<void> => {
    await Promise.all(sockets.map((socket) => socket.watch(id)));
    await Promise.all(sockets.map((socket, i) => playOut(socket, id, seats[i])));
  };
  await play(table.id, [0, 1]);
  let last = table.id;
  for (let round = 1; round < 4; round++) {
    const { id } = (await ann.ask('POST', `/api/tables/${last}/rematch`, {})).body;
    await bob.ask('POST', `/api/tables/${id}/join`, {});
    await ann.ask('POST', `/api/tables/${id}/start`, {});
    await play(id, round % 2 === 1 ? [1, 0] : [0, 1]);
    last = id;
  }
  await Promise.all(sockets.map((socket) => socket.close()));
  return bob.id;
}

export const account: Part = [
  {
    name: 'account-guest',
    async show(studio) {
      await studio.page.goto(studio.url);
      await studio.page.getByRole('button', { name: /Play with friends/ }).click();
      await studio.page.getByRole('button', { name: 'Set the table' }).click();
      await studio.page.getByRole('heading', { name: 'Chairs' }).waitFor();
      await at('/account')(studio);
      await studio.page.getByRole('heading', { name: 'Keep your games' }).waitFor();
    },
  },
  {
    name: 'log-in',
    async show({ page }) {
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'account',
    async show({ page, url }) {
      const login = `robin-${Date.now()}`;
      await page.goto(`${url}/account`);
      await page.getByLabel('Name to log in with').fill(login);
      await page.getByLabel('Password', { exact: true }).fill('once upon a horse');
      await page.getByRole('button', { name: 'Keep my games' }).click();
      await page.getByText('Change the password').waitFor();
      await page.reload();
      await page.getByText('Change the password').waitFor();
    },
  },
  {
    name: 'delete-account',
    async show({ page }) {
      await page.getByRole('button', { name: 'Delete everything' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'player',
    async show({ page, url }) {
      await page.goto(`${url}/player/${await veteran(url)}`);
      await page.locator('.curve').waitFor();
    },
  },
  { name: 'ladder', show: at('/ladder/castle') },
  { name: 'no-player', show: at('/player/nobody') },
  { name: 'new-password', show: at('/reset/a-link-from-a-mail') },
];
