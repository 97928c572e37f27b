import { z } from 'zod';
import { enquiryIdSchema } from '../../domain/enquiry.ts';
import { companyIdSchema } from '../../domain/fields.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { validate } from './validate.ts';

const limitMessage = `limit must be a whole number from 1 to ${ENQUIRIES_PER_PAGE}.`;

const querySchema = z.object({
  company: companyIdSchema.optional(),
  limit: z
    .string()
    .regex(/^\d{1,4}$/, limitMessage)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= ENQUIRIES_PER_PAGE, limitMessage)
    .default(ENQUIRIES_PER_PAGE),
  cursor: z
    .string()
    .refine((id) => enquiryIdSchema.safeParse(id).success, 'cursor must come from a Link header.')
    .optional(),
});

/** What a list of enquiries is asked for. @throws 400 naming the parameter */
export const enquiryQuery = (search: URLSearchParams): z.output<typeof querySchema> =>
  validate(querySchema, Object.fromEntries(search));

/** RFC 8288: where the list goes on after the enquiry with the id `cursor`. */
export function nextPageLink(url: URL, cursor: string): string {
  const search = new URLSearchParams(url.search);
  search.set('cursor', cursor);
  return `<${url.pathname}?${search}>; rel="next"`;
}
