/**
 * A process that appends to many tables at once and says on its standard output what was acknowledged, so that a test can
 * kill it or let it race: `appender.ts <store> <name> <tables> <appends of each>`. Each line: table, seq, number of entries.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../store/open.ts';

const [where, name, tables, appends] = process.argv.slice(2);
const store = await openStore(where);

/** At once and not through a stream: a line that was written survives the kill. A full pipe is waited for. */
function say(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    }
  }
}

async function appendTo(tableId: string): Promise<void> {
  let seq = await store.log.length(tableId);
  for (let done = 0; done < Number(appends); ) {
    const entries = Array.from({ length: 1 + (seq % 3) }, (_, i) => ({ seq: seq + i, by: name }));
    if ((await store.log.append(tableId, seq, entries)) === 'ok') {
      say(`${tableId} ${seq} ${entries.length}\n`);
      seq += entries.length;
      done++;
    } else {
      seq = await store.log.length(tableId);
    }
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => appendTo(`table${i}`)));
await store.close();
