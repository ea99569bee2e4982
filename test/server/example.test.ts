/** The example is a program of a stranger: two of them play a game, and one is shown out. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../src/admin/commands.ts';
import { Person, type Place, serve } from './client.ts';

const BOT = fileURLToPath(new URL('../../examples/bot.mjs', import.meta.url));

let place: Place;
beforeAll(async () => {
  // With the limits that every server has: programs are quick.
  place = await serve({ rates: true });
});
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill();
  await place.stop();
});

function run(link: string, name: string): Promise<string> {
  const child = spawn(process.execPath, [BOT, link, name], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(`${said}exit ${code}`)));
}

it('joins by the link of the invitation and plays to the end', async () => {
  const host = await Person.arrive(place.url, 'Host');
  const table = await host.create({ game: 'castle', seats: ['free', 'free'] });
  const runs = ['One', 'Two'].map((name) => run(`${place.url}/join/${table.invite}`, name));
  await expect
    .poll(async () => (await host.ask('POST', `/api/tables/${table.id}/start`, {})).status, {
      timeout: 20_000,
      interval: 200,
    })
    .toBe(200);
  const said = await Promise.all(runs);
  for (const text of said) expect(text).toMatch(/^seat [01] at table \S+\n(won|did not win): \d+ : \d+\nexit 0$/);
  const { people } = (await host.ask('GET', `/api/tables/${table.id}`)).body;
  expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(['One', 'Two']);
});

it('does not come back when it is shown out', async () => {
  const host = await Person.arrive(place.url, 'Host');
  const table = await host.create({ game: 'castle', seats: ['me', 'free'] });
  const left = run(`${place.url}/join/${table.invite}`, 'Three');
  await expect.poll(async () => (await host.ask('GET', `/api/tables/${table.id}`)).body.people[1].name).toBe('Three');
  const operate = (...args: string[]) => answer([...args, '--json', '--data', place.folder]);
  const [{ id }] = JSON.parse((await operate('people', 'Three')).out);
  expect((await operate('ban', `identity:${id}`, '--reason', 'rude', '--for', 'ever')).code).toBe(0);
  expect(await left).toMatch(/^seat 1 at table \S+\nexit 1$/);
});
