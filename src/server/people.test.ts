import { expect, test } from 'vitest';
import type { Desk } from './ask.ts';
import { peopleRoutes } from './people.ts';

test('what is stored about people is gathered for one at a time, and one that fails holds nobody up', async () => {
  let [busy, most, asked] = [0, 0, 0];
  const limits: string[] = [];
  const collect = async (): Promise<object> => {
    most = Math.max(most, ++busy);
    await new Promise((resolve) => setTimeout(resolve, 5));
    busy--;
    if (++asked === 2) throw new Error('the disk is full');
    return { all: true };
  };
  const desk = {
    context: { store: { identities: { export: collect } } },
    required: () => Promise.resolve({ identity: { id: 'ann' } }),
    limit: (what: string) => limits.push(what),
  };
  const app = peopleRoutes(desk as unknown as Desk);
  app.onError((_, ask) => ask.text('failed', 500));
  const answers = await Promise.all(Array.from({ length: 5 }, () => app.request('/me/export')));
  expect(answers.map(({ status }) => status)).toEqual([200, 500, 200, 200, 200]);
  expect(most).toBe(1);
  expect(limits).toEqual(new Array(5).fill('archives'));
});
