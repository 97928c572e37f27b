import { reasonOf } from '../api/failure.ts';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

interface FailureProps {
  /** What could not be done. */
  what: string;
  error: unknown;
  busy?: boolean;
  onRetry(): void;
}

/** "Error saving course: the reason", with a way to try once more. */
export function Failure({ what, error, busy, onRetry }: FailureProps) {
  return (
    <Notice
      tone="error"
      action={
        <Button onClick={onRetry} busy={busy} busyLabel="Retrying…">
          Retry
        </Button>
      }
    >
      {what}: {reasonOf(error)}
    </Notice>
  );
}
