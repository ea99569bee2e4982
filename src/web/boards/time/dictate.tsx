/** Telling by voice, where the browser can turn speech into text. It is asked first, and said plainly who hears it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { recall, remember } from '../../ui/memory.ts';
import { toast } from '../../ui/toast.tsx';
import { text } from './text.ts';

const ALLOWED = 'time-dictation';

/** What is used of the browser's recogniser, which TypeScript does not know. */
type Heard = {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }>;
};
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((heard: Heard) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type Maker = new () => Recogniser;

const scope = globalThis as unknown as { SpeechRecognition?: Maker; webkitSpeechRecognition?: Maker };
const maker = (): Maker | undefined => scope.SpeechRecognition ?? scope.webkitSpeechRecognition;

/** All that has been heard since it began, as one text. */
const wordsOf = ({ results }: Heard): string =>
  Array.from(results, (result) => result[0].transcript.trim())
    .filter((words) => words !== '')
    .join(' ');

type Props = {
  /** What stands there already; what is said comes after it. */
  draft: string;
  onWords: (draft: string) => void;
};

export function Dictate({ draft, onWords }: Props) {
  const [asking, setAsking] = useState(false);
  const [listening, setListening] = useState(false);
  const running = useRef<Recogniser | null>(null);
  const stop = (): void => {
    const under = running.current;
    // Before it is told to: it says that it has ended, and that leads here again.
    running.current = null;
    setListening(false);
    under?.abort();
  };
  useEffect(() => stop, []);
  const Make = maker();
  if (!Make) return null;
  const start = (): void => {
    const recogniser = new Make();
    const before = draft.trim();
    recogniser.lang = 'en';
    recogniser.continuous = true;
    recogniser.interimResults = true;
    recogniser.onresult = (heard) => onWords([before, wordsOf(heard)].filter((words) => words !== '').join(' '));
    recogniser.onerror = ({ error }) => {
      if (error !== 'aborted' && error !== 'no-speech') toast(text.dictate.failed);
    };
    recogniser.onend = stop;
    recogniser.start();
    running.current = recogniser;
    setListening(true);
  };
  const agree = (): void => {
    remember(ALLOWED, 'yes');
    setAsking(false);
    start();
  };
  return (
    <>
      <button
        type="button"
        class={listening ? 'button time-dictate listening' : 'button button-plain time-dictate'}
        aria-pressed={listening}
        onClick={() => (listening ? stop() : recall(ALLOWED) === 'yes' ? start() : setAsking(true))}
      >
        <Icon name="mic" />
        <span class={listening ? '' : 'visually-hidden'}>{listening ? text.dictate.stop : text.dictate.start}</span>
      </button>
      {asking && (
        <Dialog
          title={text.dictate.title}
          onClose={() => setAsking(false)}
          foot={
            <>
              <button type="button" class="button" onClick={() => setAsking(false)}>
                {text.dictate.no}
              </button>
              <button type="button" class="button button-main" onClick={agree}>
                {text.dictate.yes}
              </button>
            </>
          }
        >
          {text.dictate.plainly.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}
