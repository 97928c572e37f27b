import { z } from 'zod';
import { enquiryIdSchema } from '../../domain/enquiry.ts';
import { companyIdSchema } from '../../domain/field.ts';
import { ENQUIRIES_PER_PAGE } from '../../domain/limits.ts';
import { pageParameters } from '../http/page-query.ts';
import { validate } from '../http/validate.ts';

const querySchema = z.object({
  company: companyIdSchema.optional(),
  ...pageParameters(ENQUIRIES_PER_PAGE, enquiryIdSchema),
});

/** What a list of enquiries is asked for. @throws 400 naming the parameter */
export const enquiryQuery = (search: URLSearchParams): z.output<typeof querySchema> =>
  validate(querySchema, Object.fromEntries(search));
