/** `lab book`: the finished tale of a saved game as a web page, a PDF or an EPUB. */
import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Book, CHARGES } from '../book/book.ts';
import { toEpub } from '../book/epub.ts';
import { fontsFor } from '../book/fonts-node.ts';
import { bookOf } from '../book/from-tale.ts';
import { toHtml } from '../book/html.ts';
import { toPdf } from '../book/pdf.ts';
import { deckIn } from '../games/time/cards.ts';
import type { TimeState } from '../games/time/rules/state.ts';
import { taleOf } from '../games/time/tale.ts';
import { explain } from '../kernel/reasons.ts';
import { type GameFile, readGameFile } from '../table/file.ts';
import { Table } from '../table/table.ts';
import { flags, readText, UsageError } from './usage.ts';

/** As the seats look at the table, by daylight. */
const COLOURS = ['#9c2a2a', '#2b4c8c', '#2f6b3c', '#7d530c', '#0f6674', '#7b2f72', '#9a4310', '#45405f'];

const editions: { readonly [ending: string]: (book: Book) => Promise<string | Uint8Array> } = {
  '.html': async (book) => toHtml(book, await fontsFor(book)),
  '.pdf': async (book) => toPdf(book, await fontsFor(book)),
  '.epub': async (book) => toEpub(book, await fontsFor(book)),
};

export async function book(args: string[]): Promise<void> {
  const { values, positionals } = flags(args, {
    names: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
  });
  const [from, to] = positionals;
  if (from === undefined || to === undefined)
    throw new UsageError('Name a saved game and the file to write the book to.');
  const edition = editions[extname(to)];
  if (!edition) throw new UsageError(`A book ends in ${Object.keys(editions).join(', ')}, not in "${extname(to)}".`);
  const file = readGameFile(readText(from));
  if (!file.ok) throw new UsageError(`${from}: ${file.problems.join(' ')}`);
  const bound = bind(file.value, from, values.names === '' ? [] : values.names.split(','), values.language);
  try {
    writeFileSync(to, await edition(bound));
  } catch (error) {
    throw new UsageError(`The book cannot be written to "${to}" (${(error as NodeJS.ErrnoException).code}).`);
  }
  process.stdout.write(`“${bound.title}” is written to ${to}.\n`);
}

function bind({ table: spec, log }: GameFile, from: string, names: readonly string[], language: string): Book {
  if (spec.setup.game !== 'time') throw new UsageError(`${from}: only a game of Once Upon a Time becomes a book.`);
  const table = new Table(spec, () => 0);
  const why = table.replay(log);
  if (why)
    throw new UsageError(
      `${from}: entry ${table.log.length + 1} cannot follow: ${explain(table.game.messages.en, why)}`,
    );
  const seats = Array.from({ length: spec.setup.seats }, (_, seat) => ({
    name: names[seat] ?? `Player ${seat + 1}`,
    colour: COLOURS[seat],
    charge: CHARGES[seat],
  }));
  return bookOf(taleOf(table.state as unknown as TimeState), deckIn(spec.setup.options), { seats, language });
}
