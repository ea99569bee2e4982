/**
 * Tells people who are away what has happened: what is to be told lies in the store until it is told, so that a restart loses
 * nothing. Whichever process finds something due takes the lease and sends; moves never wait for it.
 */
import type { Agent } from 'node:https';
import type { Identity, Letter } from '../store/records.ts';
import type { Context } from './context.ts';
import { nextHour } from './hours.ts';
import type { Mailer } from './mail.ts';
import { type Channel, type Looks, letterTo, type News, type Words, wordsFor } from './news.ts';
import { deviceId, push } from './push.ts';
import { tellingOf } from './telling.ts';

export type PostOptions = {
  /** The name of this process as a holder of leases. */
  readonly holder: string;
  readonly looks: Looks;
  /** Whether a person looks at a table that is in memory here: known without asking the store. */
  readonly sees: (identity: string, table: string) => boolean;
  readonly mailer: Mailer | null;
  readonly agent: Agent;
  readonly roundMs: number;
};

const LEASE = 'post';
const AT_ONCE = 16;
const DUE = 200;
/** Half a minute, then four times as long each time: the last try is eight hours later. */
const RETRY_MS = 30_000;
const TRIES = 6;
/** Whoever stops waits so long for what is being sent: nothing is lost, and at worst something is told twice. */
const STOP_MS = 2_000;
/** What a digest gathers: whatever waits for an answer. */
const WAITS: ReadonlySet<News['kind']> = new Set(['turn', 'began', 'rematch']);

export class Post {
  private readonly context: Context;
  private readonly options: PostOptions;
  private readonly startAt: number;
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private stopping = false;
  /** The push services that gave no answer in this round. Others' news must not wait for them again and again. */
  private readonly silent = new Set<string>();

  constructor(context: Context, options: PostOptions) {
    this.context = context;
    this.options = options;
    // After a start people come back, and other processes say who is with them: nobody is told before that.
    this.startAt = Date.now() + context.graceMs;
  }

  start(): void {
    this.timer = setInterval(() => this.look(), this.options.roundMs);
    this.timer.unref();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    if (this.timer) clearInterval(this.timer);
    let late: NodeJS.Timeout | undefined;
    const enough = new Promise<void>((resolve) => {
      late = setTimeout(resolve, STOP_MS);
    });
    await Promise.race([this.round, enough]);
    clearTimeout(late);
  }

  private look(): void {
    if (this.round || Date.now() < this.startAt) return;
    this.round = this.deliver()
      .catch((error) => {
        // What nobody waited for finds the store closed.
        if (!this.stopping) this.context.log.warn({ err: error }, 'what is to be told cannot be read');
      })
      .finally(() => {
        this.round = null;
      });
  }

