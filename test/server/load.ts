/**
 * Pairs of people who play one game of Castle after another through whatever happens to their servers: who lose their line
 * come back, who get no answer ask again under the same name. They remember what they were promised.
 */
import type { Update } from '../../src/protocol/to-client.ts';
import { Person, Socket } from './client.ts';

const AGAIN_MS = 30;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

export type Promised = { readonly ids: Set<string>; seen: number };

export class Load {
  /** By table: the names of the moves that were acknowledged, and the longest log that anybody was shown. */
  readonly tables = new Map<string, Promised>();
  acknowledged = 0;
  /** Moves that were answered with "not saved". */
  refused = 0;
  /** Answers that nobody should get, whatever happens. */
  readonly wrong: unknown[] = [];
  private readonly address: (player: number) => string;
  private readonly playing: Promise<void>[] = [];
  private stopped = false;

  /** `address`: where a player finds a server now. */
  constructor(pairs: number, address: (player: number) => string) {
    this.address = address;
    for (let pair = 0; pair < pairs; pair++) this.playing.push(this.pair(pair));
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.playing);
  }

  /** Until so many more moves were acknowledged; a failure of the players themselves is not waited out. */
  async more(moves: number): Promise<void> {
    const goal = this.acknowledged + moves;
    const enough = (async () => {
      while (this.acknowledged < goal) await pause();
    })();
    await Promise.race([enough, Promise.all(this.playing)]);
  }

  private async pair(pair: number): Promise<void> {
    const players = await Promise.all([0, 1].map((seat) => this.arrive(2 * pair + seat)));
    while (!this.stopped) {
      const table = await this.sitDown(players);
      if (table) await Promise.all(players.map((player, seat) => new Player(this, player, table, seat).play()));
    }
  }

  private async arrive(n: number): Promise<{ n: number; token: string }> {
    const person = await this.insist(() => Person.arrive(this.address(n), `Player ${n}`));
    return { n, token: person.token };
  }

  /** Asks until somebody answers. */
  private async insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch {
        await pause();
      }
    }
  }

  at({ n, token }: { n: number; token: string }): Person {
    const person = new Person(this.address(n));
    person.token = token;
    return person;
  }

  /** A new table of two; null if the server went away meanwhile. */
  private async sitDown([host, guest]: { n: number; token: string }[]): Promise<string | null> {
    try {
      const { id, invite } = await this.at(host).create({ game: 'castle', seats: ['me', 'free'] });
      const joined = await this.at(guest).ask('POST', `/api/tables/${id}/join`, { invite });
      const started = await this.at(host).ask('POST', `/api/tables/${id}/start`, {});
      if (joined.status !== 200 || started.status !== 200) return null;
      this.tables.set(id, { ids: new Set(), seen: 0 });
      return id;
    } catch {
      await pause();
      return null;
    }
  }

  get over(): boolean {
    return this.stopped;
  }
}

class Player {
  private readonly load: Load;
  private readonly who: { n: number; token: string };
  private readonly table: string;
  private readonly seat: number;
  private readonly promised: Promised;
  private moves = 0;

  constructor(load: Load, who: { n: number; token: string }, table: string, seat: number) {
    this.load = load;
    this.who = who;
    this.table = table;
    this.seat = seat;
    this.promised = load.tables.get(table) as Promised;
  }

  /** Until the game is over or everybody stops. */
  async play(): Promise<void> {
    let over = false;
    while (!over && !this.load.over) {
      try {
        const socket = await Socket.open(this.load.at(this.who).url, this.who.token);
        const closed = socket.closed().then(() => true);
        over = await this.playOver(socket, closed);
        if (!this.load.over) await pause();
        await Promise.race([socket.close(), closed]);
      } catch {
        await pause();
      }
    }
  }

  /** True: the game is over. False: the line is lost. */
  private async playOver(socket: Socket, closed: Promise<boolean>): Promise<boolean> {
    socket.onUpdate = ({ step }) => {
      this.promised.seen = Math.max(this.promised.seen, step);
    };
    await Promise.race([socket.watch(this.table), closed]);
    while (!this.load.over) {
      const update = socket.updates.get(this.table);
      if (update?.outcome) return true;
      const lost = await Promise.race([closed, this.answer(socket, update, closed)]);
      if (lost) return false;
    }
    return false;
  }

  private async answer(socket: Socket, update: Update | undefined, closed: Promise<boolean>): Promise<boolean> {
    const decision = update?.views[this.seat]?.decisions.find(({ may }) => !may);
    if (!decision) {
      await Promise.race([socket.next('update'), closed, pause()]);
      return false;
    }
    const { key, options } = decision;
    // The name says what is answered: asked again over another line it is the same request.
    const id = key;
    const pick = options[(this.moves * 7 + 3) % options.length];
    const said = await Promise.race([
      socket.ask({ t: 'move', table: this.table, seat: this.seat, id, key, pick }),
      closed,
    ]);
    if (said === true) return true;
    if (typeof said === 'object' && said.t === 'ack' && said.why === null) {
      this.moves++;
      this.promised.ids.add(`${this.seat}/${id}`);
      this.load.acknowledged++;
      return false;
    }
    const code = typeof said === 'object' && (said.t === 'ack' ? said.why?.code : said.t === 'error' && said.code);
    if (code === 'not-saved') this.load.refused++;
    else if (code !== 'too-many' && code !== 'game-over') this.load.wrong.push(said);
    await pause();
    return false;
  }
}
