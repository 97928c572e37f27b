import type { z } from 'zod';
import { fieldErrors } from '../../domain/api-error.ts';
import { badRequest } from '../errors.ts';

/**
 * Parses what came in.
 * @throws 400 naming each field and what is wrong with it
 */
export function validate<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const errors = fieldErrors(result.error);
  throw badRequest([...new Set(errors.map(({ msg }) => msg))].join(' '), errors);
}
