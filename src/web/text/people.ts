/** The words about people, in the language that is spoken: apart from the rest, since the first screen needs none of them. */
import { people as en } from './en-people.ts';

export const people: typeof en = en;
