import { useState } from 'react';

/** The password, hidden unless asked otherwise. Password managers know it by its name and `autocomplete`. */
export function PasswordInput({ id }: { id: string }) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <input
        id={id}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <button
        type="button"
        aria-controls={id}
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </button>
    </div>
  );
}
