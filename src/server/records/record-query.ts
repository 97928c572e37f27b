import { z } from 'zod';
import { courseIdSchema } from '../../domain/course.ts';
import { companyIdSchema } from '../../domain/field.ts';
import type { Kind } from '../../domain/kind.ts';
import { RECORDS_PER_PAGE } from '../../domain/limits.ts';
import { pageParameters } from '../http/page-query.ts';
import { validate } from '../http/validate.ts';

/** The parameters that make another answer. */
export const RECORD_PARAMETERS = ['company', 'course', 'limit', 'cursor'];

const querySchema = ({ idSchema, companyOf, courseOf, noun }: Kind) => {
  const none = (name: string) => z.undefined({ error: `No ${noun.one} has a ${name}.` }).optional();
  return z.object({
    company: companyOf ? companyIdSchema.optional() : none('company'),
    course: courseOf ? courseIdSchema.optional() : none('course'),
    ...pageParameters(RECORDS_PER_PAGE, idSchema),
  });
};
export type RecordQuery = z.output<ReturnType<typeof querySchema>>;

/** What a list of records is asked for. @throws 400 naming the parameter */
export const recordQuery = (kind: Kind, search: URLSearchParams): RecordQuery =>
  validate(querySchema(kind), Object.fromEntries(search));
