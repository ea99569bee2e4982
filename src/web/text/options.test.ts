import { expect, it } from 'vitest';
import { GAME_IDS, games } from '../../games/registry.ts';
import { t } from './index.ts';

it.each(GAME_IDS)('every option of %s that the form for a new table shows has a name', (id) => {
  const shown = Object.entries(games[id].options).filter(([, { kind }]) => kind !== 'data');
  expect(shown.map(([key]) => t.setUp.options[key])).not.toContain(undefined);
});

it.each(GAME_IDS)('every choice of %s is a word or a number', (id) => {
  for (const [key, option] of Object.entries(games[id].options))
    for (const value of option.kind === 'choice' ? option.values : [])
      expect(t.setUp.values[`${key}.${value}`] ?? t.setUp.values[value] ?? value).toMatch(/^([A-Z].*|\d+)$/);
});
