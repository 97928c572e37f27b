import type { UseFormReturn } from 'react-hook-form';
import type { Fields } from '../../domain/field.ts';
import { ApiFailure } from '../api/failure.ts';

/** @param path such as `title` or `leaders.0.photo` */
export const isFieldOf = (fields: Fields, path: string): boolean =>
  Object.hasOwn(fields, path.split('.')[0] ?? '');

/** Puts what the server found wrong beside the fields, and leads to the first. */
export function showServerErrors(
  form: Pick<UseFormReturn<Record<string, unknown>>, 'setError'>,
  fields: Fields,
  error: Error,
): void {
  const errors = (error instanceof ApiFailure && error.errors) || [];
  errors
    .filter(({ field }) => isFieldOf(fields, field))
    .forEach(({ field, msg }, index) => {
      form.setError(field, { type: 'server', message: msg }, { shouldFocus: index === 0 });
    });
}
