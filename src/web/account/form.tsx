/** Forms about oneself: each says what is wrong where it stands, and keeps what was written. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import { faultWords } from '../online/faults.ts';
import { people as w } from '../text/people.ts';

type FormProps = {
  /** Resolves when it is done; a fault of the server is shown. */
  onSend: () => Promise<void>;
  label: string;
  bad?: boolean;
  disabled?: boolean;
  children: ComponentChildren;
};

export function Form({ onSend, label, bad = false, disabled = false, children }: FormProps) {
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setWrong('');
    try {
      await onSend();
    } catch (error) {
      setWrong(faultWords(error));
    }
    setBusy(false);
  };
  return (
    <form class="form" onSubmit={send}>
      {children}
      <div role="alert">{wrong !== '' && <p class="form-wrong">{wrong}</p>}</div>
      <div class="button-row">
        <button
          type="submit"
          class={bad ? 'button button-bad' : 'button button-main'}
          disabled={busy || disabled}
          aria-busy={busy}
        >
          {label}
        </button>
      </div>
    </form>
  );
}

type FieldProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  autocomplete: string;
  minLength?: number;
  maxLength: number;
  /** What may be written, if not anything; the hint says it in words. */
  pattern?: string;
};

export function Field({ label, hint, value, onChange, autocomplete, minLength = 1, maxLength, pattern }: FieldProps) {
  const id = useId();
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input
        class="input"
        value={value}
        required
        minLength={minLength}
        maxLength={maxLength}
        pattern={pattern}
        title={pattern === undefined ? undefined : hint}
        autocomplete={autocomplete as 'username'}
        autocapitalize="none"
        spellcheck={false}
        aria-describedby={hint === undefined ? undefined : id}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <span class="field-hint" id={id}>
          {hint}
        </span>
      )}
    </label>
  );
}

type PasswordProps = {
  label: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** A password that is being made, not one that is known: it has a least length. */
  fresh?: boolean;
};

const LEAST = 8;

export function Password({ label, hint, value, onChange, fresh = false }: PasswordProps) {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div class="field">
      <label class="field-label" for={`${id}-input`}>
        {label}
      </label>
      <input
        class="input"
        id={`${id}-input`}
        type={(shown ? 'text' : 'password') as 'password'}
        value={value}
        required
        minLength={fresh ? LEAST : 1}
        maxLength={200}
        autocomplete={fresh ? 'new-password' : 'current-password'}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      {hint !== undefined && (
        <span class="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <label class="tick">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.currentTarget.checked)} />
        {w.keep.show}
      </label>
    </div>
  );
}
