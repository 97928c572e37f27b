import { z } from 'zod';
import { HOUR_MS } from '../../domain/durations.ts';
import { jsonDocument } from '../store/json-document.ts';
import { pastMoment } from './decide.ts';

/** When the last batch of a restore came that has not ended yet. */
const restoring = jsonDocument('publish', 'restoring', z.object({ at: z.iso.datetime().nullable() }));

/** A restore that says nothing for this long has stopped half-way. */
const RESTORE_MAX_MS = HOUR_MS;

/** Notes that a restore goes on: a build in the middle of it would show a mixture. To be ended by `endRestore`. */
export const noteRestore = (): Promise<void> => restoring.write({ at: new Date().toISOString() });
export const endRestore = (): Promise<void> => restoring.write({ at: null });

/** @returns until when a restore that goes on is waited for, ISO 8601; null where none does */
export async function restoreEnds(now: Date): Promise<string | null> {
  const at = (await restoring.read())?.at;
  if (!at) return null;
  const ends = pastMoment(at, now.getTime()) + RESTORE_MAX_MS;
  return ends > now.getTime() ? new Date(ends).toISOString() : null;
}
