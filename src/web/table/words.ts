/** Steps of the log as sentences. */
import type { Messages } from '../../kernel/game.ts';
import { sentences } from '../../kernel/prose.ts';
import { t } from '../text/index.ts';
import type { Step } from './client.ts';

export type Line = { readonly seat: number; readonly text: string };

export function linesOf(step: Step, messages: Messages, names: readonly string[]): Line[] {
  const name = (seat: number): string => names[seat] ?? '';
  const own = said(step, name(step.seat));
  const lines: Line[] = own === null ? [] : [{ seat: step.seat, text: own }];
  // A sentence for each run of facts of one seat, so that each line can wear its seat's colour.
  let run: Step['facts'][number][] = [];
  const flush = (): void => {
    if (run.length > 0) for (const text of sentences(messages, run, name)) lines.push({ seat: run[0].seat, text });
    run = [];
  };
  for (const fact of step.facts) {
    if (run.length > 0 && run[0].seat !== fact.seat) flush();
    run.push(fact);
  }
  flush();
  return lines;
}

/** What the table itself notes. */
function said({ kind, what }: Step, name: string): string | null {
  switch (kind) {
    case 'move':
      return what === 'late' ? t.table.late(name) : null;
    case 'undo':
      return t.table.undone(name);
    case 'resign':
      return t.table.resigned(name);
    case 'flag':
      return t.table.outOfTime(name);
    case 'claim':
      return t.table.claimed(name);
    case 'seat':
      return what === 'bot' ? t.table.botTakes(name) : t.table.backAgain(name);
    case 'draw':
      if (what === 'offer') return t.table.offers(name);
      return what === 'accept' ? t.table.accepts(name) : t.table.declines(name);
  }
}
