import { useState } from 'react';
import { reasonOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { mayDiscard } from '../../ui/unsaved.ts';
import { useSession } from './session.ts';

const QUESTION = 'Sign out on every device? Everybody who is signed in has to sign in again, you included.';

/** What concerns the account and is seldom needed, behind a button of the top bar. */
export function AccountMenu() {
  const { signOutEverywhere } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const signOut = async () => {
    if (!mayDiscard() || !window.confirm(QUESTION)) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await signOutEverywhere();
    } catch (error) {
      setProblem(reasonOf(error));
      setBusy(false);
    }
  };

  return (
    <>
      <Button variant="bare" popoverTarget="account-menu">
        Account
      </Button>
      <div id="account-menu" className="account-menu" popover="auto">
        {problem && <Notice tone="error">You are still signed in everywhere. {problem}</Notice>}
        <p className="muted">Lost a phone, or used a computer that is not yours?</p>
        <Button busy={busy} busyLabel="Signing out…" onClick={signOut}>
          Sign out everywhere
        </Button>
      </div>
    </>
  );
}
