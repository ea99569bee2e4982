/** How often somebody may do something: a bucket of tokens for each, refilled with time. In memory: a restart forgives. */

type Rate = { readonly burst: number; readonly everyMs: number };

/** By address for whoever has no name yet, by identity for the rest; `From`: by address as well, for names cost nothing. */
const RATES = {
  /** Whatever is asked, by address, before the store is looked into: many people may share one. */
  asks: { burst: 1_000, everyMs: 10 },
  guests: { burst: 40, everyMs: 5_000 },
  logins: { burst: 10, everyMs: 30_000 },
  passkeys: { burst: 20, everyMs: 10_000 },
  mails: { burst: 5, everyMs: 600_000 },
  mailsFrom: { burst: 20, everyMs: 120_000 },
  settings: { burst: 30, everyMs: 2_000 },
  tables: { burst: 20, everyMs: 20_000 },
  tablesFrom: { burst: 60, everyMs: 5_000 },
  requests: { burst: 200, everyMs: 50 },
  sockets: { burst: 60, everyMs: 500 },
  messages: { burst: 300, everyMs: 10 },
  moves: { burst: 100, everyMs: 33 },
  chat: { burst: 8, everyMs: 2_000 },
  replays: { burst: 30, everyMs: 100 },
  archives: { burst: 3, everyMs: 60_000 },
} as const satisfies { readonly [what: string]: Rate };

export type Rated = keyof typeof RATES;

/** Beyond this many buckets those that are full again are thrown out. */
const BUCKETS = 20_000;

export class Rates {
  private readonly on: boolean;
  private readonly limited: (what: Rated) => void;
  private readonly now: () => number;
  /** When the bucket will be full again: all that has to be kept. */
  private readonly full = new Map<string, number>();

  constructor(on = true, limited: (what: Rated) => void = () => {}, now: () => number = Date.now) {
    this.on = on;
    this.limited = limited;
    this.now = now;
  }

  /** Takes a token, or says that there is none. */
  take(what: Rated, who: string): boolean {
    if (!this.on) return true;
    const { burst, everyMs } = RATES[what];
    const key = `${what} ${who}`;
    const now = this.now();
    const full = Math.max(now, this.full.get(key) ?? 0) + everyMs;
    if (full - now > burst * everyMs) {
      this.limited(what);
      return false;
    }
    this.full.set(key, full);
    if (this.full.size > BUCKETS) this.sweep(now);
    return true;
  }

  private sweep(now: number): void {
    for (const [key, full] of this.full) if (full <= now) this.full.delete(key);
  }
}
