/** Why a pick is not among the options, as exactly as the rules know. */

import { has } from '../../kernel/bits.ts';
import type { Frame } from '../../kernel/frames.ts';
import type { Reason } from '../../kernel/game.ts';
import { SQUARES, WAYS } from './board.ts';
import { FACES } from './faces.ts';
import { GUESTS } from './guests.ts';
import { buildable, DIE, stopBuilding, waysToBuild } from './programs.ts';
import { CROWNS, GUEST } from './roster.ts';
import { type Castle, completeLines, flagRoom, hosts, NOBODY } from './state.ts';
import { CLOUD, COOK, DECLINE, FLAG, RESIDENTS } from './uses.ts';

export function whyNot(s: Castle, verb: string, of: string, pick: number, frame: Frame): Reason | null {
  const { seat } = frame;
  if (!Number.isInteger(pick) || pick < 0) return null;
  if (of === 'die') return whyNoDie(s, seat, pick, frame.a);
  if (of === 'use') return pick === DECLINE ? { code: 'must-use' } : whyNoUse(s, seat, pick);
  if (of === 'line') return whyNoLine(s, seat, pick);
  if (of === 'guest') return whyNoGuest(s, seat, verb, pick);
  if (of === 'square' && pick < SQUARES) {
    const square = s.board.squares[pick];
    if (verb === 'lift') return { code: has(s.squares[seat], pick) ? 'just-moved' : 'no-token-there', square };
    if (verb === 'put' && pick === frame.a) return { code: 'same-square', square };
    return whyNoUse(s, seat, pick);
  }
  return null;
}

function whyNoDie(s: Castle, seat: number, pick: number, diceLeft: number): Reason | null {
  const die = Math.floor(pick / DIE);
  const twin = diceLeft === 3 && s.dice[0] === s.dice[1] && die === 1;
  if (die > 1 || twin) return null;
  if (!has(diceLeft, die)) return { code: 'die-used' };
  return pick % DIE === DECLINE ? { code: 'must-use' } : whyNoUse(s, seat, pick % DIE);
}

function whyNoUse(s: Castle, seat: number, use: number): Reason | null {
  if (use < SQUARES) {
    const square = s.board.squares[use];
    if (has(s.squares[seat], use)) return { code: 'square-taken', square };
    if (s.hand[seat] === 0) return { code: 'no-token' };
    return { code: 'wrong-square', square, resource: FACES[s.board.resources[use]] };
  }
  if (use === FLAG)
    return hosts(s, seat, GUEST.monk) && flagRoom(s, seat) <= 0
      ? { code: 'no-flag-room' }
      : needs(s, seat, 'monk', 'Monk');
  if (use === RESIDENTS) return s.residents[seat] >= s.board.shadows ? { code: 'shadows-full' } : null;
  if (use === CLOUD) return needs(s, seat, 'shepherdess', 'Shepherdess');
  if (use === COOK) return needs(s, seat, 'cook', 'Cook');
  return null;
}

const needs = (s: Castle, seat: number, id: 'monk' | 'shepherdess' | 'cook', guest: string): Reason | null =>
  hosts(s, seat, GUEST[id]) ? null : { code: 'no-guest', guest };

function whyNoLine(s: Castle, seat: number, pick: number): Reason | null {
  if (pick >= stopBuilding(s)) return null;
  const line = Math.floor(pick / WAYS);
  const name = s.board.lines[line];
  if (pick % WAYS >= waysToBuild(s, line).length) return { code: 'no-such-way', line: name };
  if (!has(completeLines(s, seat), line)) return { code: 'line-open', line: name };
  return s.cloud !== NOBODY && !has(buildable(s, seat), line) ? { code: 'line-late', line: name } : null;
}

function whyNoGuest(s: Castle, seat: number, verb: string, pick: number): Reason | null {
  const guest = GUESTS[pick];
  if (!guest) return null;
  const owner = s.guests.findIndex((set) => has(set, pick));
  const guarded =
    verb === 'steal' && owner !== NOBODY && owner !== seat && has(CROWNS, pick) && hosts(s, owner, GUEST.guard);
  return guarded ? { code: 'guarded' } : { code: 'guest-away', guest: guest.name };
}
