import { z } from 'zod';
import { log } from '../log.ts';
import { runAfterResponse } from '../request-scope.ts';
import { overwrite, readText } from './blob-store.ts';

/** A stored text and the ETag that names it. */
export interface Kept {
  etag: string;
  text: string;
}
/** Records as they are stored, by key. */
export type Snapshot = Map<string, Kept>;

const snapshotSchema = z.array(
  z.tuple([z.string(), z.object({ etag: z.string().min(1), text: z.string() })]),
);

/**
 * The last snapshot of that name. It is a cache and never the truth: an entry says something only of a record that
 * is listed with the same ETag, and a snapshot that cannot be read is none.
 */
export async function readSnapshot(name: string): Promise<Snapshot> {
  try {
    const found = await readText('snapshots', name);
    return new Map(found && snapshotSchema.parse(JSON.parse(found.text)));
  } catch (error) {
    log('warn', 'snapshot-ignored', { name, error });
    return new Map();
  }
}

/** Replaces the snapshot beside the answer, which neither waits for it nor fails with it. Of two writers, either is right. */
export function writeSnapshot(name: string, snapshot: Snapshot): void {
  runAfterResponse(() =>
    overwrite('snapshots', name, JSON.stringify([...snapshot])).catch((error) =>
      log('warn', 'snapshot-not-written', { name, error }),
    ),
  );
}
