/** The cards' pictures: a file of data that comes after the first drawing, once for all tables. Until then a card has its frame and title. */
import { useEffect } from 'preact/hooks';
import url from '../../../book/icons.json?url';
import type { Pictures } from '../../../book/pictures.ts';
import { createStore, useStore } from '../../ui/store.ts';

const NONE: Pictures = {};
const held = createStore(NONE);
let asked = false;

async function fetchAll(): Promise<void> {
  try {
    held.set(await (await fetch(url)).json());
  } catch {
    // With no network and nothing kept: the next card that is drawn tries it again.
    asked = false;
  }
}

export function usePictures(): Pictures {
  useEffect(() => {
    if (asked) return;
    asked = true;
    void fetchAll();
  }, []);
  return useStore(held);
}
