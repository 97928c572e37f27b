import { Icon } from '../../components/ui/Icon.tsx';
import { search } from '../../components/ui/icons.ts';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange(text: string): void;
}

/** Searches while it is typed in; Escape empties it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <div className="search">
      <Icon path={search} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
    </div>
  );
}
