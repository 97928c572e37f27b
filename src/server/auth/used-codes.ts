import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { jsonDocument } from '../store/json-document.ts';

const usedSchema = z.object({
  /** The step of time whose code was accepted last. */
  step: z.number().int(),
  /** Tells apart two callers who use up the same code. Older entries have none. */
  by: z.string().optional(),
});
const lastUsed = jsonDocument('sessions', 'one-time-code', usedSchema);

/**
 * Uses up the code of a step of time, and with it those of all steps before.
 * @returns whether it was still unused; of several callers at once one gets true
 * @throws 503 when nobody can tell
 */
export function takeStep(step: number): Promise<boolean> {
  const by = randomUUID();
  return lastUsed.mutate((last) =>
    last && last.step >= step ? { next: null, result: false } : { next: { step, by }, result: true },
  );
}
