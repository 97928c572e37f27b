import { useEffect, useId, useRef } from 'react';

/** The one-time code, asked for once the server has said that it wants one. Phones offer the one they received. */
export function CodeField() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <div className="field">
      <label htmlFor={id}>Code of your authenticator app</label>
      <input
        ref={input}
        id={id}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={9}
        required
      />
    </div>
  );
}
