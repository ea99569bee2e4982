/** Which cards of the hand are mentioned: by the draft while it is typed, or by the sentences that can be interrupted. */
import { useEffect, useState } from 'preact/hooks';
import type { Mention } from '../../../games/time/mentions.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { View } from '../../../kernel/game.ts';
import { read } from '../../local/client.ts';

const DEBOUNCE_MS = 180;
const NOTHING: readonly Found[] = [];

/** `on` is the sentence; a draft is the one that would come next. */
export type Found = Mention & { readonly on: number };

/** Sentences before this one that still are part of the tale. */
const toldBefore = ({ sentences }: TimeView, on: number): string[] =>
  sentences
    .slice(0, on)
    .filter(({ struck }) => !struck)
    .map((sentence) => sentence.text);

export function useMentions(
  table: string,
  { state, setup }: View<TimeView>,
  cards: readonly number[],
  draft: string | null,
): readonly Found[] {
  const [found, setFound] = useState(NOTHING);
  const open = draft === null ? state.windows.map(({ on }) => on) : [state.sentences.length];
  const about = `${draft ?? ''}|${open.join()}|${cards.join()}`;
  useEffect(() => {
    let late = false;
    if (cards.length === 0 || open.length === 0 || draft === '') {
      setFound(NOTHING);
      return;
    }
    const look = async (): Promise<void> => {
      const each = open.map(async (on) => {
        const sentence = draft ?? state.sentences[on].text;
        const mentions = await read({ table, setup, cards, told: toldBefore(state, on), sentence });
        return mentions.map((mention) => ({ ...mention, on }));
      });
      const all = (await Promise.all(each)).flat();
      if (!late) setFound(all);
    };
    const timer = setTimeout(() => void look(), draft === null ? 0 : DEBOUNCE_MS);
    return () => {
      late = true;
      clearTimeout(timer);
    };
  }, [about]);
  return found;
}
