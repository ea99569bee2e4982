/**
 * Ratings: how good somebody is at a game, among people and, apart from that, against bots. A finished table is rated once,
 * by whichever process comes to it first; what a crash left undone is found again by the table's own mark.
 */
import { type GameId, isGameId } from '../games/registry.ts';
import type { Among, Rated, Rating } from '../store/records.ts';
import type { Entry } from '../table/entries.ts';
import type { Context, Rec } from './context.ts';
import { NEWCOMER, rate, type Skill } from './weng-lin.ts';

/** Shown on the scale that chess players know: a hundred points more are about two games won of three. */
const ORIGIN = 1500;
const POINTS = 30;
/**
 * Until so much is known of somebody the number is provisional: some fifteen games for two, fewer at larger tables. Whoever
 * plays only those much stronger or weaker teaches little with each game, and is taken as known after thirty.
 */
const KNOWN_SIGMA = 5.5;
const KNOWN_GAMES = 30;
/** Somebody else has rated the same people at the same moment: look again. */
const TRIES = 20;
const SWEEP = 500;

/** Bots stand still: the lab's games among them say how far apart they are. Who is not listed is as good as a newcomer. */
const BOT_SIGMA = 1;
const BOT_MU: { readonly [game in GameId]: { readonly [bot: string]: number } } = {
  castle: { random: 6, greedy: 25 },
  september: { random: -5, greedy: 25 },
  time: { random: 4, gentle: 14, fair: 25, sharp: 33 },
};

const BOTS = ' against bots';
/** Under which name the store keeps them. */
export const ladderName = (game: string, among: Among): string => (among === 'bots' ? game + BOTS : game);

const pointsOf = ({ mu }: Skill): number => Math.round(ORIGIN + POINTS * (mu - NEWCOMER.mu));
const skillOf = ({ numbers }: Rating): Skill => ({ ...NEWCOMER, ...(numbers as Partial<Skill>) });

/** A rating as people see it. */
export function shownRating(rating: Rating) {
  const skill = skillOf(rating);
  const bots = rating.game.endsWith(BOTS);
  return {
    game: bots ? rating.game.slice(0, -BOTS.length) : rating.game,
    among: bots ? 'bots' : 'people',
    rating: pointsOf(skill),
    /** Nineteen times of twenty the truth lies within that much of it. */
    uncertainty: Math.round(2 * POINTS * skill.sigma),
    provisional: skill.sigma > KNOWN_SIGMA && rating.games < KNOWN_GAMES,
    games: rating.games,
  };
}

type Shown = Rated & { readonly seat: number };
type Standing = { readonly seat: number; readonly identity: string | null; readonly bot: string | null };
export type Standings = {
  readonly among: Among;
  readonly seats: readonly Standing[];
  readonly places: readonly number[];
};

/**
 * What a finished table says about skill; null if nothing: it was played by one person alone, or given up before everybody
 * had made two moves.
 */
export function standings(table: Pick<Rec, 'seats' | 'result'>, log: readonly Entry[]): Standings | null {
  const { seats, result } = table;
  if (!result) return null;
  const people = seats.flatMap(({ identity }) => identity ?? []);
  if (people.length === 0 || new Set(people).size < people.length || seats.length < 2) return null;
  const moves = new Array<number>(seats.length).fill(0);
  const left = new Set<number>();
  for (const entry of log) {
    if (entry.kind === 'move' && entry.seat >= 0 && !entry.late) moves[entry.seat]++;
    else if (entry.kind === 'seat' && entry.held === 'person') left.delete(entry.seat);
    else if (entry.kind === 'claim') left.add(entry.of);
    else if (LEAVING.has(entry.kind)) left.add(entry.seat);
  }
  if (GIVEN_UP.has(result.how) && moves.some((n) => n < 2)) return null;
  const { winners, scores } = result;
  // Whoever left is behind everybody who stayed, however well a bot played on.
  const rank = (seat: number): number => (left.has(seat) ? 2 : winners.includes(seat) ? 0 : 1);
  const before = (a: number, b: number): boolean =>
    rank(a) !== rank(b) ? rank(a) < rank(b) : rank(a) === 1 && scores[a] > scores[b];
  return {
    among: seats.some(({ bot }) => bot !== null) ? 'bots' : 'people',
    seats: seats.map(({ identity, bot }, seat) => ({ seat, identity, bot })),
    places: seats.map((_, seat) => 1 + seats.filter((__, other) => before(other, seat)).length),
  };
}

const LEAVING: ReadonlySet<string> = new Set(['resign', 'flag', 'seat']);
const GIVEN_UP: ReadonlySet<string> = new Set(['resign', 'flag', 'claim', 'draw']);

export class Ratings {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  /** Rates a finished table, if nobody has. */
  async rate(table: Rec, log: readonly Entry[]): Promise<void> {
    const { store } = this.context;
    const found = isGameId(table.game) ? standings(table, log) : null;
    for (let tries = 0; tries < TRIES; tries++) {
      const [ratings, shown] = found ? await this.reckon(table, found) : [[], []];
      if ((await store.results.rate(table.id, ratings, shown)) !== 'stale') return;
    }
  }

  private async reckon({ game }: Rec, { among, seats, places }: Standings): Promise<[Rating[], Shown[]]> {
    const { store } = this.context;
    const ladder = ladderName(game, among);
    const people = seats.flatMap(({ identity }) => identity ?? []);
    const there = await store.identities.names(people);
    const known = new Map((await store.results.ratings(people, ladder)).map((rating) => [rating.identity, rating]));
    const before = seats.map(({ identity, bot }): Skill => {
      if (bot !== null) return { mu: BOT_MU[game as GameId][bot] ?? NEWCOMER.mu, sigma: BOT_SIGMA };
      const rating = known.get(identity ?? '');
      return rating ? skillOf(rating) : NEWCOMER;
    });
    const ratings: Rating[] = [];
    const shown: Shown[] = [];
    for (const [seat, { mu, sigma }] of rate(before, places).entries()) {
      const { identity } = seats[seat];
      // Whoever has been forgotten meanwhile stays so.
      if (identity === null || !there.has(identity)) continue;
      ratings.push({
        ...{ identity, game: ladder, numbers: { mu, sigma } },
        // What is certain of somebody: so newcomers stand below.
        score: mu - 3 * sigma,
        games: (known.get(identity)?.games ?? 0) + 1,
        updatedAt: Date.now(),
      });
      shown.push({ seat, among, from: pointsOf(before[seat]), to: pointsOf({ mu, sigma }) });
    }
    return [ratings, shown];
  }

  /** What a crash left undone, here or elsewhere. */
  async sweep(): Promise<void> {
    const { results, tables, log } = this.context.store;
    for (const id of await results.unrated(SWEEP)) {
      const table = await tables.get(id);
      if (table) await this.rate(table, await log.read(id));
    }
  }
}
