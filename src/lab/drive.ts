/** Plays whole games: turn games in place, as fast as the rules go; games of real time on a table, in virtual time. */
import type { Answer, Bot } from '../bots/bot.ts';
import type { Dealer } from '../dealer/dealer.ts';
import type { AnyGame } from '../games/registry.ts';
import {
  type Below,
  CHANCE,
  type Core,
  type Outcome,
  type Setup,
  silent,
  type Tell,
  type View,
} from '../kernel/game.ts';
import { keyOf } from '../kernel/gate.ts';
import { viewOf } from '../kernel/view.ts';
import type { Entry } from '../table/entries.ts';
import { Table } from '../table/table.ts';

export type Played = {
  readonly moves: number;
  readonly rounds: number;
  readonly outcome: Outcome;
  readonly state: Core;
};

/** A seat that takes any option needs no view, which would cost more than the rules themselves. */
export const ANYTHING = 'anything';
export type Player = Bot | typeof ANYTHING;

export type Drive = {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly players: readonly Player[];
  readonly dealer: Dealer;
  /** For the picks of those who take anything. */
  readonly below: Below;
  /** What the rules do, where somebody wants to know. */
  readonly tell?: Tell;
  /** Every entry, where somebody wants the log. */
  readonly record?: (entry: Entry) => void;
};

/** No game is so long; one that is goes round in circles. */
const TOO_LONG = 1_000_000;

export class DeadEnd extends Error {}

export function playOut(drive: Drive): Played {
  return drive.game.live ? playLive(drive) : playTurns(drive);
}

function playTurns({ game, setup, players, dealer, below, record, tell = silent }: Drive): Played {
  const state = game.setup(setup);
  const slots: number[] = [];
  const options: number[] = [];
  let chances = 0;
  for (let moves = 0; moves < TOO_LONG; moves++) {
    const open = game.open(state, slots);
    if (open === 0) return finish(game, state, moves);
    const slot = slots[open === 1 ? 0 : below(open)];
    const seat = game.actor(state, slot);
    const n = game.choices(state, slot, options);
    let pick: number;
    if (seat === CHANCE) pick = dealer(n, chances++);
    else if (players[seat] === ANYTHING) pick = options[below(n)];
    else pick = pickOf(players[seat], viewOf(game, setup, state, seat));
    record?.({ kind: 'move', at: 0, seat, key: keyOf(state, game.question(state, slot)), pick });
    game.take(state, slot, pick, tell);
  }
  throw new DeadEnd(`The game is not over after ${TOO_LONG} moves.`);
}

function pickOf(bot: Bot, view: View<unknown>): number {
  const answer = bot(view);
  if (answer?.pick === undefined) throw new DeadEnd(`The bot in seat ${view.seat + 1} gives no answer.`);
  return answer.pick;
}

function finish(game: AnyGame, state: Core, moves: number): Played {
  const outcome = game.outcome(state);
  if (!outcome) throw new DeadEnd('Nobody is asked anything, and the game is not over.');
  return { moves, rounds: game.rounds(state), outcome, state };
}

type Plan = { readonly asked: string; readonly due: number; readonly answer: Answer | null };

/** People answer after a while, or not at all; a clock fires when its time has come and nobody was faster. */
function playLive({ game, setup, players, dealer, record, tell }: Drive): Played {
  const table = new Table({ setup, clock: { kind: 'none' } }, dealer);
  const plans: (Plan | undefined)[] = players.map(() => undefined);
  let now = 0;
  let written = 0;
  const take = (proposal: ReturnType<Table['begin']>): void => {
    table.commit(proposal);
    if (tell) for (const { fact, seat, a, b, c } of proposal.facts) tell(fact, seat, a, b, c);
    if (record) for (; written < table.log.length; written++) record(table.log[written]);
  };
  take(table.begin(now));
  while (!table.outcome) {
    players.forEach((player, seat) => {
      plans[seat] = plan(plans[seat], player as Bot, table.view(seat), now);
    });
    const [deadline] = table.deadlines();
    const [first] = plans.filter((p) => p?.answer).sort((a, b) => (a as Plan).due - (b as Plan).due);
    const seat = plans.indexOf(first);
    if (!deadline && !first) throw new DeadEnd('Nobody answers and no clock runs.');
    if (first?.answer && !(deadline && deadline.due <= first.due)) {
      now = Math.max(now, first.due);
      plans[seat] = undefined;
      const { decision, pick, text } = first.answer;
      const stamp = decision.may ? { stamp: first.answer.afterMs } : {};
      const proposal = table.propose(
        {
          kind: 'move',
          seat,
          key: decision.key,
          ...(pick === undefined ? {} : { pick }),
          ...(text === undefined ? {} : { text }),
          ...stamp,
        },
        now,
      );
      // Refused because somebody was faster: the seat looks again.
      if (proposal.ok) take(proposal);
    } else {
      now = (deadline as { due: number }).due;
      const proposal = table.expire(now);
      if (!proposal?.ok) throw new DeadEnd(`The clock ${deadline?.key} cannot fire.`);
      take(proposal);
    }
    if (table.log.length > TOO_LONG) throw new DeadEnd(`The game is not over after ${TOO_LONG} moves.`);
  }
  return { moves: table.log.length, rounds: game.rounds(table.state), outcome: table.outcome, state: table.state };
}

/** A plan holds while the same questions are open. */
function plan(old: Plan | undefined, bot: Bot, view: View<unknown>, now: number): Plan {
  const asked = view.decisions.map((d) => `${d.key}:${d.options}`).join(' ');
  if (old?.asked === asked) return old;
  const answer = view.decisions.length > 0 ? bot(view) : null;
  return { asked, due: now + (answer?.afterMs ?? 0), answer };
}
