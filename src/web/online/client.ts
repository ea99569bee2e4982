/** A table on a server, as the frame sees every table; and before it begins, as the waiting room does. */
import type { ChatLine, Person, SlimView } from '../../protocol/parts.ts';
import type { About, ToClient, Update } from '../../protocol/to-client.ts';
import type { GameFile } from '../../table/file.ts';
import { mute, mutedPeople, report } from '../account/api.ts';
import { newId } from '../local/chance.ts';
import {
  type Acknowledged,
  type Conduct,
  NOBODY_TYPES,
  type SharedBook,
  type Step,
  type TableClient,
  type TableEvent,
  type TableState,
  type Typing,
} from '../table/client.ts';
import { t } from '../text/index.ts';
import { createStore, type Store } from '../ui/store.ts';
import { agreeOnBook, bookOfTable, Fault, gameFileOf, isKnown, omitFromBook, rematch, signIn } from './api.ts';
import { lineState, listen, renew, request, say, send, whoAmI } from './line.ts';

export type Room = { readonly about: About; readonly people: readonly Person[]; readonly host: boolean };

/** Of each seat that we see with: the state, put together from what was sent. */
type Known = { readonly [seat: string]: SlimView['state'] };

export class OnlineTable implements TableClient {
  readonly id: string;
  readonly room: Store<Room | null> = createStore<Room | null>(null);
  readonly typing: Store<Typing> = createStore(NOBODY_TYPES);
  /** Another game has been asked for from here. */
  asked = false;
  private about: About | null = null;
  private people: { readonly list: readonly Person[]; readonly spectators: number } | null = null;
  private update: Update | null = null;
  private known: Known = {};
  private scores: TableState['scores'] = [];
  private steps: readonly Step[] = [];
  private talk: readonly ChatLine[] = [];
  private state: TableState | null = null;
  private gone: TableEvent | null = null;
  private readonly listeners = new Set<(event: TableEvent) => void>();
  private readonly stop: () => void;
  private readonly stopState: () => void;

  constructor(id: string) {
    this.id = id;
    this.stop = listen((message) => this.hear(message));
    this.stopState = lineState.subscribe(() => this.emit({ kind: 'link', live: lineState.get() === 'live' }));
    this.ask(0);
    if (isKnown())
      mutedPeople().then(
        (people) => this.muted.set(new Set(people.map(({ who }) => who))),
        // Those whom the server knows to be muted it does not send; the list is only for taking it back.
        () => undefined,
      );
  }

  private ask(from: number): void {
    say({ t: 'watch', table: this.id, from });
  }

  subscribe(listener: (event: TableEvent) => void): () => void {
    this.listeners.add(listener);
    if (this.gone) listener(this.gone);
    else if (this.state) listener({ kind: 'state', state: this.state });
    if (lineState.get() === 'lost') listener({ kind: 'link', live: false });
    return () => this.listeners.delete(listener);
  }

  private emit(event: TableEvent): void {
    for (const listener of this.listeners) listener(event);
  }

  private hear(message: ToClient): void {
    if (message.t === 'welcome') {
      this.ask(this.update?.step ?? 0);
      return;
    }
    if (!('table' in message) || message.table !== this.id) return;
    switch (message.t) {
      case 'table':
        this.about = message.about;
        this.book.news.set(this.book.news.get() + 1);
        break;
      case 'people':
        this.people = { list: message.people, spectators: message.spectators };
        break;
      case 'update':
        if (!this.take(message)) return;
        break;
      case 'drafts':
        this.typing.set({ drafts: message.drafts, clocks: { deadlines: message.deadlines, now: message.now } });
        return;
      case 'chat': {
        const fresh = new Set(message.lines.map(({ id }) => id));
        this.talk = [...this.talk.filter(({ id }) => !fresh.has(id)), ...message.lines];
        break;
      }
      case 'gone':
        this.gone = { kind: 'gone', why: message.why, detail: message.detail };
        this.emit(this.gone);
        return;
    }
    this.show();
  }

  private take(update: Update): boolean {
    // Something was missed: ask for everything.
    if (update.from > this.steps.length) {
      this.ask(0);
      return false;
    }
    this.update = update;
    this.scores = update.scores ?? this.scores;
    this.known = Object.fromEntries(
      Object.entries(update.views).map(([seat, { state }]) => [seat, { ...this.known[seat], ...state }]),
    );
    this.steps = [...this.steps.slice(0, update.from), ...update.steps];
    return true;
  }

