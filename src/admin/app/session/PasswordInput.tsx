import { type ComponentProps, useState } from 'react';
import { SESSION_TEXTS } from '#texts/session';

/** The password, hidden unless asked otherwise. Password managers know it by its name and `autocomplete`. */
export function PasswordInput({ id, ...props }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password">
      <input
        id={id}
        {...props}
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
        aria-label={shown ? SESSION_TEXTS.hidePassword : SESSION_TEXTS.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? SESSION_TEXTS.hide : SESSION_TEXTS.show}
      </button>
    </div>
  );
}
