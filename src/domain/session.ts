import { z } from 'zod';
import { requiredTextSchema } from './fields/text.ts';
import { TOTP_DIGITS } from './limits.ts';

/** The header of what a screen asks for by itself, of a call that it also makes for somebody. */
export const ASKED_BY = 'asked-by';

export const loginInputSchema = z.strictObject({
  email: requiredTextSchema('Email', 1, 255),
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.').max(1024),
  /** A one-time code; people type it in groups. */
  code: z
    .string({ error: 'Code must be text.' })
    .transform((code) => code.replaceAll(/\s/g, ''))
    .refine(
      (code) => new RegExp(`^[0-9]{${TOTP_DIGITS}}$`).test(code),
      `Code must have ${TOTP_DIGITS} digits.`,
    )
    .optional(),
});
export type LoginInput = z.infer<typeof loginInputSchema>;

const userSchema = z.object({ email: z.string() });
export type User = z.infer<typeof userSchema>;

export const loginAnswerSchema = z.object({ token: z.string(), user: userSchema });
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const verifyAnswerSchema = z.object({ user: userSchema });
