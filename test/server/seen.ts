/** Holds all that a connection ever heard of a table against what its reader may know, move by move. */
import { expect } from 'vitest';
import { deal } from '../../src/dealer/dealer.ts';
import { SPECTATOR, type View } from '../../src/kernel/game.ts';
import { toClient } from '../../src/protocol/to-client.ts';
import type { GameFile } from '../../src/table/file.ts';
import { Table } from '../../src/table/table.ts';
import type { Socket } from './client.ts';

type Shown = View<unknown>;

/** By length of the log: the view of each reader, computed here from the finished game and by nobody's leave. */
export function viewsOf({ table: spec, dice, log }: GameFile, readers: readonly number[]): Map<number, Shown>[] {
  if (dice.kind !== 'sealed') throw new Error('The dice of a server are sealed.');
  const table = new Table(spec, deal(dice.seed, dice.entropies));
  const at = (): Map<number, Shown> =>
    new Map(readers.map((seat) => [seat, JSON.parse(JSON.stringify(table.view(seat)))]));
  const all = [at()];
  for (const entry of log) {
    expect(table.replay([entry])).toBeNull();
    all.push(at());
  }
  return all;
}

const KINDS = new Map(
  toClient.options.map((option) => [option.entries.t.literal as string, Object.keys(option.entries)]),
);

/**
 * Every view that was sent is the reader's own of that moment, field for field, and nothing else came along: no message has a
 * field that the protocol does not know. Says how many views were looked at.
 */
export function expectOnlyOwn(socket: Socket, reader: number, views: readonly Map<number, Shown>[]): number {
  for (const text of socket.texts) {
    const message = JSON.parse(text);
    const known = KINDS.get(message.t) ?? [];
    expect(
      Object.keys(message).filter((field) => !known.includes(field)),
      message.t,
    ).toEqual([]);
  }
  let looked = 0;
  for (const message of socket.heard) {
    if (message.t !== 'update' && message.t !== 'past') continue;
    expect(Object.keys(message.views)).toEqual([String(reader)]);
    const view = message.views[reader];
    const own = views[message.step].get(reader)?.state as { [field: string]: unknown };
    looked++;
    for (const [field, value] of Object.entries(view.state))
      expect(value, `${field} at step ${message.step}, read by ${reader}`).toEqual(own[field]);
    expect(view.decisions.every(({ seat }) => seat === reader || reader === SPECTATOR)).toBe(true);
    expect(reader === SPECTATOR ? view.decisions : []).toEqual([]);
  }
  return looked;
}
