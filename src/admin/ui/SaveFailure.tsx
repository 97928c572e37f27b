import { ApiFailure } from '../api-failure.ts';
import { Button } from './Button.tsx';
import { fieldFailures } from './field-failures.ts';
import { Notice } from './Notice.tsx';

interface SaveFailureProps {
  /** What could not be done. */
  what: string;
  error: Error;
  /** The fields that show their own errors. */
  fields: readonly string[];
  loadingCurrent: boolean;
  onRetry(): void;
  /** Replaces what is typed by what the server has now; left out for a new record. */
  onLoadCurrent?: () => void;
}

/** Why a form was not saved. What was typed stays in the form in every case. */
export function SaveFailure({
  what,
  error,
  fields,
  loadingCurrent,
  onRetry,
  onLoadCurrent,
}: SaveFailureProps) {
  const conflict = error instanceof ApiFailure && error.status === 412;
  const action =
    conflict && onLoadCurrent ? (
      <Button onClick={onLoadCurrent} busy={loadingCurrent} busyLabel="Loading…">
        Load current version
      </Button>
    ) : (
      <Button onClick={onRetry}>Retry</Button>
    );
  return (
    <Notice tone="bad" action={action}>
      {what}: {explain(error, fields)}
    </Notice>
  );
}

function explain(error: Error, fields: readonly string[]): string {
  if (!(error instanceof ApiFailure)) return error.message;
  if (error.status === 412) {
    return 'somebody else changed it since you opened it. Nothing was overwritten, and what you typed is still here. Loading the current version replaces it.';
  }
  if (error.status === 401) return 'your session has ended. What you typed is kept: sign in, then retry.';
  if (error.status === 0) {
    return `${error.message} It may have been saved all the same: look at the list below before you retry.`;
  }
  const { known, other } = fieldFailures(error, fields);
  if (known.length > 0)
    return ['please correct the marked fields.', ...other.map(({ msg }) => msg)].join(' ');
  return error.message;
}
