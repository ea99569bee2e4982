/** A first game explains itself: each kind of question says what it is about when it comes for the first time. */
import { useEffect } from 'preact/hooks';
import type { Decision } from '../../kernel/game.ts';
import { isOnShelf } from '../boards/index.ts';
import { tips } from '../text/en-tips.ts';
import { t } from '../text/index.ts';
import { Icon } from '../ui/icon.tsx';
import { recall, remember } from '../ui/memory.ts';
import { createStore, useStore } from '../ui/store.ts';

/** By game: which question first made each tip be given. It stays until that question is answered. */
type Given = { readonly [verb: string]: string };
const OFF = 'off';
const keyOf = (game: string): string => `tips:${game}`;
/** Changes when tips are no longer wanted. */
const wanted = createStore(0);

function givenOf(game: string): Given | typeof OFF {
  const text = recall(keyOf(game));
  if (text === OFF) return OFF;
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

/** All of them once more, in the next game. */
export const tellAgain = (game: string): void => remember(keyOf(game), '{}');

type Props = { table: string; game: string; decision: Decision };

export function Tip({ table, game, decision: { verb, key } }: Props) {
  useStore(wanted);
  const tip = isOnShelf(game) ? tips[game][verb] : undefined;
  const given = givenOf(game);
  const here = `${table} ${key}`;
  const first = tip !== undefined && given !== OFF && given[verb] === undefined;
  useEffect(() => {
    if (first) remember(keyOf(game), JSON.stringify({ ...(given as Given), [verb]: here }));
  }, [first, here]);
  if (tip === undefined || given === OFF || !(first || given[verb] === here)) return null;
  const off = (): void => {
    remember(keyOf(game), OFF);
    wanted.set(wanted.get() + 1);
  };
  return (
    <div class="tip">
      <Icon name="lamp" />
      <p>{tip}</p>
      <button type="button" class="button button-plain button-icon" aria-label={t.table.noTips} onClick={off}>
        <Icon name="close" />
      </button>
    </div>
  );
}
