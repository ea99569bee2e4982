/** Friends, each at a screen of their own, over a real server. */
import { describe, expect, test } from 'vitest';
import { answer, closeAll, findings, sitDown, stepOf, useHouse } from './friends.ts';
import { PHONE } from './sizes.ts';

const house = useHouse();

describe('friends online', () => {
  test('two play Castle to the end, a third looks on, and one loses the network in between', async () => {
    const [ann, bob, eve] = await Promise.all([house.enter('Ann'), house.enter('Bob'), house.enter('')]);
    const link = await house.setTable(ann);
    expect(await findings(ann.page), 'waiting room').toEqual([]);
    await sitDown(bob, link);
    await ann.page.getByText('Bob').first().waitFor();
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
    await eve.page.goto(ann.page.url());
    await eve.page.locator('#question').waitFor();
    await ann.page.getByText('1 person watches').waitFor({ state: 'attached' });

    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await ann.page.getByLabel('Say something').fill('Good luck!');
    await ann.page.getByRole('button', { name: 'Send' }).click();
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.page.locator('.chat-line', { hasText: 'Good luck!' }).waitFor();

    const anns = answer(ann);
    await answer(bob, 4);
    expect([...ann.heard, ...bob.heard, ...eve.heard]).toEqual([]);
    await bob.context.setOffline(true);
    await bob.page.getByText(/The connection is lost/).waitFor();
    // What is answered without a network is kept and sent when there is one.
    const buttons = bob.page.locator('.question-open .answers button');
    const asked = await buttons.first().isVisible();
    if (asked) await buttons.first().click();
    const before = await stepOf(bob.page);
    await bob.context.setOffline(false);
    await bob.page.getByText(/The connection is lost/).waitFor({ state: 'detached' });
    if (asked)
      await bob.page.waitForFunction(
        (step) => Number(document.querySelector('#question')?.getAttribute('data-step')) > step,
        before,
      );
    await Promise.all([anns, answer(bob)]);

    for (const { page } of [ann, bob, eve]) await page.locator('.finale').waitFor();
    const totals = await ann.page.locator('.player-total').allInnerTexts();
    expect(await bob.page.locator('.player-total').allInnerTexts()).toEqual(totals);
    expect(await eve.page.locator('.player-total').allInnerTexts()).toEqual(totals);
    expect(await eve.page.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    await bob.page.locator('.finale-dice summary').click();
    await bob.page.getByRole('button', { name: 'Check every roll' }).click();
    await bob.page.getByText(/All \d+ rolls agree with the seal/).waitFor();

    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await bob.page.getByRole('button', { name: 'Sit down' }).click();
    await bob.page.getByText(/The host begins/).waitFor();
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
    await ann.page.goto(`${house.url()}/games`);
    await ann.page.getByText('Finished').waitFor();
    expect(await ann.page.locator('.game-row').count()).toBe(2);
    expect([...ann.heard, ...eve.heard]).toEqual([]);
    await closeAll(ann, bob, eve);
  }, 300_000);
});

describe('open tables', () => {
  test('a table for anybody is listed, filled and begun, and a draw is agreed on; axe finds nothing on a phone by lamplight', async () => {
    const [ann, bob] = await Promise.all([
      house.enter('Ann'),
      house.enter('Bob', { viewport: PHONE, colorScheme: 'dark', hasTouch: true }),
    ]);
    await bob.page.goto(`${house.url()}/join`);
    await bob.page.getByText('No table is open right now').waitFor();
    await house.setTable(ann, async () => {
      await ann.page.getByLabel(/Anybody may sit down/).check();
      await ann.page.getByLabel('Those who look on see it').selectOption({ label: '5 moves later' });
    });
    await bob.page.getByRole('link', { name: /Set by Ann/ }).waitFor();
    expect(await findings(bob.page), 'lobby').toEqual([]);
    await bob.page.getByRole('link', { name: /Set by Ann/ }).click();
    await bob.page.getByRole('button', { name: 'Sit down' }).click();
    await bob.page.getByText(/The host begins/).waitFor();
    expect(await findings(bob.page), 'waiting room').toEqual([]);
    expect(await bob.page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    await bob.page.locator('#question').waitFor();

    const eve = await house.enter('');
    await eve.page.goto(ann.page.url());
    await eve.page.getByText('You see the table 5 moves later than those who play.').waitFor();

    await ann.page.getByRole('button', { name: 'Menu' }).click();
    await ann.page.getByRole('button', { name: 'Offer a draw' }).click();
    await bob.page.getByRole('button', { name: 'Accept the draw' }).click();
    for (const { page } of [ann, bob]) await page.getByRole('heading', { name: 'A draw' }).waitFor();
    expect([...ann.heard, ...bob.heard]).toEqual([]);
    await closeAll(ann, bob, eve);
  }, 90_000);
});

describe('bad days online', () => {
  test('a line that broke is known to be lost, though something that was on its way still arrives', async () => {
    const [ann, bob] = await Promise.all([house.enter('Ann'), house.enter('Bob', { serviceWorkers: 'block' })]);
    const ask = async (): Promise<void> => {
      await ann.page.getByLabel('Say something').fill('Are you there?');
      await ann.page.getByRole('button', { name: 'Send' }).click();
    };
    let broken = false;
    let asked: Promise<void> | undefined;
    await bob.page.routeWebSocket('**/ws', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        if (broken) asked ??= ask();
        else server.send(message);
      });
    });
    const link = await house.setTable(ann);
    await sitDown(bob, link);
    await ann.page.getByRole('button', { name: 'Begin' }).click();
    for (const { page } of [ann, bob]) await page.locator('#question').waitFor();
    await ann.page.getByRole('tab', { name: 'Chat' }).click();
    await bob.page.getByRole('tab', { name: 'Chat' }).click();
    broken = true;
    await bob.page.evaluate(() => dispatchEvent(new Event('offline')));
    await bob.page.locator('.chat-line', { hasText: 'Are you there?' }).waitFor();
    // Sooner than the next time at which it is asked anyway.
    await bob.page.getByText(/The connection is lost/).waitFor({ timeout: 8_000 });
    await asked;
    await closeAll(ann, bob);
  }, 60_000);

  test('without a network set-up and table say so, and the table comes by itself when it is back', async () => {
    const ann = await house.enter('Ann');
    await house.setTable(ann);
    const url = ann.page.url();
    await ann.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await ann.context.setOffline(true);
    await ann.page.goto(house.url());
    await ann.page.getByRole('button', { name: /Play with friends/ }).click();
    await ann.page.getByText(/This needs a server and a network/).waitFor();
    expect(await ann.page.getByRole('button', { name: 'Set the table' }).isDisabled()).toBe(true);
    await ann.page.goto(url);
    await ann.page.getByRole('heading', { name: 'The server does not answer.' }).waitFor();
    await ann.context.setOffline(false);
    await ann.page.getByRole('heading', { name: 'Chairs' }).waitFor();
    await closeAll(ann);
  }, 60_000);
});
