/** What a seat's view of a table gains by a move, as the text that is sent: whoever has seen the view before adds it to that. */
import type { AnyGame } from '../games/registry.ts';
import type { Core, Sight } from '../kernel/game.ts';
import { same } from '../kernel/json.ts';
import { seen } from '../kernel/view.ts';
import { pen } from './encode.ts';

type State = { readonly [field: string]: unknown };
type Field = {
  readonly name: string;
  readonly sight: Sight<Core>;
  /** As it stands before the value. */
  readonly label: string;
};
/** The fields that everybody sees alike, and those that look different from each seat. */
type Fields = { readonly open: readonly Field[]; readonly own: readonly Field[] };

const known: { [game: string]: Fields } = {};

/** What follows from the setup never changes. */
function fieldsOf(game: AnyGame): Fields {
  let fields = known[game.id];
  if (!fields) {
    const sights = Object.entries(game.visibility as { readonly [field: string]: Sight<Core> });
    const all = sights.map(([name, sight]): Field => ({ name, sight, label: `"${name}":` }));
    fields = {
      open: all.filter(({ sight }) => sight === 'all'),
      own: all.filter(({ sight }) => sight !== 'all' && sight !== 'setup'),
    };
    known[game.id] = fields;
  }
  return fields;
}

export class Changes {
  private readonly fields: Fields;
  private readonly before: Core;
  private readonly after: Core;

  constructor(game: AnyGame, before: Core, after: Core) {
    this.fields = fieldsOf(game);
    this.before = before;
    this.after = after;
  }

  /** Of the fields that everybody sees alike those that differ: written once, however many look on. A comma follows each. */
  open(): void {
    const [old, fresh] = [this.before as unknown as State, this.after as unknown as State];
    for (const { name, label } of this.fields.open) {
      const now = fresh[name];
      if (!same(old[name], now)) pen.raw(label).value(now).raw(',');
    }
  }

  /** The same of those that look different from each seat. */
  own(seat: number): void {
    for (const { name, label, sight } of this.fields.own) {
      const look = (state: Core): unknown => seen(state, (state as unknown as State)[name], sight, seat);
      const now = look(this.after);
      if (!same(look(this.before), now)) pen.raw(label).value(now).raw(',');
    }
  }
}
