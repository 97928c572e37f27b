import { afterEach, expect, test, vi } from 'vitest';
import { onPreBuild } from '../../netlify/plugins/store/index.js';

afterEach(() => vi.unstubAllEnvs());

/** @returns why the build is stopped, if so */
function preBuild(isLocal: boolean, context?: string): string | undefined {
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context);
  vi.stubEnv('BUILD_BLOBS_CONTEXT', undefined);
  const failBuild = vi.fn<(reason: string) => void>();
  onPreBuild({ constants: { IS_LOCAL: isLocal }, utils: { build: { failBuild } } });
  return failBuild.mock.calls[0]?.[0];
}

test('a build with access to the store hands it to the build command', () => {
  expect(preBuild(false, 'context')).toBeUndefined();
  expect(process.env.BUILD_BLOBS_CONTEXT).toBe('context');
});

test('a build without access to the store stops, and tells a developer what it lacks', () => {
  expect(preBuild(false)).toBe('Netlify gave the build no access to Blobs.');
  expect(preBuild(true)).toMatch(/netlify link.*npm run build/);
  expect(process.env.BUILD_BLOBS_CONTEXT).toBeUndefined();
});
