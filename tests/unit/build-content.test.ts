import { afterEach, expect, test, vi } from 'vitest';
import { allCourses } from '../../src/content/stored.ts';
import { sampleCourses } from '../../src/server/content/samples.ts';

afterEach(() => vi.unstubAllEnvs());

function buildOn(context: string): void {
  for (const name of ['NETLIFY_BLOBS_CONTEXT', 'BUILD_BLOBS_CONTEXT']) vi.stubEnv(name, undefined);
  vi.stubEnv('NETLIFY', 'true');
  vi.stubEnv('CONTEXT', context);
}

test('a build of the live site stops where it has no access to the store', async () => {
  buildOn('production');
  await expect(allCourses()).rejects.toThrow('The build has no access to the store');
});

test.each(['deploy-preview', 'branch-deploy'])('a %s is built from the samples', async (context) => {
  buildOn(context);
  expect(await allCourses()).toHaveLength(sampleCourses.length);
});
