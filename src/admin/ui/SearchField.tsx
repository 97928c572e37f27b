import { useEffect, useRef } from 'react';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  value: string;
  onChange(text: string): void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]') !== null;

/** Searches while it is typed in; the key / leads to it from anywhere on the screen, Escape empties it. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <div className="search">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20" />
      </svg>
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      <span className="key" aria-hidden="true">
        /
      </span>
    </div>
  );
}
