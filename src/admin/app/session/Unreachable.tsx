import { ADMIN_TEXTS } from '#texts/admin';
import { SESSION_TEXTS } from '#texts/session';
import { reasonOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CenterPage } from '../layout/CenterPage.tsx';

/** Shown instead of a sign-in page when the token could not be checked: it is kept. */
export function Unreachable({ error, onRetry }: { error: unknown; onRetry(): void }) {
  return (
    <CenterPage>
      <h1>{SESSION_TEXTS.unchecked}</h1>
      <Notice tone="error">{reasonOf(error)}</Notice>
      <p className="muted">{SESSION_TEXTS.stillSignedIn}</p>
      <Button variant="primary" onClick={onRetry}>
        {ADMIN_TEXTS.retry}
      </Button>
    </CenterPage>
  );
}
