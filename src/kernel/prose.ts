/** The log in prose: facts of one actor that follow each other become one sentence. */
import type { Actor, Messages, Tell } from './game.ts';

export type Fact = {
  readonly fact: string;
  readonly seat: Actor;
  readonly a: number;
  readonly b: number;
  readonly c: number;
};

/** A `Tell` that keeps what it hears. */
export function listener(): { readonly facts: Fact[]; readonly tell: Tell } {
  const facts: Fact[] = [];
  const tell: Tell = (fact, seat, a = 0, b = 0, c = 0) => {
    facts.push({ fact, seat, a, b, c });
  };
  return { facts, tell };
}

export function phrase(messages: Messages, fact: Fact, name: (seat: Actor) => string): string {
  return messages.facts[fact.fact](fact.a, fact.b, fact.c, name);
}

/** What is quoted at the end may bring its own full stop. */
const ENDS = /[.!?]”$/;

const ended = (line: string): string => (ENDS.test(line) ? line : `${line}.`);

/** Whole sentences. A fact of no seat (chance, clock, table) is a sentence by itself. */
export function sentences(messages: Messages, facts: readonly Fact[], name: (seat: Actor) => string): string[] {
  const lines: string[] = [];
  let subject: Actor | null = null;
  for (const fact of facts) {
    const said = phrase(messages, fact, name);
    if (fact.seat < 0) {
      lines.push(said);
      subject = null;
    } else if (fact.seat === subject) {
      lines[lines.length - 1] += `, ${said}`;
    } else {
      lines.push(`${name(fact.seat)} ${said}`);
      subject = fact.seat;
    }
  }
  return lines.map(ended);
}
