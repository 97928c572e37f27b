import { get, useFormContext } from 'react-hook-form';
import { RECORD_TEXTS as texts } from '#texts/records';
import type { Fields } from '../../domain/field.ts';
import { ApiFailure, isTimeout } from '../api/failure.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { picturesChosen } from './form-values.ts';
import { isFieldOf } from './server-errors.ts';

interface SaveFailureProps {
  /** What could not be done. */
  what: string;
  error: Error;
  fields: Fields;
  /** While a conflict is shown, nothing can be corrected in the fields. */
  inConflict: boolean;
  onRetry(): void;
}

/** Why a form was not saved, and what can be done. What was typed stays in the form in every case. */
export function SaveFailure({ what, error, fields, inConflict, onRetry }: SaveFailureProps) {
  const { formState, getValues, setValue } = useFormContext();
  const { errors = [] } = error instanceof ApiFailure ? error : {};
  const others = errors.filter(({ field }) => !isFieldOf(fields, field));
  const isOfFields = errors.length > others.length;
  const isToCorrect = isOfFields && others.length === 0 && !inConflict;
  if (isToCorrect && Object.keys(formState.errors).length === 0) return null;

  const chosen = picturesChosen(fields, getValues());
  const before = (path: string) => get(formState.defaultValues, path) ?? null;
  const isTooSlow = isTimeout(error) && chosen.length > 0;
  const mayGoWithout = !inConflict && chosen.every(({ path, required }) => !required || before(path));
  const goWithout = () => {
    for (const { path } of chosen) setValue(path, before(path));
    onRetry();
  };

  function reason(): string {
    if (isTooSlow) return mayGoWithout ? texts.optionalPhotoTooSlow : texts.photoTooSlow;
    if (isOfFields) return [texts.wrongFields, ...others.map(({ msg }) => msg)].join(' ');
    if (!(error instanceof ApiFailure)) return error.message;
    if (error.status === 401) return texts.sessionEnded;
    return error.status === 0 ? texts.unanswered(error.message) : error.message;
  }
  return (
    // The same again would be refused again.
    <Failure what={what} error={reason()} onRetry={isToCorrect ? undefined : onRetry}>
      {isTooSlow && mayGoWithout && <Button onClick={goWithout}>{texts.withoutPhoto}</Button>}
    </Failure>
  );
}
