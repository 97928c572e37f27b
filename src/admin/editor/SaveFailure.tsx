import { ADMIN_TEXTS } from '#texts/admin';
import { RECORD_TEXTS as texts } from '#texts/records';
import { ApiFailure } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

interface SaveFailureProps {
  /** What could not be done. */
  what: string;
  error: Error;
  /** Whether a field of the form shows an error itself. */
  isShown(field: string): boolean;
  onRetry(): void;
}

/** Why a form was not saved. What was typed stays in the form in every case. */
export function SaveFailure({ what, error, isShown, onRetry }: SaveFailureProps) {
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{ADMIN_TEXTS.retry}</Button>}>
      {what}: {explain(error, isShown)}
    </Notice>
  );
}

function explain(error: Error, isShown: SaveFailureProps['isShown']): string {
  if (!(error instanceof ApiFailure)) return error.message;
  if (error.status === 401) return texts.sessionEnded;
  if (error.status === 0) return texts.maybeSaved(error.message);
  const { errors = [] } = error;
  const others = errors.filter(({ field }) => !isShown(field));
  return others.length < errors.length
    ? [texts.wrongFields, ...others.map(({ msg }) => msg)].join(' ')
    : error.message;
}
