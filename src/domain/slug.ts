import { z } from 'zod';
import { SLUG_MAX, SLUG_PATTERN } from './limits.ts';

/** An id made from a title. */
export const slugSchema = z.string().max(SLUG_MAX).regex(SLUG_PATTERN);
