import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onError, onPreBuild } from '../../netlify/plugins/store/index.js';
import { SECRETS } from '../../netlify/plugins/store/secrets.js';
import { readBuildMark } from '../../src/server/publish/build-mark.ts';
import { openMemoryStore } from '../support/memory-store.ts';

beforeEach(() => {
  for (const name of [...SECRETS, 'BUILD_BLOBS_CONTEXT', 'COMMIT_REF', 'INCOMING_HOOK_BODY'])
    vi.stubEnv(name, undefined);
  vi.stubEnv('CONTEXT', 'production');
  vi.stubEnv('INCOMING_HOOK_TITLE', 'Content changes');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** @returns why the build is stopped, if so */
async function preBuild(isLocal: boolean, context?: string): Promise<string | undefined> {
  vi.stubEnv('NETLIFY_BLOBS_CONTEXT', context);
  const failBuild = vi.fn<(reason: string) => void>();
  await onPreBuild({ constants: { IS_LOCAL: isLocal }, utils: { build: { failBuild } } });
  return failBuild.mock.calls[0]?.[0];
}

test('a build with access to the store hands it to the build command', async () => {
  const { encodedContext } = openMemoryStore();
  expect(await preBuild(false, encodedContext)).toBeUndefined();
  expect(process.env.BUILD_BLOBS_CONTEXT).toBe(encodedContext);
});

test('a build leaves for functions that it was there, and what it failed with', async () => {
  const { encodedContext, context } = openMemoryStore();
  await preBuild(false, encodedContext);
  const mark = await readBuildMark(context.deployID);
  expect(mark).toEqual({ created_at: expect.any(String), reason: 'Content changes' });
  await onError({ error: new Error('No such course.') });
  expect(await readBuildMark(context.deployID)).toEqual({ ...mark, error: 'No such course.' });
  expect(await readBuildMark('another')).toBeNull();
});

test.each([
  ['{"call":"5f1e8f0a-8c1d-4f0e-9f53-0d9d7f8f2a11"}', '5f1e8f0a-8c1d-4f0e-9f53-0d9d7f8f2a11'],
  ['%7B%22call%22%3A%225f1e8f0a-8c1d-4f0e-9f53-0d9d7f8f2a11%22%7D=', '5f1e8f0a-8c1d-4f0e-9f53-0d9d7f8f2a11'],
  ['%7', undefined],
  ['{"call":"../policy"}', undefined],
  ['{"call":7}', undefined],
  ['from=elsewhere', undefined],
  ['', undefined],
  ['null', undefined],
])(
  'a build leaves which call of the hook it came of, and nothing for another body: %s',
  async (body, call) => {
    vi.stubEnv('INCOMING_HOOK_BODY', body);
    const { encodedContext, context } = openMemoryStore();
    await preBuild(false, encodedContext);
    expect((await readBuildMark(context.deployID))?.call).toBe(call);
  },
);

test('a build of a preview gets no access to the store, and leaves nothing', async () => {
  const { encodedContext, context } = openMemoryStore();
  vi.stubEnv('CONTEXT', 'deploy-preview');
  expect(await preBuild(false, encodedContext)).toBeUndefined();
  await onError({ error: new Error('Broken.') });
  expect(process.env.BUILD_BLOBS_CONTEXT).toBeUndefined();
  expect(await readBuildMark(context.deployID)).toBeNull();
});

test.each(['production', 'deploy-preview'])(
  'the build command of %s gets no secret, and the log says so',
  async (context) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubEnv('CONTEXT', context);
    vi.stubEnv('ADMIN_PASSWORD', 'hunter2 hunter2');
    vi.stubEnv('JWT_SECRET', 'a secret');
    await preBuild(false, openMemoryStore().encodedContext);
    expect(SECRETS.filter((name) => name in process.env)).toEqual([]);
    expect(warn.mock.calls.join()).toMatch(/given ADMIN_PASSWORD, JWT_SECRET\./);
    expect(warn.mock.calls.join()).not.toContain('hunter2');
  },
);

test('a build without access to the store stops, and tells a developer what it lacks', async () => {
  expect(await preBuild(false)).toBe('Netlify gave the build no access to Blobs.');
  expect(await preBuild(true)).toMatch(/netlify link.*npm run build/);
  expect(process.env.BUILD_BLOBS_CONTEXT).toBeUndefined();
});

test('a build that cannot leave its mark goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await preBuild(false, Buffer.from('{}').toString('base64'))).toBeUndefined();
  expect(warn).toHaveBeenCalledOnce();
});
