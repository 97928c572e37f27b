import { z } from 'zod';
import { API_TEXTS } from '#texts/api';

/** The body of every answer that is an error. */
export const apiErrorSchema = z.object({
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), msg: z.string() })).optional(),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
export type FieldError = NonNullable<ApiErrorBody['errors']>[number];

/** No honest form has more mistakes, and no longer names. */
const ERRORS_MAX = 20;
export const FIELD_NAME_MAX = 60;

/** Turns what a schema found wrong into one entry a field, unknown fields by their own names. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const errors = error.issues.flatMap((issue): FieldError[] => {
    if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), msg: issue.message }];
    return issue.keys.map((key) => {
      const field = [...issue.path, key.slice(0, FIELD_NAME_MAX)].join('.');
      return { field, msg: API_TEXTS.unknownField(field) };
    });
  });
  return errors.slice(0, ERRORS_MAX);
}