  private show(): void {
    const { about, people, update } = this;
    if (!about || !people) return;
    if (about.status === 'closed') {
      this.gone ??= { kind: 'gone', why: 'closed', detail: '' };
      this.emit(this.gone);
      return;
    }
    this.room.set({ about, people: people.list, host: about.host === whoAmI() });
    if (!update) return;
    this.state = {
      id: this.id,
      setup: about.setup,
      clock: about.clock,
      people: people.list.map(({ name, kind, level, who, present }, seat) => ({
        name: level === undefined ? name : botName(this.id, seat),
        kind: kind === 'bot' ? 'bot' : 'person',
        ...(level === undefined ? {} : { level }),
        ...(who === null ? {} : { who }),
        present,
      })),
      mine: about.mine,
      secret: about.secret,
      step: update.step,
      steps: this.steps,
      views: this.whole(update.views, about),
      scores: this.scores,
      undoable: update.undoable,
      deadlines: update.deadlines,
      now: update.now,
      outcome: update.outcome,
      dice: about.dice,
      chat: this.talk,
      spectators: people.spectators,
      delay: about.delay,
      kept: true,
    };
    this.emit({ kind: 'state', state: this.state });
  }

  /** Views travel without what is known already. */
  private whole(views: { readonly [seat: string]: SlimView }, { setup }: About): TableState['views'] {
    return Object.fromEntries(
      Object.entries(views).map(([seat, view]) => [
        seat,
        { ...view, setup, state: { ...this.known[seat], ...view.state } as unknown },
      ]),
    );
  }

  private async settle(asked: ReturnType<typeof request>): Acknowledged {
    const answer = await asked;
    return answer.t === 'ack' ? answer.why : null;
  }

  move(seat: number, key: string, pick?: number, text?: string): Acknowledged {
    const said = { ...(pick === undefined ? {} : { pick }), ...(text === undefined ? {} : { text }) };
    return this.settle(request({ t: 'move', table: this.id, seat, id: newId(), key, ...said }));
  }

  undo(seat: number): Acknowledged {
    return this.settle(request({ t: 'undo', table: this.id, seat, id: newId() }));
  }

  resign(seat: number): Acknowledged {
    return this.settle(request({ t: 'resign', table: this.id, seat, id: newId() }));
  }

  readonly together = {
    draw: (seat: number, say: 'offer' | 'accept' | 'decline'): Acknowledged =>
      this.settle(request({ t: 'draw', table: this.id, seat, id: newId(), say })),
    claim: (seat: number, what: 'bot' | 'win'): Acknowledged =>
      this.settle(request({ t: 'claim', table: this.id, seat, id: newId(), for: what })),
    back: (seat: number): Acknowledged => this.settle(request({ t: 'back', table: this.id, seat, id: newId() })),
  };

  private readonly muted = createStore<ReadonlySet<string>>(new Set());
  readonly conduct = {
    muted: this.muted,
    mute: async (who: string, muted: boolean): Promise<void> => {
      await this.signedIn();
      await mute(who, muted);
      const others = [...this.muted.get()].filter((other) => other !== who);
      this.muted.set(new Set(muted ? [...others, who] : others));
      // What they said in the meantime was not sent here.
      if (!muted) this.ask(this.update?.step ?? 0);
    },
    report: async ({ who, line }: Conduct, reason: string): Promise<void> => {
      await this.signedIn();
      await report(line ? { message: line.id } : { who, table: this.id }, reason);
    },
  };

  /** Whoever looks on needs a name to speak, and to be heard by whoever runs the server. */
  private async signedIn(): Promise<void> {
    if (whoAmI() !== null) return;
    await signIn();
    renew();
  }

  readonly book = {
    news: createStore(0),
    look: (): Promise<SharedBook> => bookOfTable(this.id),
    agree: (yes: boolean): Promise<SharedBook> => agreeOnBook(this.id, yes),
    omit: (sentence: number, out: boolean): Promise<SharedBook> => omitFromBook(this.id, sentence, out),
  };

  draft(seat: number, key: string, text: string): void {
    send({ t: 'draft', table: this.id, seat, key, text });
  }

  async chat(text: string): Acknowledged {
    await this.signedIn();
    return this.settle(request({ t: 'chat', table: this.id, id: newId(), text }));
  }

  async past(step: number): Promise<Pick<TableState, 'views' | 'scores'>> {
    const answer = await request({ t: 'past', table: this.id, step });
    if (answer.t !== 'past' || !this.about) throw new Fault('not-found');
    return { views: this.whole(answer.views, this.about), scores: answer.scores };
  }

  file(): Promise<GameFile> {
    return gameFileOf(this.id);
  }

  async verify(): Promise<readonly string[]> {
    const [file, { problemsOf }] = await Promise.all([this.file(), import('./verify.ts')]);
    return problemsOf(file);
  }

  /** Only who sat here plays again. */
  get again(): (() => Promise<string>) | null {
    if (!this.about || this.about.mine.length === 0) return null;
    return async () => {
      this.asked = true;
      return `/online/${await rematch(this.id)}`;
    };
  }

  close(): void {
    send({ t: 'unwatch', table: this.id });
    this.stop();
    this.stopState();
  }
}

/** The same at every screen, and another one at every chair. */
export function botName(table: string, seat: number): string {
  const { names } = t.bots;
  let sum = seat;
  for (let i = 0; i < table.length; i++) sum += table.charCodeAt(i);
  return names[sum % names.length];
}
