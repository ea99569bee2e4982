/** One of a game's own options, in the form that suits its kind. */
import type { GameCard } from '../table/client.ts';
import { t } from '../text/index.ts';
import { Choices } from '../ui/choices.tsx';

type OptionProps = {
  option: GameCard['options'][number];
  names: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

export function Option({ option, names, value, onChange }: OptionProps) {
  const { key, kind, initial } = option;
  const label = t.setUp.options[key] ?? key;
  const hint = t.setUp.hints[key];
  if (kind === 'choice') {
    const values = option.values.map((v) => ({ value: v, label: t.setUp.values[v] ?? v }));
    return <Choices label={label} hint={hint} name={key} value={value} values={values} onChange={onChange} />;
  }
  if (kind === 'seat') {
    const begins = names.map((name, i) => ({ value: String(i + 1), label: t.setUp.begins(name) }));
    return (
      <label class="field">
        <span class="field-label">{label}</span>
        <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value={initial}>{t.setUp.values[initial] ?? initial}</option>
          {begins.map((seat) => (
            <option key={seat.value} value={seat.value}>
              {seat.label}
            </option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input
        class="input"
        inputMode={kind === 'number' ? 'numeric' : 'text'}
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </label>
  );
}
