import { z } from 'zod';
import { SLUG_MAX } from './limits.ts';

/** An id made from a title: letters and digits of ASCII, with single hyphens between. */
export const slugSchema = z
  .string()
  .max(SLUG_MAX)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
