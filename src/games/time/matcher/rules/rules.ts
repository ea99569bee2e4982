// All rules by title, and what can only be inferred by looking at the whole sentence.
import type { Analysis } from '../analyse.ts';
import { aspects } from './aspects.ts';
import { events } from './events.ts';
import { people } from './people.ts';
import type { CardRules, RuleTable } from './table.ts';
import { type Inference, talking } from './talking.ts';
import { things } from './things.ts';

const all: RuleTable = { ...people, ...things, ...aspects, ...events };

/** The rules for the card with this title (lower case, without its article), in any deck. */
export const rulesOf = (title: string): Required<CardRules> => ({ sure: [], likely: [], except: [], ...all[title] });

export const inferences = (analysis: Analysis): Inference[] => talking(analysis);
