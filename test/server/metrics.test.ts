/** What monitoring reads after a little of everything has happened. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person, type Place, playOut, serve } from './client.ts';

let place: Place;
beforeAll(async () => {
  place = await serve({ rates: true });
});
afterAll(() => place.stop());

/** The value of a line, by the name and labels that it begins with. */
async function metrics(): Promise<(line: string) => number> {
  const response = await fetch(`${place.url}/metrics`);
  expect(response.headers.get('content-type')).toMatch('text/plain');
  const lines = (await response.text()).split('\n');
  return (start) =>
    Number(
      lines
        .find((line) => line.startsWith(`${start} `) || line.startsWith(`${start}{`))
        ?.split(' ')
        .at(-1),
    );
}

it('counts moves, messages, bots, sockets, requests and commits', async () => {
  const ann = await Person.arrive(place.url);
  const table = await ann.create({ game: 'castle', seats: ['me', { bot: 'random' }] });
  await ann.ask('POST', `/api/tables/${table.id}/start`, {});
  const socket = await ann.socket();
  await socket.watch(table.id);
  await playOut(socket, table.id, 0, { stopAfter: 5 });
  socket.raw('not JSON');
  await socket.next('error');
  await socket.ask({ t: 'move', table: table.id, seat: 1, id: 'x', key: 'x' });
  await ann.ask('GET', '/api/tables/nothing');
  await ann.ask('GET', '/api/nowhere');
  for (let i = 0; i < 9; i++) await socket.ask({ t: 'chat', table: table.id, text: `${i}` });
  const busy = await metrics();
  expect(busy('table_sockets')).toBe(1);
  expect(busy('table_sockets_opened_total')).toBe(1);
  expect(busy('table_rooms')).toBe(1);
  expect(busy('table_rooms_running')).toBe(1);
  expect(busy('table_rooms_led')).toBe(1);
  expect(busy('table_moves_total')).toBeGreaterThanOrEqual(4);
  expect(busy('table_move_ms_count')).toBe(busy('table_moves_total'));
  expect(busy('table_refusals_total{code="not-your-seat"}')).toBe(1);
  expect(busy('table_faults_total{code="bad-json"}')).toBe(1);
  expect(busy('table_limited_total{what="chat"}')).toBeGreaterThanOrEqual(1);
  expect(busy('table_bots_think_ms_count{game="castle"}')).toBeGreaterThan(0);
  expect(busy('table_bots_wait_ms_count')).toBeGreaterThanOrEqual(busy('table_bots_think_ms_count{game="castle"}'));
  expect(busy('table_bots_queued')).toBe(0);
  expect(busy('table_store_group_ms_count')).toBeGreaterThan(0);
  expect(busy('table_store_group_appends_sum')).toBeGreaterThanOrEqual(busy('table_moves_total'));
  expect(busy('table_store_failures_total')).toBe(0);
  expect(busy('table_http_ms_count{method="GET",route="/api/tables/:id",status="404"}')).toBe(1);
  expect(busy('table_http_ms_count{method="GET",route="/api/*",status="404"}')).toBe(1);
  expect(busy('table_process_resident_memory_bytes')).toBeGreaterThan(1e7);
  expect(busy('table_nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  await socket.close();
  await expect.poll(async () => (await metrics())('table_sockets')).toBe(0);
  expect((await metrics())('table_sockets_closed_total{code="1005"}')).toBe(1);
});

it('tells them to nobody outside', async () => {
  const open = await serve({ proxied: true });
  const from = (address: string) => fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': address } });
  expect((await from('10.1.2.3')).status).toBe(200);
  expect((await from('::ffff:10.1.2.3')).status).toBe(200);
  expect((await from('203.0.113.9')).status).toBe(403);
  expect((await from('10.1.2.3, 203.0.113.9')).status).toBe(403);
  await open.stop();
});
