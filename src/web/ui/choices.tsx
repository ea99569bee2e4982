/** One of a few, each a button of its own. */

type Props = {
  label: string;
  hint?: string | undefined;
  name: string;
  value: string;
  values: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

export function Choices({ label, hint, name, value, values, onChange }: Props) {
  return (
    <fieldset class="field">
      <legend class="field-label">{label}</legend>
      <div class="choices">
        {values.map((choice) => (
          <label class="choice" key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
}