  private async deliver(): Promise<void> {
    const { leases, outbox } = this.context.store;
    const { holder } = this.options;
    if ((await outbox.due(Date.now(), 1)).length === 0) return;
    if ((await leases.acquire([LEASE], holder, Date.now())).length === 0) return;
    // Read again: whoever had the lease until now has sent something.
    const read = await outbox.due(Date.now(), DUE);
    // After a start thousands may be back at their tables, and most people can be reached nowhere: those letters go all at once.
    const unseen = read.filter((letter) => !this.isSeen(letter));
    const nowhere = await this.nowhere(new Set(unseen.map(({ identity }) => identity)));
    const due = unseen.filter(({ identity, target }) => target !== null || !nowhere.has(identity));
    await outbox.drop(read.filter((letter) => !due.includes(letter)));
    this.silent.clear();
    const work = async (): Promise<void> => {
      for (let letter = due.shift(); letter && !this.stopping; letter = due.shift()) await this.handle(letter);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await leases.release([LEASE], holder);
  }

  private isSeen({ identity, notice }: Letter): boolean {
    const news = notice as News;
    return 'table' in news && this.options.sees(identity, news.table);
  }

  /** Those of them who have no device here and no address. */
  private async nowhere(people: ReadonlySet<string>): Promise<Set<string>> {
    const nowhere = new Set<string>();
    for (const id of people) {
      const devices = await this.targets(id, 'push');
      if (devices.length === 0 && (await this.targets(id, 'mail')).length === 0) nowhere.add(id);
    }
    return nowhere;
  }

  private async handle(letter: Letter): Promise<void> {
    const { store, log, metrics } = this.context;
    try {
      const identity = await store.identities.get(letter.identity);
      const news = letter.notice as News;
      const first = identity && letter.target === null ? await this.address(identity, news) : null;
      // Whoever wants to hear of nothing like this is not asked about any further.
      const reached = identity && first?.length !== 0;
      const words = reached && (await wordsFor(this.context, letter.identity, news, this.options.looks));
      if (!words) await store.outbox.settle(letter);
      else if (first) await store.outbox.settle(letter, first);
      else await this.send(letter, words);
    } catch (error) {
      // It lies in the store as before: whoever starts next tells it.
      if (this.stopping) return;
      metrics.told.inc({ channel: letter.target === 'mail' ? 'mail' : 'push', result: 'failed' });
      // No names, no addresses: what went wrong is enough.
      log.warn({ err: error, kind: (letter.notice as News).kind }, 'somebody could not be told');
      await this.later(letter);
    }
  }

  /** Where it goes, by what the person has chosen. */
  private async address(identity: Identity, news: News): Promise<Letter[]> {
    const telling = tellingOf(identity);
    const letters: Letter[] = [];
    for (const channel of ['push', 'mail'] as const) {
      if (news.kind === 'digest' && news.channel !== channel) continue;
      const wish = news.kind === 'test' ? (channel === 'push' ? 'each' : 'off') : telling[channel];
      if (wish === 'off' || (news.kind === 'digest' && wish !== 'digest')) continue;
      const targets = await this.targets(identity.id, channel);
      if (wish === 'digest' && news.kind !== 'digest') {
        if (targets.length === 0 || !WAITS.has(news.kind)) continue;
        const at = nextHour(telling.hour, telling.zone, Date.now());
        letters.push(letterTo(identity.id, { kind: 'digest', channel }, at));
      } else letters.push(...targets.map((target) => letterTo(identity.id, news, Date.now(), target)));
    }
    return letters;
  }

  private async targets(identity: string, channel: Channel): Promise<string[]> {
    const { store } = this.context;
    if (channel === 'push') return (await store.push.of(identity)).map(({ endpoint }) => deviceId(endpoint));
    return this.options.mailer && (await store.identities.address(identity)) ? ['mail'] : [];
  }

  private async send(letter: Letter, words: Words): Promise<void> {
    const { store, metrics } = this.context;
    const channel: Channel = letter.target === 'mail' ? 'mail' : 'push';
    const result = await (channel === 'mail' ? this.mail(letter.identity, words) : this.pushTo(letter, words));
    metrics.told.inc({ channel, result });
    if (result === 'failed') await this.later(letter);
    else await store.outbox.settle(letter);
  }

  private async pushTo({ identity, target }: Letter, words: Words): Promise<'ok' | 'gone' | 'failed'> {
    const { store, vapid, origin } = this.context;
    const device = (await store.push.of(identity)).find(({ endpoint }) => deviceId(endpoint) === target);
    if (!device) return 'gone';
    const { host } = new URL(device.endpoint);
    if (this.silent.has(host)) return 'failed';
    const result = await push({ agent: this.options.agent, vapid, origin }, device, words).catch((error) => {
      this.silent.add(host);
      throw error;
    });
    if (result === 'gone') await store.push.unsubscribe(device.endpoint);
    return result;
  }

  private async mail(identity: string, words: Words): Promise<'ok' | 'gone'> {
    const address = await this.context.store.identities.address(identity);
    if (!address || !this.options.mailer) return 'gone';
    await this.options.mailer.tell(identity, address, words);
    return 'ok';
  }

  private async later(letter: Letter): Promise<void> {
    const { outbox } = this.context.store;
    if (letter.tries + 1 >= TRIES) await outbox.settle(letter);
    else await outbox.postpone(letter, Date.now() + RETRY_MS * 4 ** letter.tries);
  }
}
