import { z } from 'zod';
import { auditIdSchema } from '../../domain/audit.ts';
import { AUDIT_PER_PAGE } from '../../domain/limits.ts';
import { pageParameters } from '../http/page-query.ts';
import { validate } from '../http/validate.ts';

const querySchema = z.object(pageParameters(AUDIT_PER_PAGE, auditIdSchema));

/** What the audit trail is asked for. @throws 400 naming the parameter */
export const auditQuery = (search: URLSearchParams): z.output<typeof querySchema> =>
  validate(querySchema, Object.fromEntries(search));
