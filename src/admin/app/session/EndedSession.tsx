import { useCallback, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { headingOf } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './session.ts';

/** Signs in again on the spot, over the screen that was in use; what is typed there stays. */
export function EndedSession() {
  const { session } = useSession();
  return session.phase === 'in' && session.ended ? <SignInAgain email={session.user.email} /> : null;
}

function SignInAgain({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  const open = useCallback(() => {
    dialog.current?.showModal();
    // The email is there already.
    dialog.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, []);

  useLayoutEffect(() => {
    const shown = dialog.current;
    open();
    return () => {
      // Closed, not only taken away: that gives the focus back to what had it before, if anything had.
      shown?.close();
      if (shown && document.activeElement === document.body) headingOf(shown)?.focus();
    };
  }, [open]);

  return (
    <>
      <Notice tone="error" action={<Button onClick={open}>Sign in again</Button>}>
        Your session has ended. Nothing you typed is lost.
      </Notice>
      <dialog ref={dialog} className="dialog" aria-labelledby="ended-title">
        <h2 id="ended-title">Your session has ended</h2>
        <p className="muted">Sign in again to go on where you were. What you typed is kept.</p>
        <LoginForm email={email} />
        <Button onClick={() => dialog.current?.close()}>Not now</Button>
      </dialog>
    </>
  );
}
