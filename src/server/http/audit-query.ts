import { z } from 'zod';
import { auditIdSchema } from '../../domain/audit.ts';
import { AUDIT_PER_PAGE } from '../../domain/limits.ts';
import { validate } from './validate.ts';

const limitMessage = `limit must be a whole number from 1 to ${AUDIT_PER_PAGE}.`;

const querySchema = z.object({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, limitMessage)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= AUDIT_PER_PAGE, limitMessage)
    .default(AUDIT_PER_PAGE),
  cursor: z
    .string()
    .refine((id) => auditIdSchema.safeParse(id).success, 'cursor must come from a Link header.')
    .optional(),
});

/** What the audit trail is asked for. @throws 400 naming the parameter */
export const auditQuery = (search: URLSearchParams): z.output<typeof querySchema> =>
  validate(querySchema, Object.fromEntries(search));
