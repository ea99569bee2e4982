import { describe, expect, it } from 'vitest';
import type { GameId } from '../games/registry.ts';
import { chanceGame } from '../testing/chance-game.ts';
import { Undos } from './undos.ts';

describe('who may take a move back', () => {
  it.each<[GameId, number]>([
    ['castle', 2],
    ['castle', 4],
    ['september', 2],
  ])('%s with %i seats: just what the table would say', (game, seats) => {
    const said = { yes: 0, no: 0 };
    for (let seed = 0; seed < 6; seed++) {
      const undos = new Undos();
      chanceGame(game, seats, seed, ({ table, before, proposal }) => {
        undos.follow(table, proposal.base, before);
        for (let seat = 0; seat < seats; seat++) {
          const may = table.propose({ kind: 'undo', seat }, 0).ok;
          expect(undos.may(table, seat, 0), `${seat} after ${table.log.length}`).toBe(may);
          said[may ? 'yes' : 'no']++;
        }
      });
    }
    expect(Math.min(said.yes, said.no)).toBeGreaterThan(50);
  });
});
