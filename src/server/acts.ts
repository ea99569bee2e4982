/**
 * What an operator did with the admin command while this process runs. The acts stand in the store; a notice (PostgreSQL) or
 * somebody else's write to the file (SQLite) is only the bell that rings for them.
 */
import type { AdminAct } from '../store/records.ts';
import type { Context } from './context.ts';

/** As many as are looked at when the bell rings: more than anybody types within a second. */
const LATEST = 100;

export class Acts {
  private readonly context: Context;
  private readonly carryOut: (act: AdminAct) => void;
  private known: ReadonlySet<string> = new Set();
  private reading: Promise<void> = Promise.resolve();

  constructor(context: Context, carryOut: (act: AdminAct) => void) {
    this.context = context;
    this.carryOut = carryOut;
  }

  /** What was done before has been heeded when it was, or was read with everything else just now. */
  async start(): Promise<void> {
    this.known = new Set((await this.latest()).map(({ id }) => id));
  }

  ring(): void {
    this.reading = this.reading
      .then(async () => {
        const acts = await this.latest();
        // The clocks of two machines differ: what is new is known by its name, not by its time.
        const fresh = acts.filter(({ id }) => !this.known.has(id)).reverse();
        this.known = new Set(acts.map(({ id }) => id));
        for (const act of fresh) this.carryOut(act);
      })
      .catch((error) => this.context.log.warn({ err: error }, 'cannot read what the operator did'));
  }

  private latest(): Promise<AdminAct[]> {
    return this.context.store.moderation.acts({ limit: LATEST });
  }
}
