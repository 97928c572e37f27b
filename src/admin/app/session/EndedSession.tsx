import { useLayoutEffect, useRef } from 'react';
import { SESSION_TEXTS } from '#texts/session';
import { Button } from '../../ui/Button.tsx';
import { headingOf } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { LoginForm } from './LoginForm.tsx';

function open(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
  // The email is there already.
  dialog?.querySelector<HTMLInputElement>('[name=password]')?.focus();
}

/** Signs in again on the spot, over the screen that was in use; what is typed there stays. */
export function EndedSession({ email }: { email: string }) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const shown = dialog.current;
    open(shown);
    return () => {
      // Closed, not only taken away: that gives the focus back to what had it before, if anything had.
      shown?.close();
      if (shown && document.activeElement === document.body) headingOf(shown)?.focus();
    };
  }, []);

  return (
    <>
      {/* Over a form that is open, which may fill the screen. */}
      <div className="ended-notice">
        <Notice
          tone="error"
          action={<Button onClick={() => open(dialog.current)}>{SESSION_TEXTS.signInAgain}</Button>}
        >
          {SESSION_TEXTS.endedNotice}
        </Notice>
      </div>
      <dialog ref={dialog} className="panel stack dialog" aria-labelledby="ended-title">
        <h2 id="ended-title">{SESSION_TEXTS.ended}</h2>
        <p className="muted">{SESSION_TEXTS.endedHelp}</p>
        <LoginForm email={email} />
        <Button onClick={() => dialog.current?.close()}>{SESSION_TEXTS.notNow}</Button>
      </dialog>
    </>
  );
}
