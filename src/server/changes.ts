/** What a seat's view of a table gains by a move, as the text that is sent: whoever has seen the view before adds it to that. */
import type { AnyGame } from '../games/registry.ts';
import type { Core, Sight } from '../kernel/game.ts';
import { same } from '../kernel/json.ts';
import { seen } from '../kernel/view.ts';
import { encode } from './encode.ts';

type State = { readonly [field: string]: unknown };
/** The fields that everybody sees alike, and those that look different from each seat. */
type Fields = { readonly open: readonly string[]; readonly own: readonly (readonly [string, Sight<Core>])[] };

const known: { [game: string]: Fields } = {};

/** What follows from the setup never changes. */
function fieldsOf(game: AnyGame): Fields {
  let fields = known[game.id];
  if (!fields) {
    const sights = Object.entries(game.visibility as { readonly [field: string]: Sight<Core> });
    fields = {
      open: sights.flatMap(([field, sight]) => (sight === 'all' ? [field] : [])),
      own: sights.filter(([, sight]) => sight !== 'all' && sight !== 'setup'),
    };
    known[game.id] = fields;
  }
  return fields;
}

export class Changes {
  private readonly fields: Fields;
  private readonly before: Core;
  private readonly after: Core;
  /** Written once, however many look on. */
  private readonly open: string;

  constructor(game: AnyGame, before: Core, after: Core) {
    this.fields = fieldsOf(game);
    this.before = before;
    this.after = after;
    const [old, fresh] = [before as unknown as State, after as unknown as State];
    let text = '';
    for (const field of this.fields.open) {
      const value = fresh[field];
      if (old[field] !== value && !same(old[field], value)) text += `,"${field}":${encode(value)}`;
    }
    this.open = text;
  }

  /** A JSON object of the fields that look different from that seat now. */
  of(seat: number): string {
    let text = this.open;
    for (const [field, sight] of this.fields.own) {
      const look = (state: Core): unknown => seen(state, (state as unknown as State)[field], sight, seat);
      const now = look(this.after);
      if (!same(look(this.before), now)) text += `,"${field}":${encode(now)}`;
    }
    return `{${text.slice(1)}}`;
  }
}
