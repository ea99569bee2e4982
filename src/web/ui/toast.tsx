/** Short notes that come and go, and are read aloud. */
import { t } from '../text/index.ts';
import { Icon } from './icon.tsx';
import { createStore, useStore } from './store.ts';

type Toast = {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

const SHOWN_MS = 6000;
const toasts = createStore<readonly Toast[]>([]);
let count = 0;

const dismiss = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** A note with something to do stays until it is done or put away. */
export function toast(text: string, action?: Toast['action']): void {
  const id = ++count;
  toasts.set([...toasts.get().filter((other) => other.text !== text), { id, text, ...(action ? { action } : {}) }]);
  if (!action) setTimeout(dismiss, SHOWN_MS, id);
}

export function Toasts() {
  const shown = useStore(toasts);
  return (
    <div class="toasts" role="status">
      {shown.map(({ id, text, action }) => (
        <div class="toast" key={id}>
          <span>{text}</span>
          {action && (
            <button
              type="button"
              class="button button-main"
              onClick={() => {
                dismiss(id);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
          <button
            type="button"
            class="button button-plain button-icon"
            aria-label={t.common.close}
            onClick={() => dismiss(id)}
          >
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
