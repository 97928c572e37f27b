import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { FieldError } from '../../domain/api-error.ts';
import { ApiFailure } from '../api/failure.ts';
import type { PictureState } from './use-picture.ts';

/** The name of the one field that stands outside the schemas. */
const PICTURE_FIELD = 'image';

/** Too large, of another kind, not to be read: the server says this of nothing but a picture. */
const PICTURE_STATUSES: readonly number[] = [413, 415, 422];

function failuresOf(error: unknown): FieldError[] {
  if (!(error instanceof ApiFailure)) return [];
  if (error.errors) return error.errors;
  return PICTURE_STATUSES.includes(error.status) ? [{ field: PICTURE_FIELD, msg: error.message }] : [];
}

/** What the server found wrong, told apart by whether a field of the form can show it. */
export function fieldFailures(error: unknown, fields: readonly string[]) {
  const failures = failuresOf(error);
  const isKnown = ({ field }: FieldError) => field === PICTURE_FIELD || fields.includes(field);
  return {
    known: failures.filter(isKnown),
    other: failures.filter((failure) => !isKnown(failure)),
  };
}

/** Puts the server's words beside the fields they are about, and the focus on the first of them. */
export function showFieldFailures<Values extends FieldValues>(
  error: unknown,
  fields: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  picture: PictureState,
): void {
  const { known } = fieldFailures(error, fields);
  known.forEach(({ field, msg }, index) => {
    const name = fields.find((each) => each === field);
    if (name) {
      setError(name, { type: 'server', message: msg }, { shouldFocus: index === 0 });
    } else {
      picture.setProblem(msg);
      if (index === 0) picture.input.current?.focus();
    }
  });
}
