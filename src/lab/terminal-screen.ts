/** A castle table drawn with letters. */

import { type Reward, SQUARES, WAYS } from '../games/castle/board.ts';
import { FACES, LETTERS } from '../games/castle/faces.ts';
import { GUESTS } from '../games/castle/guests.ts';
import { en } from '../games/castle/messages.ts';
import { DIE, stopBuilding, waysToBuild } from '../games/castle/programs.ts';
import { scoreSheet, total } from '../games/castle/scoring.ts';
import { type Castle, FLAGS, flagsOf, seatsOf, TOWERS, towersOf } from '../games/castle/state.ts';
import { CLOUD, COOK, DECLINE, FLAG, RESIDENTS } from '../games/castle/uses.ts';
import { members } from '../kernel/bits.ts';
import type { Decision, View } from '../kernel/game.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

function rewardText(reward: Reward): string {
  const parts: string[] = [];
  if (reward.tower > 0) parts.push(`tower worth ${reward.tower}`);
  if (reward.wall) parts.push('wall');
  if (reward.floor) parts.push('floor and a guest');
  if (reward.residents > 0) parts.push(plural(reward.residents, 'resident'));
  for (const value of reward.flags) parts.push(`flag of ${value}`);
  if (reward.power === 'reactivate') parts.push('a bolt guest acts again');
  if (reward.power === 'steal') parts.push('lure a guest away');
  return parts.join(' + ');
}

const rewardsOf = (s: Castle, line: number): string => waysToBuild(s, line).map(rewardText).join(', or ');

/** The personal board: a token is a letter in brackets; each row says what it gives, the columns below. */
export function boardLines(s: Castle, seat: number): string[] {
  const { squares, resources, lines } = s.board;
  const rows = [1, 2, 3, 4, 5].map((r) => {
    const cells = [1, 2, 3, 4, 5].map((c) => {
      const square = squares.indexOf(`r${r}c${c}`);
      if (square < 0) return ' . ';
      const letter = LETTERS[resources[square]];
      return (s.squares[seat] >>> square) & 1 ? `[${letter}]` : ` ${letter} `;
    });
    return `  r${r} ${cells.join('  ')}   ${rewardsOf(s, r - 1)}`;
  });
  const columns = lines.slice(5).map((line, i) => `      ${line}: ${rewardsOf(s, 5 + i)}`);
  return ['      c1   c2   c3   c4   c5', ...rows, ...columns];
}

const cards = (s: Castle, set: number): string =>
  s.edition === 0
    ? members(set)
        .map((card) => `worth ${s.board.file.apprenticeGuests[card]}`)
        .join(', ')
    : members(set)
        .map((card) => GUESTS[card].name)
        .join(', ');

export function castleLine(s: Castle, seat: number, name: string): string {
  const towers = s.towers.slice(seat * TOWERS, seat * TOWERS + towersOf(s, seat));
  const flags = s.flags.slice(seat * FLAGS, seat * FLAGS + flagsOf(s, seat));
  const parts = [
    `towers ${towers.join(' ') || 'none'}`,
    `walls ${s.walls[seat]}`,
    `floors ${s.floors[seat]}`,
    `flags ${flags.join(' ') || 'none'}`,
    `residents ${s.residents[seat]}`,
    `tokens in hand ${s.hand[seat]}`,
  ];
  if (s.guests[seat] !== 0) parts.push(`guests: ${cards(s, s.guests[seat])}`);
  return `${name}, ${plural(total(s, seat), 'point')}: ${parts.join(' · ')}`;
}

export const shownLine = (s: Castle): string =>
  `Guests at the gate: ${members(s.shown)
    .map((g) => `${GUESTS[g].name} (${GUESTS[g].text})`)
    .join(' ')}`;

export function scoreLines(s: Castle, names: readonly string[]): string[] {
  const sheets = names.map((_, seat) => scoreSheet(s, seat));
  const width = Math.max(...names.map((n) => n.length), 4) + 2;
  const row = (head: string, cells: readonly (string | number)[]): string =>
    head.padEnd(20) + cells.map((c) => String(c).padStart(width)).join('');
  return [
    row('', names),
    ...sheets[0].map(({ term }, i) =>
      row(
        en.terms[term],
        sheets.map((sheet) => sheet[i].value),
      ),
    ),
    row(
      'Total',
      Array.from({ length: seatsOf(s) }, (_, seat) => total(s, seat)),
    ),
  ];
}

const use = (s: Castle, pick: number): string => {
  if (pick < SQUARES) return `${FACES[s.board.resources[pick]]} on ${s.board.squares[pick]}`;
  if (pick === FLAG) return 'a flag of 2, by the Monk';
  if (pick === RESIDENTS) return 'residents';
  if (pick === CLOUD) return 'a cloud, by the Shepherdess';
  if (pick === COOK) return "the Cook's resident";
  return pick === DECLINE ? 'neither' : '';
};

/** What an option is called to a person. */
export function optionText(s: Castle, d: Decision, pick: number): string {
  switch (d.of) {
    case 'die':
      return `${FACES[s.dice[pick >= DIE ? 1 : 0]]}: ${use(s, pick % DIE)}`;
    case 'use':
      return use(s, pick);
    case 'square':
      return pick === SQUARES ? 'no more' : use(s, pick);
    case 'face':
      return FACES[pick];
    case 'line': {
      if (pick === stopBuilding(s)) return 'build nothing more';
      const line = Math.floor(pick / WAYS);
      return `${s.board.lines[line]}: ${rewardText(waysToBuild(s, line)[pick % WAYS])}`;
    }
    default:
      return `${GUESTS[pick].name}: ${GUESTS[pick].text}`;
  }
}

export const questionText = (view: View<Castle>, d: Decision): string => {
  const [first, second] = view.state.dice;
  const dice =
    first >= 0 && (d.verb === 'use' || d.verb === 'answer')
      ? `The dice show ${FACES[first]} and ${FACES[second]}. `
      : '';
  return dice + en.asks[d.verb];
};
