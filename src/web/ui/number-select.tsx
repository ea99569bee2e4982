/** One of some numbers, each called by what it means. */
type Props = {
  label: string;
  value: number;
  values: readonly number[];
  word: (value: number) => string;
  onChange: (value: number) => void;
};

export const NumberSelect = ({ label, value, values, word, onChange }: Props) => (
  <label class="field">
    <span class="field-label">{label}</span>
    <select class="select" value={value} onChange={(event) => onChange(Number(event.currentTarget.value))}>
      {values.map((each) => (
        <option key={each} value={each}>
          {word(each)}
        </option>
      ))}
    </select>
  </label>
);
