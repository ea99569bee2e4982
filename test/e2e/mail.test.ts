/** Mail, where the server can send any: an address that is shown to be one's own, and a forgotten password. */
import { afterAll, describe, expect, test } from 'vitest';
import { SmtpSink } from '../server/smtp-sink.ts';
import { closeAll, findings, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const sink = new SmtpSink();
const house = useHouse(async () => ({
  origin: 'https://table.example',
  mail: { url: await sink.start(), from: 'table@table.example' },
}));
afterAll(() => sink.stop());

describe('mail', () => {
  test('an address is confirmed by its code, news by mail are chosen, and a forgotten password is replaced', async () => {
    const ann = await house.enter('Ann');
    const { page } = ann;
    await page.goto(`${house.url()}/account`);
    await page.getByLabel('Name to log in with').fill('ann');
    await page.getByLabel('Password', { exact: true }).fill('once upon a horse');
    await page.getByRole('button', { name: 'Keep my games' }).click();
    await page.getByText('Change the password').waitFor();
    await page.goto(`${house.url()}/settings`);
    await page.getByLabel('E-mail address').fill('ann@example.org');
    await page.getByRole('button', { name: 'Send a code to it' }).click();
    await page.getByLabel('Code from the mail').fill('WRONGONE');
    await page.getByRole('button', { name: 'That is it' }).click();
    await page.getByText('That is not right, or too old. Start again.').waitFor();
    const [, code] = /The code is (\w{8})/.exec(sink.to('ann@example.org')[0].text) ?? [];
    await page.getByLabel('Code from the mail').fill(code);
    expect(await findings(page), 'a code').toEqual([]);
    await page.getByRole('button', { name: 'That is it' }).click();
    await page.getByText('The address is yours.').waitFor();
    await page.getByLabel('Once a day').check();
    await page.getByLabel('At what time').waitFor();
    expect(await findings(page), 'news by mail').toEqual([]);

    const elsewhere = await house.enter('', { viewport: PHONE, colorScheme: 'dark' });
    await elsewhere.page.goto(`${house.url()}/account`);
    await elsewhere.page.getByRole('button', { name: 'Log in' }).click();
    await elsewhere.page.getByText('Forgot the password?').click();
    await elsewhere.page.getByLabel('E-mail address').fill('ann@example.org');
    await elsewhere.page.getByRole('button', { name: 'Send me a link' }).click();
    await elsewhere.page.getByText('If we know the address, a link is on its way.').waitFor();
    await expect.poll(() => sink.to('ann@example.org').length).toBe(2);
    const [path] = /\/reset\/[\w-]+/.exec(sink.to('ann@example.org')[1].text) ?? [''];
    await elsewhere.page.goto(house.url() + path);
    await elsewhere.page.getByRole('heading', { name: 'A new password' }).waitFor();
    expect(await findings(elsewhere.page), 'a new password').toEqual([]);
    await elsewhere.page.getByLabel('New password').fill('a battery of staples');
    await elsewhere.page.getByRole('button', { name: 'Change it' }).click();
    await elsewhere.page.getByText('Welcome back, Ann.').waitFor();
    await elsewhere.page.goto(house.url() + path);
    await elsewhere.page.getByLabel('New password').fill('a battery of staples');
    await elsewhere.page.getByRole('button', { name: 'Change it' }).click();
    await elsewhere.page.getByText('That is not right, or too old. Start again.').waitFor();
    await closeAll(ann, elsewhere);
  }, 40_000);
});
