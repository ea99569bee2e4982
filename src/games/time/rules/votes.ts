/** Votes (T-16, T-18): who may vote is fixed when a vote opens; how each votes is a secret until it is counted. */
import { count, single } from '../../../kernel/bits.ts';
import { people, present, type TimeState, type Vote } from './state.ts';

/** T-18: bots vote only where fewer than two people can. */
export function votersBut(s: TimeState, involved: number): number {
  const able = present(s) & ~involved;
  const persons = able & people(s);
  return count(persons) >= 2 ? persons : able;
}

/** T-16: the two involved do not vote on a claim or an objection, the storyteller not on her ending. */
export const votersOn = (s: TimeState, seat: number): number => votersBut(s, single(s.teller) | single(seat));

export function openVote(s: TimeState, voters: number): void {
  s.votes++;
  s.vote = { id: s.votes, voters, cast: 0, yes: 0 };
  s.stage = 'vote';
}

/** Voters who have neither voted nor been lost. */
export function stillToVote(s: TimeState): number {
  if (!s.vote) return 0;
  return s.vote.voters & ~s.vote.cast & present(s);
}

export type Result = 'yes' | 'no' | 'tie';

/** A majority of the votes cast; no vote cast is a tie. */
export function majority({ cast, yes }: Vote): Result {
  const ayes = count(yes);
  const noes = count(cast) - ayes;
  return ayes > noes ? 'yes' : ayes < noes ? 'no' : 'tie';
}

/** T-23: to close a tale without a winner, a majority of all who could vote; of two, both. */
export const wholeMajority = ({ voters, yes }: Vote): boolean => 2 * count(yes) > count(voters);

/** Whose word is waited for in slow play (T-28): the people at the table other than the storyteller. */
export const listeners = (s: TimeState): number => people(s) & ~single(s.teller);
