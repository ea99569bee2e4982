/** What the storyteller is typing, in grey: seen by all, and no part of the tale yet (T-5). */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Typing } from '../../table/client.ts';
import { Shield } from '../../ui/charge.tsx';
import { type Store, useStore } from '../../ui/store.ts';
import type { SeatLook } from '../board.ts';
import { text } from './text.ts';

type Props = {
  typing: Store<Typing>;
  /** Turn and sentence: what was typed for another one is over. */
  place: string;
  seat: number;
  name: string;
  look: SeatLook;
  onGrow: () => void;
};

/** What was typed since the last sentence was told. */
function useDraft(typing: Store<Typing>, place: string, seat: number): string {
  const { drafts } = useStore(typing);
  const old = useRef({ place, drafts });
  if (old.current.place !== place) old.current = { place, drafts };
  return drafts === old.current.drafts ? '' : (drafts.find((draft) => draft.seat === seat)?.text ?? '');
}

export function Draft({ typing, place, seat, name, look, onGrow }: Props) {
  const draft = useDraft(typing, place, seat);
  useLayoutEffect(onGrow, [draft]);
  return (
    <li class={`time-writing teller-${seat}`}>
      <Shield look={look} />
      {draft === '' ? (
        <span class="time-quill">{text.writing(name)}</span>
      ) : (
        <>
          <span class="visually-hidden">{text.writing(name)}</span>
          {/* A voice that read out every letter would say nothing. */}
          <span class="time-draft" aria-hidden="true">
            {draft}
          </span>
        </>
      )}
    </li>
  );
}
