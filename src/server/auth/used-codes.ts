import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { storeUnavailable } from '../errors.ts';
import { readText, writeIf } from '../store/blob-store.ts';

/** The step of time whose code was accepted last. */
const usedSchema = z.object({ step: z.number().int() });
const KEY = 'one-time-code';
const WRITE_TRIES = 10;

/**
 * Uses up the code of a step of time, and with it those of all steps before.
 * @returns whether it was still unused; of several callers at once one gets true
 * @throws 503 when nobody can tell
 */
export async function takeStep(step: number): Promise<boolean> {
  for (let attempt = 0; attempt < WRITE_TRIES; attempt++) {
    const found = await readText('sessions', KEY);
    if (found && usedSchema.parse(JSON.parse(found.text)).step >= step) return false;
    const condition = found ? { onlyIfMatch: found.etag } : { onlyIfNew: true as const };
    const { outcome } = await writeIf('sessions', KEY, JSON.stringify({ step }), condition);
    if (outcome === 'written') return true;
    if (outcome === 'unclear') break;
    await sleep(Math.random() * 20);
  }
  throw storeUnavailable(new Error('No one-time code can be used up.'));
}
