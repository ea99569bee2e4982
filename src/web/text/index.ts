/** The catalog of the language that is spoken. A further language is another catalog of the same type, complete by that. */
import { en } from './en.ts';

export type Text = typeof en;
export const t: Text = en;
