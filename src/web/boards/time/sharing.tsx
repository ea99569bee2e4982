/** Whether the book may be read by link: everybody is asked, and everybody can take it back. */
import { useEffect, useId, useState } from 'preact/hooks';
import type { BookDesk, SharedBook } from '../../table/client.ts';
import { createStore, useStore } from '../../ui/store.ts';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';

const NO_NEWS = createStore(0);

type Change = (answer: Promise<SharedBook>) => void;

/** What has been agreed so far; null where there is nobody to agree with, or nothing is known yet. */
export function useShared(desk: BookDesk | undefined): { readonly shared: SharedBook | null; readonly change: Change } {
  const [shared, setShared] = useState<SharedBook | null>(null);
  const news = useStore(desk?.news ?? NO_NEWS);
  const change: Change = (answer) => void answer.then(setShared, () => toast(text.share.failed));
  useEffect(() => {
    desk?.look().then(setShared, () => setShared(null));
  }, [desk, news]);
  return { shared, change };
}

type Props = {
  desk: BookDesk;
  shared: SharedBook;
  names: readonly string[];
  seat: number;
  change: Change;
  /** Whether the host is just choosing what to leave out. */
  choosing: boolean;
  onChoose: () => void;
};

export function Sharing({ desk, shared, names, seat, change, choosing, onChoose }: Props) {
  const id = useId();
  const { agreed, asked, link, host } = shared;
  const mine = agreed.includes(seat);
  const waits = asked.filter((other) => !agreed.includes(other)).map((other) => names[other]);
  const url = link === null ? '' : new URL(`/book/${link}`, location.href).href;
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => toast(text.share.copied),
      () => toast(text.share.notCopied),
    );
  return (
    <section class="time-share" aria-labelledby={id}>
      <h2 id={id}>{text.share.title}</h2>
      <p role="status">{link === null ? text.share.ask : text.share.shared}</p>
      {link !== null && (
        <p class="time-share-link">
          <input
            class="input"
            readOnly
            aria-label={text.share.link}
            value={url}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <button type="button" class="button" onClick={copy}>
            {text.share.copy}
          </button>
        </p>
      )}
      {mine && waits.length > 0 && <p>{text.share.waits(waits)}</p>}
      <div class="button-row">
        <button type="button" class={mine ? 'button' : 'button button-main'} onClick={() => change(desk.agree(!mine))}>
          {mine ? text.share.takeBack : text.share.agree}
        </button>
        {host && (
          <button type="button" class="button" aria-pressed={choosing} onClick={onChoose}>
            {choosing ? text.book.chosen : text.book.choose}
          </button>
        )}
      </div>
      {host && <p class="quiet">{text.share.host}</p>}
    </section>
  );
}
