/** What moves a table while nobody does: its clocks and its bots. One process does this for a table, by its lease. */
import { TYPING_MS, type Typing, typedBy, typeOn } from '../bots/typing.ts';
import type { Reason } from '../kernel/game.ts';
import type { Request } from '../table/entries.ts';
import type { Context } from './context.ts';
import type { Propose, Room } from './room.ts';
import type { Alarm } from './timers.ts';

const RETRY_MS = 1_000;

export class Drive {
  private readonly room: Room;
  private readonly context: Context;
  private deadline: Alarm | null = null;
  private alarms: Alarm[] = [];
  /** The length of the log that the bots have been asked about. */
  private askedAt = -1;
  /** The sentence that a bot is writing, and when the next letters of it are shown. */
  private typing: Typing | null = null;
  private letters: Alarm | null = null;
  /** What went wrong is tried again then. */
  private again: Alarm | null = null;

  constructor(room: Room, context: Context) {
    this.room = room;
    this.context = context;
  }

  /** A bot has thought, and waits as long as a person would have taken. */
  get busy(): boolean {
    return this.alarms.length > 0;
  }

  disarm(): void {
    if (this.deadline) this.context.timers.cancel(this.deadline);
    if (this.again) this.context.timers.cancel(this.again);
    this.deadline = null;
    this.again = null;
    this.forgetBots();
  }

  private forgetBots(): void {
    for (const alarm of this.alarms) this.context.timers.cancel(alarm);
    if (this.letters) this.context.timers.cancel(this.letters);
    this.alarms = [];
    this.letters = null;
    this.askedAt = -1;
  }

  arm(): void {
    const { room } = this;
    const { timers } = this.context;
    const { table } = room;
    if (this.deadline) timers.cancel(this.deadline);
    this.deadline = null;
    const [first] = table.deadlines();
    if (first) {
      const due = Date.now() + Math.max(0, first.due - room.now());
      this.deadline = timers.set(due, () => this.expire());
    }
    // Somebody typed, or came to look: the bots have been asked about this position already.
    if (this.askedAt === table.log.length) return;
    this.forgetBots();
    this.askedAt = table.log.length;
    for (let seat = 0; seat < table.seats; seat++) if (room.isBot(seat)) this.wake(seat);
  }

  private expire(): void {
    const { room } = this;
    this.act(
      () => room.table.expire(room.now()),
      (why) => {
        // It is due still: asked again at once it would be refused without end.
        this.context.log.error({ why, table: room.id }, 'a time that is over has no answer');
        this.later();
      },
    );
  }

  /** Somebody was faster than a bot, as a rule: what is there now is looked at. */
  private act(propose: Propose, refused: (why: Reason) => void = () => this.room.arm()): void {
    this.room.attempt(propose).then(
      (why) => {
        if (why?.code === 'not-saved') this.later();
        else if (why && this.room.running) refused(why);
        else this.room.arm();
      },
      (error) => {
        this.context.log.error({ err: error, table: this.room.id }, 'a table cannot go on');
        this.later();
      },
    );
  }

  /** The store does not answer, or something has failed: somebody waits, so it is tried again. */
  private later(): void {
    this.forgetBots();
    const { timers } = this.context;
    if (this.again) timers.cancel(this.again);
    this.again = timers.set(Date.now() + RETRY_MS, () => {
      this.again = null;
      this.room.arm();
    });
  }

  private wake(seat: number): void {
    this.letThink(seat).catch((error) => {
      this.context.log.error({ err: error, table: this.room.id }, 'a bot failed');
      this.later();
    });
  }

  private async letThink(seat: number): Promise<void> {
    const { room } = this;
    const view = room.table.view(seat);
    if (view.decisions.length === 0) return;
    const step = room.table.log.length;
    const started = Date.now();
    const asked = { who: `${room.id}.${seat}`, game: room.record.game, level: room.record.seats[seat].bot, view };
    const answer = await this.context.bots.think(room.id, asked);
    // Somebody else was faster: the bot is asked again about what is there now.
    if (!answer || !room.running || room.table.log.length !== step) return;
    const { decision, pick, text, afterMs } = answer;
    const request: Request = {
      kind: 'move',
      seat,
      key: decision.key,
      ...(pick === undefined ? {} : { pick }),
      ...(text === undefined ? {} : { text }),
    };
    const play = (): void =>
      this.act(() => {
        // Whoever came back while this waited for its turn has the seat, and the word.
        if (!room.isBot(seat)) return null;
        const stamp = room.stamp(seat, 0);
        return room.table.propose(stamp === undefined ? request : { ...request, stamp }, room.now());
      });
    this.alarms.push(this.context.timers.set(started + afterMs, play));
    if (text === undefined) return;
    const { key } = decision;
    this.typing = typeOn(this.typing, { seat, key, text, from: started, until: started + afterMs });
    this.type(this.typing);
  }

  /** Shows what a bot writes to those who look, until it has said it or does something else. */
  private type(typing: Typing): void {
    if (this.room.audience.watchers.size === 0 && this.room.elsewhere.size === 0) return;
    this.letters = this.context.timers.set(Date.now() + TYPING_MS, () => {
      if (Date.now() >= typing.until) return;
      const text = typedBy(typing, Date.now());
      if (text !== '') this.room.type(typing.seat, text);
      this.type(typing);
    });
  }
}
