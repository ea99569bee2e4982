/** What an operator's monitoring reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const MS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 1000, 5000];

export type Metrics = ReturnType<typeof makeMetrics>;

export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'table_' });
  return {
    registry,
    moves: new Counter({ name: 'table_moves_total', help: 'Requests that were made durable', registers }),
    refusals: new Counter({
      name: 'table_refusals_total',
      help: 'Requests that were refused',
      registers,
      labelNames: ['code'],
    }),
    moveMs: new Histogram({ name: 'table_move_ms', help: 'From a request to its broadcast', buckets: MS, registers }),
    groupMs: new Histogram({ name: 'table_store_group_ms', help: 'Transactions of appends', buckets: MS, registers }),
    groupSize: new Histogram({
      name: 'table_store_group_appends',
      help: 'Appends that shared a transaction',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 512, 2000],
      registers,
    }),
    conflicts: new Counter({
      name: 'table_store_conflicts_total',
      help: 'Appends that somebody else was first at',
      registers,
    }),
    failures: new Counter({ name: 'table_store_failures_total', help: 'Groups of appends that failed', registers }),
    noticesSent: new Counter({
      name: 'table_notices_sent_total',
      help: 'Words to the other processes',
      registers,
      labelNames: ['kind'],
    }),
    noticesHeard: new Counter({
      name: 'table_notices_heard_total',
      help: 'Words from the other processes',
      registers,
      labelNames: ['kind'],
    }),
    told: new Counter({
      name: 'table_told_total',
      help: 'Messages to people who were away',
      registers,
      labelNames: ['channel', 'result'],
    }),
    /** What is counted when somebody asks. */
    measure(gauges: { readonly sockets: () => number; readonly rooms: () => number; readonly thinking: () => number }) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('table_sockets', 'Open sockets', gauges.sockets);
      gauge('table_rooms', 'Tables in memory', gauges.rooms);
      gauge('table_bots_queued', 'Bots that wait for a thread', gauges.thinking);
    },
  };
}
