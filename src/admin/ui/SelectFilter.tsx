import { useId } from 'react';

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
  const id = useId();
  return (
    <div className="row filter muted">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value as Choice)}>
        {Object.entries<string>(choices).map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
