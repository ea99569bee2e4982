// All rules by title, and what can only be inferred by looking at the whole sentence.
import type { Analysis } from '../analyse.ts';
import { harm } from './harm.ts';
import { items } from './items.ts';
import { kin } from './kin.ts';
import { looks } from './looks.ts';
import { minds } from './minds.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { strife } from './strife.ts';
import type { CardRules } from './table.ts';
import { type Inference, talking } from './talking.ts';
import { turns } from './turns.ts';
import { ways } from './ways.ts';

const all = new Map(
  Object.entries<CardRules>({
    ...kin,
    ...people,
    ...items,
    ...places,
    ...looks,
    ...minds,
    ...strife,
    ...harm,
    ...ways,
    ...turns,
  }),
);

/** The rules for the card with this title (lower case, without its article), in any deck. */
export const rulesOf = (title: string): Required<CardRules> => ({
  sure: [],
  likely: [],
  except: [],
  ...all.get(title),
});

export const inferences = (analysis: Analysis): Inference[] => talking(analysis);
