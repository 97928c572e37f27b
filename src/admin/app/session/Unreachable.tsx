import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSession } from './session.ts';

/** Shown instead of a sign-in page when the token could not be checked: it is kept. */
export function Unreachable() {
  const { session, retry } = useSession();
  if (session.phase !== 'unreachable') return null;
  return (
    <main className="center-page">
      <div className="panel narrow stack">
        <h1>Your session could not be checked</h1>
        <Notice tone="error">{session.reason}</Notice>
        <p className="muted">You are still signed in on this device.</p>
        <Button variant="primary" onClick={retry}>
          Retry
        </Button>
      </div>
    </main>
  );
}
