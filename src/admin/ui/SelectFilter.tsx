interface SelectFilterProps<Choice extends string> {
  label: string;
  value: Choice;
  /** The names of the choices, in their order. */
  choices: Readonly<Record<Choice, string>>;
  onChange(choice: Choice): void;
}

export function SelectFilter<Choice extends string>({
  label,
  value,
  choices,
  onChange,
}: SelectFilterProps<Choice>) {
  return (
    <label className="filter">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as Choice)}>
        {Object.entries<string>(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
