import { z } from 'zod';

/** The parameters of a list that comes in pages of `max` at most, going on after the record with the id `cursor`. */
export function pageParameters(max: number, idSchema: z.ZodType) {
  const message = `limit must be a whole number from 1 to ${max}.`;
  return {
    limit: z
      .string()
      .regex(/^\d{1,4}$/, message)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= max, message)
      .default(max),
    cursor: z
      .string()
      .refine((id) => idSchema.safeParse(id).success, 'cursor must come from a Link header.')
      .optional(),
  };
}

/** RFC 8288: where a list goes on after the record with the id `cursor`. */
export function nextPageLink(url: URL, cursor: string): string {
  const search = new URLSearchParams(url.search);
  search.set('cursor', cursor);
  return `<${url.pathname}?${search}>; rel="next"`;
}
