import { ApiFailure } from '../api/failure.ts';
import { Button } from './Button.tsx';
import { fieldFailures } from './field-failures.ts';
import { Notice } from './Notice.tsx';

interface SaveFailureProps {
  /** What could not be done. */
  what: string;
  error: Error;
  /** The fields that show their own errors. */
  fields: readonly string[];
  onRetry(): void;
}

/** Why a form was not saved. What was typed stays in the form in every case. */
export function SaveFailure({ what, error, fields, onRetry }: SaveFailureProps) {
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>Retry</Button>}>
      {what}: {explain(error, fields)}
    </Notice>
  );
}

function explain(error: Error, fields: readonly string[]): string {
  if (!(error instanceof ApiFailure)) return error.message;
  if (error.status === 401) return 'your session has ended. What you typed is kept: sign in, then retry.';
  if (error.status === 0) {
    return `${error.message} It may have been saved all the same: look at the list below before you retry.`;
  }
  const { known, other } = fieldFailures(error, fields);
  if (known.length > 0)
    return ['please correct the marked fields.', ...other.map(({ msg }) => msg)].join(' ');
  return error.message;
}
