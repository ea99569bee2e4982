/** Where the storyteller writes: one sentence, with a card of her hand if she likes. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { NO_CARD } from '../../../games/time/rules/questions.ts';
import type { TimeView } from '../../../games/time/view.ts';
import type { Decision } from '../../../kernel/game.ts';
import { Dictate } from './dictate.tsx';
import { titleOf, waitOf } from './options.ts';
import { draftSender } from './send-draft.ts';
import { text } from './text.ts';
import type { Found } from './use-mentions.ts';

/** The counter shows itself when it begins to matter. */
const SHORT_OF = 120;
const MOST = 400;

type Props = {
  s: TimeView;
  tell: Decision | undefined;
  draft: string;
  attached: number | null;
  found: readonly Found[];
  phone: boolean;
  onText: (draft: string) => void;
  onDraft: (decision: Decision, draft: string) => void;
  onDetach: () => void;
  onTell: (decision: Decision, pick: number, draft: string) => void | Promise<void>;
};

/** One line that helps: what the draft mentions, what a card lacks, or what has to be waited for. */
function hintOf({ s, tell, draft, attached, found }: Props, empty: boolean): string {
  if (!tell) return waitOf(s);
  if (attached !== null) {
    const seen = draft.trim() === '' || found.some(({ card }) => card === attached);
    return seen ? '' : text.unmentioned(titleOf(s, attached));
  }
  if (found.length > 0) return text.mayAttach(found.map(({ card }) => `“${titleOf(s, card)}”`));
  return empty ? text.linking(s.links) : '';
}

export function Compose(props: Props) {
  const { s, tell, draft, attached, phone, onText, onDraft, onDetach, onTell } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  const [sender] = useState(draftSender);
  const own = s.hands[s.teller];
  const empty = Array.isArray(own) && own.length === 0;
  /** It has been told, and is on its way into the book. */
  const [told, setTold] = useState(false);
  const ready = tell !== undefined && !told && draft.trim() !== '';
  useEffect(() => {
    // On a phone the keyboard would cover the tale before it is read.
    const { activeElement, body } = document;
    const idle = activeElement === body || activeElement?.id === 'question';
    if (!phone && idle) box.current?.focus({ preventScroll: true });
  }, [phone]);
  useEffect(() => () => sender.stop(), []);
  const commit = async (): Promise<void> => {
    if (!ready) return;
    sender.stop();
    setTold(true);
    await onTell(tell, attached ?? NO_CARD, draft.trim());
    setTold(false);
  };
  const typed = (event: InputEvent): void => {
    const next = (event.currentTarget as HTMLTextAreaElement).value.replace(/\n/g, ' ');
    // T-9: what is pasted was not written here.
    if (event.inputType === 'insertFromPaste') onText(next);
    else write(next);
  };
  const most = tell?.text?.max ?? MOST;
  const left = most - draft.length;
  const write = (words: string): void => {
    const next = words.slice(0, most);
    onText(next);
    if (tell) sender.type(() => onDraft(tell, next));
  };
  const opening = s.sentences.length === 0 ? 0 : 1 + ((s.sentences.length - 1) % (text.placeholder.length - 1));
  const hint = hintOf(props, empty);
  return (
    <form
      class={told ? 'time-compose told paper' : 'time-compose paper'}
      data-drop="sentence"
      onSubmit={(event) => {
        event.preventDefault();
        void commit();
      }}
    >
      <textarea
        ref={box}
        class="time-write"
        aria-label={text.write}
        placeholder={text.placeholder[opening]}
        value={draft}
        rows={2}
        maxLength={most}
        readOnly={told}
        enterkeyhint="send"
        spellcheck
        onInput={typed}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
          event.preventDefault();
          void commit();
        }}
      />
      <div class="time-compose-foot">
        <p class="time-hint">{hint}</p>
        <Dictate draft={draft} onWords={write} />
        {left <= SHORT_OF && <span class="time-left">{text.left(left)}</span>}
        {attached !== null && (
          <button type="button" class="button button-plain" onClick={onDetach}>
            {text.withoutCard}
          </button>
        )}
        <button type="submit" class="button button-main" disabled={!ready}>
          {attached === null ? text.tellIt : text.tellWith(titleOf(s, attached))}
        </button>
      </div>
    </form>
  );
}
