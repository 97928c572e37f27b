import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { storeUnavailable } from '../errors.ts';
import { overwrite, readText, writeIf } from '../store/blob-store.ts';

/** The last wish for a build. Each replaces the one before, so that a burst of changes is one wish. */
const requestSchema = z.object({
  id: z.string(),
  /** When the oldest change came that no build was called for yet. */
  since: z.iso.datetime(),
  requested_at: z.iso.datetime(),
  /** When the build hook was called for it. */
  called_at: z.iso.datetime().nullable(),
  /** Why the hook could not be called. */
  error: z.string().optional(),
});
export type BuildRequest = z.infer<typeof requestSchema>;

/** The last build that the platform told of. */
const buildSchema = z.object({
  deploy_id: z.string(),
  /** When the platform made it: builds are told apart by it, since what is told of them may come late. */
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  error: z.string().optional(),
});
export type Build = z.infer<typeof buildSchema>;

/** A contended state is tried this often. */
const WRITE_TRIES = 10;

const stateAt = <T>(key: string, schema: z.ZodType<T>) => ({
  async read(): Promise<T | null> {
    const found = await readText('publish', key);
    return found && schema.parse(JSON.parse(found.text));
  },

  write: (state: T): Promise<void> => overwrite('publish', key, JSON.stringify(state)),

  /** Changes what is there, with no other change in between. `change` returns null to leave it. */
  async update(change: (current: T | null) => T | null): Promise<void> {
    for (let attempt = 0; attempt < WRITE_TRIES; attempt++) {
      const found = await readText('publish', key);
      const next = change(found && schema.parse(JSON.parse(found.text)));
      if (next === null) return;
      const condition = found ? { onlyIfMatch: found.etag } : { onlyIfNew: true as const };
      const { outcome } = await writeIf('publish', key, JSON.stringify(next), condition);
      if (outcome === 'written') return;
      await sleep(Math.random() * 20 * (attempt + 1));
    }
    throw storeUnavailable(new Error(`Too many writers on publish/${key}.`));
  },
});

export const buildRequest = stateAt<BuildRequest>('request', requestSchema);
export const lastBuild = stateAt<Build>('build', buildSchema);
