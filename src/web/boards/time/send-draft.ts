/** Sends what is typed: the first letter at once, what follows some fifteen times a second at most, the last letter in any case. */
const EVERY_MS = 60;

type SendDraft = { readonly type: (send: () => void) => void; readonly stop: () => void };

export function draftSender(): SendDraft {
  let sentAt = Number.NEGATIVE_INFINITY;
  let latest: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    sentAt = performance.now();
    latest?.();
    latest = null;
  };
  return {
    type(send) {
      latest = send;
      const wait = sentAt + EVERY_MS - performance.now();
      if (wait <= 0) flush();
      else timer ??= setTimeout(flush, wait);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      latest = null;
    },
  };
}
