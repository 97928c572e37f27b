import { afterAll, beforeAll, describe, it } from 'vitest';
import { conditionChecks } from './blobs-checks-conditions.ts';
import { listChecks } from './blobs-checks-lists.ts';
import { valueChecks } from './blobs-checks-values.ts';
import type { BlobsCheck, ServerUnderTest } from './blobs-harness.ts';

/** What a Blobs server has to promise the client, by name. Every check makes stores of its own. */
export const blobsChecks: readonly BlobsCheck[] = [...valueChecks, ...conditionChecks, ...listChecks];

/**
 * Runs every check as a test of its own against one server.
 * `startServer` is called once; the server is stopped at the end.
 */
export function describeBlobsConformance(name: string, startServer: () => Promise<ServerUnderTest>): void {
  describe(name, () => {
    let server: ServerUnderTest;
    beforeAll(async () => {
      server = await startServer();
    });
    afterAll(() => server.stop());

    for (const check of blobsChecks) it(check.name, () => check.run(server), 30_000);
  });
}

/**
 * The names of the checks that a server fails. A racy check is tried up to ten times, as it shows a broken
 * server only when requests happen to meet.
 */
export async function failingChecks(server: ServerUnderTest): Promise<string[]> {
  const failing: string[] = [];
  for (const check of blobsChecks) {
    for (let tries = check.racy ? 10 : 1; tries > 0; tries -= 1) {
      const failed = await check.run(server).then(
        () => false,
        () => true,
      );
      if (!failed) continue;
      failing.push(check.name);
      break;
    }
  }
  return failing;
}
