/**
 * A process that appends to many tables at once and says on its standard output what was acknowledged, so that a test can
 * kill it or let it race: `appender.ts <store> <name> <tables> <appends of each>`. Each line: table, seq, number of entries.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../store/open.ts';

const [where, name, tables, appends] = process.argv.slice(2);
const store = await openStore(where);

async function appendTo(tableId: string): Promise<void> {
  let seq = await store.log.length(tableId);
  for (let done = 0; done < Number(appends); ) {
    const entries = Array.from({ length: 1 + (seq % 3) }, (_, i) => ({ seq: seq + i, by: name }));
    if ((await store.log.append(tableId, seq, entries)) === 'ok') {
      // At once and not through a stream: a line that was written survives the kill.
      writeSync(1, `${tableId} ${seq} ${entries.length}\n`);
      seq += entries.length;
      done++;
    } else {
      seq = await store.log.length(tableId);
    }
  }
}

await Promise.all(Array.from({ length: Number(tables) }, (_, i) => appendTo(`table${i}`)));
await store.close();
