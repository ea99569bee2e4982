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

/** Words that differ from option to option are found by both, others by the value alone. */
const wordOf = (key: string, value: string): string =>
  t.setUp.values[`${key}.${value}`] ?? t.setUp.values[value] ?? value;

export function Option({ option, names, value, onChange }: OptionProps) {
  const { key, kind, initial } = option;
  const label = t.setUp.options[key] ?? key;
  const hint = t.setUp.hints[key];
  if (kind === 'choice') {
    const values = option.values.map((v) => ({ value: v, label: wordOf(key, v) }));
    return <Choices label={label} hint={hint} name={key} value={value} values={values} onChange={onChange} />;
  }
  // One seat, or all of them.
  if (kind === 'seat' || (kind === 'seats' && initial === 'all')) {
    return (
      <label class="field">
        <span class="field-label">{label}</span>
        <select class="select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value={initial}>{wordOf(key, initial)}</option>
          {names.map((name, i) => (
            <option key={i} value={String(i + 1)}>
              {t.setUp.begins(name)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (kind === 'seats') return <Seats {...{ label, hint, names, value, onChange }} />;
  return (
    <label class="field">
      <span class="field-label">{label}</span>
      <input class="input" inputMode="numeric" value={value} onInput={(event) => onChange(event.currentTarget.value)} />
    </label>
  );
}

const NOBODY = 'none';

type SeatsProps = Pick<OptionProps, 'names' | 'value' | 'onChange'> & { label: string; hint: string | undefined };

/** Any of the seats, joined as the rules read them: `1+3`. */
function Seats({ label, hint, names, value, onChange }: SeatsProps) {
  const chosen = value === NOBODY ? [] : value.split('+').filter((seat) => Number(seat) <= names.length);
  const set = (seat: string, on: boolean): void => {
    const next = names.map((_, i) => String(i + 1)).filter((s) => (s === seat ? on : chosen.includes(s)));
    onChange(next.length === 0 ? NOBODY : next.join('+'));
  };
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="choices">
        {names.map((name, i) => (
          <label class="choice" key={i}>
            <input
              type="checkbox"
              checked={chosen.includes(String(i + 1))}
              onChange={(event) => set(String(i + 1), event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
      {hint && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
}
