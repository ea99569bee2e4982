/** The parts of the gallery, by the names that `npm run screenshots -- <part> …` takes. */
import { account } from './account.ts';
import { bad } from './bad.ts';
import { castle } from './castle.ts';
import { frame } from './frame.ts';
import type { Part } from './gallery.ts';
import { people } from './people.ts';
import { september } from './september.ts';
import { time } from './time.ts';

export const gallery: { readonly [name: string]: Part } = { frame, people, account, bad, castle, september, time };
