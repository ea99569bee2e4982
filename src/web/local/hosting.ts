/**
 * One table in one tab. Of all tabs that have it open one hosts it, by a lock of the browser; the others ask that one and show
 * what it says. When the hosting tab is closed the lock goes to the next, which goes on from what is stored.
 */
import type { Typing } from '../table/client.ts';
import type { Think } from './bots.ts';
import { newId } from './chance.ts';
import { Host, type Screens } from './host.ts';
import { loadGame } from './rules.ts';
import type { Storage } from './storage.ts';
import type { BetweenTabs, TableAnswer, TableAsk, ToPage, Update } from './wire.ts';

export class Hosting implements Screens {
  private readonly id: string;
  private readonly me = newId();
  private readonly store: Storage;
  private readonly think: Think;
  private readonly post: (message: ToPage) => void;
  private readonly channel: BroadcastChannel;
  private readonly leave = new AbortController();
  private release: () => void = () => {};
  private host: Host | null = null;
  private pace: number;
  private readonly open = new Map<number, (answer: TableAnswer) => void>();
  /** Asked before anybody hosted: asked again of whoever does. */
  private readonly unanswered = new Map<number, TableAsk>();
  private count = 0;

  constructor(id: string, pace: number, store: Storage, think: Think, post: (message: ToPage) => void) {
    this.id = id;
    this.pace = pace;
    this.store = store;
    this.think = think;
    this.post = post;
    this.channel = new BroadcastChannel(`table:${id}`);
    this.channel.onmessage = ({ data }: MessageEvent<BetweenTabs>) => this.hear(data);
  }

  async start(): Promise<void> {
    if (!(await this.store.read(this.id))) {
      this.post({ kind: 'gone', table: this.id, why: 'missing', detail: this.id });
      return;
    }
    const hold = (): Promise<void> => this.becomeHost();
    // Without locks the keys of the log still keep two tabs from writing over one another.
    if (!navigator.locks) {
      void hold();
      return;
    }
    navigator.locks.request(`table:${this.id}`, { signal: this.leave.signal }, hold).catch(() => undefined);
    this.say({ kind: 'hello', from: this.me });
  }

  /** Resolves when the tab leaves the table, which frees the lock. */
  private async becomeHost(): Promise<void> {
    const stored = await this.store.read(this.id);
    if (!stored || this.leave.signal.aborted) return;
    try {
      await loadGame(stored.record.setup.game);
      this.host = new Host(stored.record, stored.entries, this.store, this.think, this);
      this.host.pace = this.pace;
      await this.host.begin();
    } catch (error) {
      this.post({ kind: 'gone', table: this.id, why: 'broken', detail: (error as Error).message });
      return;
    }
    for (const [rid, ask] of this.unanswered) void this.host.answer(ask).then((answer) => this.settle(rid, answer));
    await new Promise<void>((resolve) => {
      this.release = resolve;
    });
  }

  ask(ask: TableAsk): Promise<TableAnswer> {
    if (this.host) return this.host.answer(ask);
    return new Promise((resolve) => {
      const rid = ++this.count;
      this.open.set(rid, resolve);
      this.unanswered.set(rid, ask);
      this.say({ kind: 'ask', from: this.me, rid, ask });
    });
  }

  /** To the page, which may have been late to listen. */
  show(pace: number): void {
    this.pace = pace;
    if (this.host) this.host.pace = pace;
    if (this.host) this.post({ kind: 'update', table: this.id, update: this.host.update(0) });
    else this.say({ kind: 'hello', from: this.me });
  }

  close(): void {
    this.host?.close();
    this.leave.abort();
    this.release();
    this.channel.close();
  }

  private say(message: BetweenTabs): void {
    this.channel.postMessage(message);
  }

  publish(update: Update): void {
    this.post({ kind: 'update', table: this.id, update });
    this.say({ kind: 'update', update });
  }

  type(typing: Typing): void {
    this.post({ kind: 'typing', table: this.id, typing });
    this.say({ kind: 'typing', typing });
  }

  complain(): void {
    this.post({ kind: 'unsaved' });
  }

  private settle(rid: number, answer: TableAnswer): void {
    this.open.get(rid)?.(answer);
    this.open.delete(rid);
    this.unanswered.delete(rid);
  }

  private hear(message: BetweenTabs): void {
    switch (message.kind) {
      case 'hello':
        if (this.host) this.say({ kind: 'update', update: this.host.update(0) });
        break;
      case 'update':
        if (!this.host) this.post({ kind: 'update', table: this.id, update: message.update });
        break;
      case 'typing':
        if (!this.host) this.post({ kind: 'typing', table: this.id, typing: message.typing });
        break;
      case 'ask':
        void this.host
          ?.answer(message.ask)
          .then((answer) => this.say({ kind: 'answer', to: message.from, rid: message.rid, answer }));
        break;
      case 'answer':
        if (message.to === this.me) this.settle(message.rid, message.answer);
        break;
    }
  }
}
