/** The browser's own dialog: it keeps the focus in, gives it back, and closes on Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../text/index.ts';
import { Icon } from './icon.tsx';

type Props = { title: string; onClose: () => void; children: ComponentChildren; foot?: ComponentChildren };

export function Dialog({ title, onClose, children, foot }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; Escape does so by itself.
    <dialog
      ref={ref}
      class="dialog"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 class="dialog-title" id={id}>
            {title}
          </h2>
          <button type="button" class="button button-plain button-icon" aria-label={t.common.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
        {foot && <div class="dialog-foot">{foot}</div>}
      </div>
    </dialog>
  );
}
