import { z } from 'zod';
import { jsonDocument } from './json-document.ts';
import { singleFlight } from './shared-listing.ts';

/** As often as this, at most, an instance tries to write: whoever watches asks more often. */
const PROBE_MS = 5 * 60_000;

const probe = jsonDocument('publish', 'write-probe', z.object({ at: z.iso.datetime() }));
let writtenAt = Number.NEGATIVE_INFINITY;

const write = singleFlight(async () => {
  await probe.write({ at: new Date().toISOString() });
  writtenAt = Date.now();
});

/** Finds out that a store can still be read but is full or read-only. @throws 503 */
export async function checkWritable(): Promise<void> {
  if (Math.abs(Date.now() - writtenAt) >= PROBE_MS) await write();
}
