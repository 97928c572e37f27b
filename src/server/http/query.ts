import { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { validate } from './validate.ts';

/** The parameters of a list that comes in pages of `max` at most, going on after the record with the id `cursor`. */
export function pageParameters(max: number, idSchema: z.ZodType) {
  const message = API_TEXTS.limit(max);
  return {
    limit: z
      .string()
      .regex(/^\d{1,4}$/, message)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= max, message)
      .default(max),
    cursor: z
      .string()
      .refine((id) => idSchema.safeParse(id).success, API_TEXTS.cursor)
      .optional(),
  };
}

/** What a list is asked for. @throws 400 naming the parameter */
export const readQuery = <T extends z.ZodType>(schema: T, { searchParams }: URL): z.output<T> =>
  validate(schema, Object.fromEntries(searchParams));

/** RFC 8288: where a list goes on after the record with the id `cursor`, if it does. */
export function nextPageLink({ pathname, search }: URL, cursor: string | null): { Link?: string } {
  if (cursor === null) return {};
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', cursor);
  return { Link: `<${pathname}?${parameters}>; rel="next"` };
}
