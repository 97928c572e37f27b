import { type SubmitEvent, useId, useState } from 'react';
import { LOGIN_TEXTS } from '#texts/login';
import { ApiFailure, isFailure, waitingTime } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CodeField } from './CodeField.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useSession } from './session.ts';

/**
 * Email and password; both the sign-in page and the dialog of an ended session show it. Signing in
 * changes the session, and with it what stands around this form: there is nothing more to do here.
 */
export function LoginForm({ email }: { email?: string }) {
  const { signIn } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** Whether the site asks for a one-time code; the first try tells. */
  const [withCode, setWithCode] = useState(false);
  const id = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(undefined);
    try {
      await signIn({
        email: String(data.get('email')).trim(),
        password: String(data.get('password')),
        code: data.get('code')?.toString(),
      });
    } catch (error) {
      if (asksForCode(error)) setWithCode(true);
      else setProblem(explain(error));
      setBusy(false);
    }
  };

  return (
    <form className="stack" onSubmit={submit}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="field">
        <label htmlFor={`${id}-email`}>Email</label>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-password`}>Password</label>
        <PasswordInput id={`${id}-password`} />
      </div>
      {withCode && <CodeField />}
      <Button type="submit" variant="primary" busy={busy} busyLabel={LOGIN_TEXTS.submitting}>
        {LOGIN_TEXTS.submit}
      </Button>
    </form>
  );
}

const asksForCode = (error: unknown): boolean =>
  isFailure(error, 401) && error.errors?.some(({ field }) => field === 'code') === true;

function explain(error: unknown): string {
  if (!(error instanceof ApiFailure)) return LOGIN_TEXTS.failed;
  if (error.status === 429 && error.retryAfterSeconds !== undefined) {
    return `Too many attempts to sign in. Try again in ${waitingTime(error.retryAfterSeconds)}.`;
  }
  return error.message;
}
