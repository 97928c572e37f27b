import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './session.ts';

/** Signs in again on the spot, over the screen that was in use; what is typed there stays. */
export function EndedSession() {
  const { session } = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const ended = session.phase === 'in' && session.ended;

  const open = useCallback(() => {
    dialog.current?.showModal();
    // The email is there already.
    dialog.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
  }, []);

  useEffect(() => {
    if (ended) open();
  }, [ended, open]);

  if (!ended) return null;
  return (
    <>
      <Notice tone="bad" action={<Button onClick={open}>Sign in again</Button>}>
        Your session has ended. Nothing you typed is lost.
      </Notice>
      <dialog ref={dialog} className="dialog" aria-labelledby="ended-title">
        <h2 id="ended-title">Your session has ended</h2>
        <p className="muted">Sign in again to go on where you were. What you typed is kept.</p>
        <LoginForm email={session.user.email} />
        <Button onClick={() => dialog.current?.close()}>Not now</Button>
      </dialog>
    </>
  );
}
