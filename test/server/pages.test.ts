/** The pages for strangers and operators name all that there is. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { FAULT_CODES } from '../../src/protocol/errors.ts';
import { toClient } from '../../src/protocol/to-client.ts';
import { schemaOf } from '../../src/protocol/to-server.ts';
import { makeMetrics } from '../../src/server/metrics.ts';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8');

/** Those that stand nowhere on a page as a word of their own. */
const unnamed = (text: string, words: readonly string[]): string[] =>
  words.filter((word) => !new RegExp(`[\`"]${word}[\`" {]`).test(text));

it('docs/protocol.md: every message and every code of an error', () => {
  const kinds = [...schemaOf(null).options, ...toClient.options].map(({ entries }) => entries.t.literal);
  expect(kinds.length).toBeGreaterThan(25);
  expect(unnamed(page('protocol'), [...kinds, ...FAULT_CODES])).toEqual([]);
});

it('docs/operating.md: every number that is measured', () => {
  const metrics = makeMetrics();
  metrics.measure({
    sockets: () => 0,
    rooms: () => ({ all: 0, running: 0, led: 0 }),
    thinking: () => 0,
    alarms: () => 0,
  });
  const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
  const ours = names.filter((name) => !/^table_(process|nodejs)_/.test(name));
  expect(ours).toContain('table_move_ms');
  expect(ours.filter((name) => !page('operating').includes(name))).toEqual([]);
});
