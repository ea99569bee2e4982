/** Reads a tale aloud in the voice of the browser, a sentence at a time, and says which one it is at. */
import { useEffect, useState } from 'preact/hooks';

export const canRead = 'speechSynthesis' in globalThis;

export type Reading = {
  readonly at: number | null;
  readonly start: () => void;
  readonly stop: () => void;
};

export function useReading(sentences: readonly string[]): Reading {
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => {
    if (at === null) return;
    const spoken = new SpeechSynthesisUtterance(sentences[at]);
    spoken.lang = 'en';
    spoken.rate = 0.95;
    spoken.onend = () => setAt(at + 1 < sentences.length ? at + 1 : null);
    // Cut short by "stop", or there is no voice: either way nothing is read any more.
    spoken.onerror = () => setAt(null);
    speechSynthesis.speak(spoken);
    return () => {
      spoken.onend = null;
      spoken.onerror = null;
      speechSynthesis.cancel();
    };
  }, [at]);
  return { at, start: () => setAt(0), stop: () => setAt(null) };
}
