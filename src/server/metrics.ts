/** What an operator's monitoring reads; docs/operating.md explains each. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** How often the event loop is looked at. Each look wakes the process: at the library's hundred a second an idle server took 1% of a core. */
const LOOP_MS = 100;
const MS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 1000, 5000];
const SLOW_MS = [1, 5, 10, 50, 100, 500, 1000, 5000, 30_000];

export type Metrics = ReturnType<typeof makeMetrics>;

/** What is counted when somebody asks. */
export type Gauges = {
  readonly sockets: () => number;
  readonly rooms: () => { readonly all: number; readonly running: number; readonly led: number };
  readonly thinking: () => number;
  readonly alarms: () => number;
};

export function makeMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'table_', eventLoopMonitoringPrecision: LOOP_MS });
  const counter = <L extends string = never>(name: string, help: string, ...labelNames: L[]) =>
    new Counter<L>({ name, help, registers, labelNames });
  const histogram = <L extends string = never>(name: string, help: string, buckets: number[], ...labelNames: L[]) =>
    new Histogram<L>({ name, help, buckets, registers, labelNames });
  return {
    registry,
    moves: counter('table_moves_total', 'Requests that were made durable'),
    moveMs: histogram('table_move_ms', 'From a request to its broadcast', MS),
    refusals: counter('table_refusals_total', 'Requests that the rules or the table refused', 'code'),

    socketsOpened: counter('table_sockets_opened_total', 'Sockets that were opened'),
    socketsClosed: counter('table_sockets_closed_total', 'Sockets that were closed', 'code'),
    faults: counter('table_faults_total', 'Messages that were answered with an error', 'code'),
    httpMs: histogram('table_http_ms', 'Requests of the API', SLOW_MS, 'method', 'route', 'status'),
    limited: counter('table_limited_total', 'What was asked for too often', 'what'),

    botWaitMs: histogram('table_bots_wait_ms', 'How long a bot waited for a thread', SLOW_MS),
    botThinkMs: histogram('table_bots_think_ms', 'How long a bot thought', SLOW_MS, 'game'),
    botFailures: counter('table_bots_failures_total', 'Thoughts that came to nothing', 'game'),

    groupMs: histogram('table_store_group_ms', 'Transactions of appends', MS),
    groupSize: histogram(
      'table_store_group_appends',
      'Appends that shared a transaction',
      [1, 2, 4, 8, 16, 32, 64, 128, 512, 2000],
    ),
    conflicts: counter('table_store_conflicts_total', 'Appends that somebody else was first at'),
    failures: counter('table_store_failures_total', 'Groups of appends that failed'),
    troubles: counter('table_store_troubles_total', 'Connections lost, and other trouble nobody waited for'),
    resumed: counter('table_rooms_loaded_total', 'Tables that were loaded', 'from'),

    noticesSent: counter('table_notices_sent_total', 'Words to the other processes', 'kind'),
    noticesHeard: counter('table_notices_heard_total', 'Words from the other processes', 'kind'),
    noticesMissed: counter('table_notices_missed_total', 'Times that words may have been lost'),

    told: counter('table_told_total', 'Messages to people who were away', 'channel', 'result'),

    measure({ sockets, rooms, thinking, alarms }: Gauges) {
      const gauge = (name: string, help: string, read: () => number) =>
        new Gauge({
          name,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('table_sockets', 'Open sockets', sockets);
      gauge('table_rooms', 'Tables in memory', () => rooms().all);
      gauge('table_rooms_running', 'Tables in memory that are being played', () => rooms().running);
      gauge('table_rooms_led', 'Tables whose clocks and bots this process runs', () => rooms().led);
      gauge('table_bots_queued', 'Bots that wait for a thread', thinking);
      gauge('table_alarms', 'Deadlines that are waited for', alarms);
    },
  };
}
