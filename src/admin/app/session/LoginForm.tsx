import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { waitingTime } from '#texts/calls';
import { LOGIN_TEXTS } from '#texts/login';
import { SESSION_TEXTS } from '#texts/session';
import { ApiFailure, isFailure } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { focus } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { useSession } from './SessionProvider.tsx';

/**
 * Email and password; both the sign-in page and the dialog of an ended session show it. Signing in
 * changes the session, and with it what stands around this form: there is nothing more to do here.
 */
export function LoginForm({ email }: { email?: string }) {
  /** Whether the site asks for a one-time code; the first try tells. */
  const [withCode, setWithCode] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: useSession().signIn,
    onError: (refused) => {
      setWithCode((now) => now || asksForCode(refused));
      // What was most likely wrong, ready to be typed over.
      if (isFailure(refused, 401) && !asksForCode(refused)) {
        password.current?.focus();
        password.current?.select();
      }
    },
  });

  /** Which of the two it is, nobody is told. */
  const isRefused = isFailure(error, 401) && !asksForCode(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    mutate({
      email: String(data.get('email')),
      password: String(data.get('password')),
      code: data.get('code')?.toString(),
    });
  };

  return (
    <form className="stack" onSubmit={submit}>
      {error && !asksForCode(error) && <Notice tone="error">{explain(error)}</Notice>}
      <Field label={SESSION_TEXTS.email}>
        {(wiring) => (
          <input
            {...wiring}
            aria-invalid={isRefused}
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            required
          />
        )}
      </Field>
      <Field label={SESSION_TEXTS.password}>
        {(wiring) => <PasswordInput {...wiring} aria-invalid={isRefused} ref={password} />}
      </Field>
      {withCode && (
        <Field label={SESSION_TEXTS.code}>
          {(wiring) => (
            <input
              {...wiring}
              ref={focus}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={9}
              required
            />
          )}
        </Field>
      )}
      <Button type="submit" variant="primary" busy={isPending} busyLabel={LOGIN_TEXTS.submitting}>
        {LOGIN_TEXTS.submit}
      </Button>
    </form>
  );
}

const asksForCode = (error: Error): boolean =>
  isFailure(error, 401) && error.errors?.some(({ field }) => field === 'code') === true;

function explain(error: Error): string {
  if (!(error instanceof ApiFailure)) return LOGIN_TEXTS.failed;
  if (error.status === 429 && error.retryAfterSeconds !== undefined) {
    return SESSION_TEXTS.tooManyTries(waitingTime(error.retryAfterSeconds));
  }
  return error.message;
}
