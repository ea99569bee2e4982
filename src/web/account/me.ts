/** Who this browser is to the server, and what changes when that changes. */
import { useEffect } from 'preact/hooks';
import type { Me } from '../../protocol/parts.ts';
import { type Code, codeOf, isKnown, setKnown } from '../online/api.ts';
import { renew } from '../online/line.ts';
import { change, settings } from '../settings/settings.ts';
import { createStore, useStore } from '../ui/store.ts';
import { forgetMe, logOut, rename, whoIsHere } from './api.ts';
import { stopTelling } from './push.ts';

/** null: nobody yet, a guest as soon as they sit down. */
export type Here = Me | null | 'looking' | Code;
const here = createStore<Here>('looking');

async function look(): Promise<void> {
  try {
    const me = await whoIsHere();
    setKnown(me !== null);
    here.set(me);
  } catch (error) {
    here.set(codeOf(error));
  }
}

export function useMe(): Here {
  useEffect(() => {
    void look();
    const again = (): void => void look();
    addEventListener('online', again);
    addEventListener('focus', again);
    return () => {
      removeEventListener('online', again);
      removeEventListener('focus', again);
    };
  }, []);
  return useStore(here);
}

/** From here on this browser is that person; what it is called here follows. */
export async function become(me: Me): Promise<void> {
  change({ name: me.name });
  renew();
  await look();
}

function nobody(): void {
  setKnown(false);
  change({ name: '' });
  here.set(null);
  renew();
}

export async function leave(): Promise<void> {
  await stopTelling();
  await logOut();
  nobody();
}

export async function vanish(): Promise<void> {
  await stopTelling();
  await forgetMe();
  nobody();
}

/** The name at the table, here and wherever this browser is known. */
export async function callMe(name: string): Promise<void> {
  change({ name });
  if (name.trim() === '' || !isKnown()) return;
  await rename(settings.get().name.trim());
  await look();
}
