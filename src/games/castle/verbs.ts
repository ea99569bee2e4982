/** The verbs that guests are written in; each is one step of a power (C-20). */

import { single, spread } from '../../kernel/bits.ts';
import { act, ask, call, end, type Frame, roll, type Step } from '../../kernel/frames.ts';
import { ALL_SQUARES, SQUARES } from './board.ts';
import { ANY, RESIDENT } from './faces.ts';
import { GUEST } from './roster.ts';
import { type Castle, drawResidents, hosts, putToken, takeTokens } from './state.ts';
import { anySquare, CLOUD, carryOut, squaresFor, uses } from './uses.ts';

export const residents = (n: number): Step<Castle> => act((s, f, tell) => drawResidents(s, f.seat, n, tell));

const placing = (squares: (s: Castle, seat: number) => number): Step<Castle> =>
  ask({
    verb: 'place',
    of: 'square',
    choices: (s, f, out) => spread(squares(s, f.seat), out, 0, 0),
    take(s, f, square, tell) {
      putToken(s, f.seat, square);
      tell('places', f.seat, s.board.resources[square], square);
    },
  });

/** A token of a resource, as far as squares and tokens go. */
export const token = (resource: number): Step<Castle> => placing((s, seat) => squaresFor(s, seat, resource));
export const tokenAnywhere: Step<Castle> = placing(anySquare);

/** Dagobert: the face is kept in `a`; `b` remembers that it was a "?". */
export const rollDog: Step<Castle> = roll({
  verb: 'roll',
  of: 'face',
  n: () => 6,
  take(_, f, face, tell) {
    f.a = face;
    f.b = face === ANY ? 1 : 0;
    tell('dog', f.seat, face);
  },
});

/** A "?" is named once for both results, as a face that can be used if there is any. */
export const nameFace: Step<Castle> = ask({
  verb: 'name',
  of: 'face',
  choices(s, f, out) {
    let n = 0;
    if (f.b === 1) for (let face = 0; face <= RESIDENT; face++) if (uses(s, f.seat, face) !== 0) out[n++] = face;
    return n;
  },
  take(_, f, face, tell) {
    f.a = face;
    tell('names', f.seat, face);
  },
});

export const useDog: Step<Castle> = act((_, f) => call('use', f.seat, f.a, f.b));

/** The uses of a frame's face; a "?" that has been named may still be a Shepherdess's cloud. */
function usesOf(s: Castle, f: Frame): number {
  return uses(s, f.seat, f.a) | (f.b === 1 && hosts(s, f.seat, GUEST.shepherdess) ? single(CLOUD) : 0);
}

/** One result of Dagobert's die. */
export const useFace: Step<Castle> = ask({
  verb: 'use',
  of: 'use',
  choices: (s, f, out) => spread(usesOf(s, f), out, 0, 0),
  take: (s, f, use, tell) => carryOut(s, f.seat, f.a, use, tell),
  none: (_, f, tell) => tell('lost', f.seat, f.a),
});

/** The Magician's "no more" beside the squares. */
export const ENOUGH = SQUARES;

/** Takes a token up; the one just put down (`b` holds its square + 1) is not the second of two tokens. */
export const lift: Step<Castle> = ask({
  verb: 'lift',
  of: 'square',
  choices(s, f, out) {
    const mine = f.b > 0 ? s.squares[f.seat] & ~single(f.b - 1) : s.squares[f.seat];
    const n = spread(mine, out, 0, 0);
    out[n] = ENOUGH;
    return n + 1;
  },
  take(s, f, square) {
    if (square === ENOUGH) return end(f);
    takeTokens(s, f.seat, single(square));
    f.a = square;
  },
});

export const put: Step<Castle> = ask({
  verb: 'put',
  of: 'square',
  choices: (s, f, out) => spread(ALL_SQUARES & ~s.squares[f.seat] & ~single(f.a), out, 0, 0),
  take(s, f, square, tell) {
    putToken(s, f.seat, square);
    f.b = square + 1;
    tell('moves', f.seat, f.a, square);
  },
});
