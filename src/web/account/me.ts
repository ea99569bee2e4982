/** Who this browser is to the server, and what changes when that changes. */
import type { Me } from '../../protocol/parts.ts';
import { type Code, codeOf, isKnown, setKnown } from '../online/api.ts';
import { renew } from '../online/line.ts';
import { useLooking } from '../online/looking.ts';
import { change, settings } from '../settings/settings.ts';
import { createStore, useStore } from '../ui/store.ts';
import { forgetMe, logOut, rename, whoIsHere } from './api.ts';
import { stopTelling } from './push.ts';

/** null: nobody yet, a guest as soon as they sit down. */
export type Here = Me | null | 'looking' | Code;
const here = createStore<Here>('looking');

/** How often this browser has become somebody else. */
let changes = 0;

/** Says whether a server answered. */
async function look(): Promise<boolean> {
  const asked = changes;
  const me = await whoIsHere().catch(codeOf);
  // Who has logged in or out in the meantime is not who was asked about.
  if (asked === changes) is(me);
  return me !== 'no-server';
}

function is(me: Here): void {
  if (typeof me !== 'string') setKnown(me !== null);
  here.set(me);
}

export function useMe(): Here {
  useLooking(look);
  return useStore(here);
}

/** From here on this browser is that person; what it is called here follows. */
export function become(me: Me | null): void {
  changes++;
  is(me);
  change({ name: me?.name ?? '' });
  renew();
}

export async function leave(): Promise<void> {
  await stopTelling();
  await logOut();
  become(null);
}

export async function vanish(): Promise<void> {
  await stopTelling();
  await forgetMe();
  become(null);
}

/** The name at the table, here and wherever this browser is known. */
export async function callMe(name: string): Promise<void> {
  change({ name });
  if (name.trim() === '' || !isKnown()) return;
  await rename(settings.get().name.trim());
  await look();
}
