/** One timer for everything that waits: a heap by time, so that thousands of deadlines cost nothing until the first is due. */

export type Alarm = { readonly at: number; readonly ring: () => void; place: number };

/** Node's timers overflow beyond this; whoever waits longer is looked at again then. */
const LONGEST_MS = 2 ** 31 - 1;

export class Timers {
  private readonly heap: Alarm[] = [];
  private timer: NodeJS.Timeout | null = null;
  private timerAt = 0;

  get size(): number {
    return this.heap.length;
  }

  set(at: number, ring: () => void): Alarm {
    const alarm: Alarm = { at, ring, place: this.heap.length };
    this.heap.push(alarm);
    this.rise(alarm);
    this.arm();
    return alarm;
  }

  cancel(alarm: Alarm): void {
    if (alarm.place < 0) return;
    this.take(alarm);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.heap.length = 0;
  }

  private arm(): void {
    const [first] = this.heap;
    if (!first || (this.timer && this.timerAt <= first.at)) return;
    if (this.timer) clearTimeout(this.timer);
    this.timerAt = first.at;
    this.timer = setTimeout(() => this.ring(), Math.min(LONGEST_MS, Math.max(0, first.at - Date.now())));
    this.timer.unref();
  }

  private ring(): void {
    this.timer = null;
    const now = Date.now();
    while (this.heap.length > 0 && this.heap[0].at <= now) {
      const [first] = this.heap;
      this.take(first);
      first.ring();
    }
    this.arm();
  }

  private take(alarm: Alarm): void {
    const last = this.heap.pop() as Alarm;
    if (last !== alarm) {
      this.put(last, alarm.place);
      this.rise(last);
      this.sink(last);
    }
    alarm.place = -1;
  }

  private put(alarm: Alarm, place: number): void {
    this.heap[place] = alarm;
    alarm.place = place;
  }

  private rise(alarm: Alarm): void {
    while (alarm.place > 0) {
      const at = alarm.place;
      const above = this.heap[(at - 1) >> 1];
      if (above.at <= alarm.at) return;
      this.put(alarm, above.place);
      this.put(above, at);
    }
  }

  private sink(alarm: Alarm): void {
    for (;;) {
      const at = alarm.place;
      const left = this.heap[2 * at + 1];
      const right = this.heap[2 * at + 2];
      const least = right && right.at < left.at ? right : left;
      if (!least || least.at >= alarm.at) return;
      this.put(alarm, least.place);
      this.put(least, at);
    }
  }
}
