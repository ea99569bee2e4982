/** Castle against bots, in the terminal. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Bot } from '../bots/bot.ts';
import { plainChance } from '../bots/chance.ts';
import { commit, deal, SEED_BYTES } from '../dealer/dealer.ts';
import { en } from '../games/castle/messages.ts';
import type { Castle } from '../games/castle/state.ts';
import type { Decision, View } from '../kernel/game.ts';
import { type Fact, sentences } from '../kernel/prose.ts';
import { explain } from '../kernel/reasons.ts';
import type { Proposal, Refusal } from '../table/entries.ts';
import { gameFile } from '../table/file.ts';
import { Table } from '../table/table.ts';
import { boardLines, castleLine, optionText, questionText, scoreLines, shownLine } from './terminal-screen.ts';
import { botsFrom, flags, gameNamed, setupFrom, wholeNumber } from './usage.ts';

const KEYS = 'Type the number of your choice; u takes your move back, s shows the scores, q leaves.';
const ME = 0;
const BOT_NAMES = ['Blanche', 'Conrad', 'Dagmar'];

const out = (text = ''): void => void process.stdout.write(`${text}\n`);

export async function terminal(args: string[]): Promise<void> {
  const { values } = flags(args, {
    edition: { type: 'string', default: 'apprentice' },
    seats: { type: 'string', default: '2' },
    bot: { type: 'string', default: 'greedy' },
    name: { type: 'string', default: 'Ana' },
  });
  const { id, game } = gameNamed('castle');
  const seats = wholeNumber('seats', values.seats, game.seats.min, game.seats.max);
  const setup = setupFrom(game, seats, [`edition=${values.edition}`]);
  const names = [values.name, ...BOT_NAMES].slice(0, seats);
  const below = plainChance(randomBytes(8).toString('hex'));
  const bots: (Bot | null)[] = botsFrom(id, values.bot, seats).map(({ make }, seat) =>
    seat === ME ? null : make(game, below),
  );

  const seed = randomBytes(SEED_BYTES).toString('hex');
  const entropies = names.map(() => randomBytes(16).toString('hex'));
  const dice = { kind: 'sealed' as const, commitment: commit(seed), entropies, seed };
  const table = new Table({ setup, clock: { kind: 'none' } }, deal(seed, entropies));
  out(
    `${en.title}: ${values.edition === 'architect' ? 'Great Architect' : 'Apprentice'}, ${seats} players. You are ${values.name}.`,
  );
  out(`The dice are sealed: ${dice.commitment}`);
  out(`${KEYS}\n`);

  const told: Fact[] = [];
  const take = (proposal: Proposal<unknown> | Refusal): boolean => {
    if (!proposal.ok) {
      out(explain(en, proposal.why));
      return false;
    }
    table.commit(proposal as Parameters<Table['commit']>[0]);
    told.push(...proposal.facts);
    return true;
  };
  const sayWhatHappened = (): void => {
    for (const line of sentences(en, told.splice(0), (seat) => names[seat])) out(`  ${line}`);
  };

  take(table.begin(Date.now()));
  const input = createInterface({ input: process.stdin, output: process.stdout });
  const lines = input[Symbol.asyncIterator]();
  while (!table.outcome) {
    playBots(table, bots, take);
    const view = table.view(ME) as View<Castle>;
    const [asked] = view.decisions;
    if (!asked) continue;
    sayWhatHappened();
    show(view, asked, names);
    process.stdout.write('> ');
    const { value, done } = await lines.next();
    const answer = String(value ?? '').trim();
    if (done || answer === 'q') {
      out('\nYou leave the table.');
      return input.close();
    }
    if (answer === 's') out(scoreLines(view.state, names).join('\n'));
    else if (answer === 'u') take(table.propose({ kind: 'undo', seat: ME }, Date.now()));
    else if (asked.options[Number(answer) - 1] === undefined) out(`"${answer}" is no choice here. ${KEYS}`);
    else
      take(
        table.propose({ kind: 'move', seat: ME, key: asked.key, pick: asked.options[Number(answer) - 1] }, Date.now()),
      );
  }
  input.close();
  sayWhatHappened();
  const { winners } = table.outcome;
  out(
    `\n${new Intl.ListFormat('en').format(winners.map((seat) => names[seat]))} ${winners.length > 1 ? 'share the win' : 'wins'}.`,
  );
  out(scoreLines(table.state as Castle, names).join('\n'));
  const file = join('data', `castle-${new Date().toISOString().replace(/[:.]/g, '-')}.json`);
  mkdirSync('data', { recursive: true });
  writeFileSync(file, `${JSON.stringify(gameFile(table.spec, dice, table.log, table.outcome))}\n`);
  out(`\nThe game is kept in ${file}; npm run lab -- verify ${file} checks every move and every roll.`);
}

/** Every bot answers what it is asked, until only the person is left to answer. */
function playBots(
  table: Table,
  bots: readonly (Bot | null)[],
  take: (proposal: Proposal<unknown> | Refusal) => boolean,
): void {
  for (let moved = true; moved && !table.outcome; ) {
    moved = false;
    for (const [seat, bot] of bots.entries()) {
      const answer = bot?.(table.view(seat));
      if (!answer || answer.pick === undefined) continue;
      moved = take(table.propose({ kind: 'move', seat, key: answer.decision.key, pick: answer.pick }, Date.now()));
      if (table.outcome) return;
    }
  }
}

function show(view: View<Castle>, asked: Decision, names: readonly string[]): void {
  const s = view.state;
  out();
  for (const [seat, name] of names.entries()) if (seat !== ME) out(castleLine(s, seat, name));
  out(castleLine(s, ME, names[ME]));
  if (s.shown !== 0) out(shownLine(s));
  out(boardLines(s, ME).join('\n'));
  out(`\n${questionText(view, asked)}`);
  for (const [i, pick] of asked.options.entries()) out(`  ${String(i + 1).padStart(2)}  ${optionText(s, asked, pick)}`);
}
