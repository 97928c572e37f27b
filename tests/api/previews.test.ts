import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readContent } from '../../src/server/content/content.ts';
import { bearer, connectStore, formBody, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let hookCalls = 0;
const hook = createServer((_, response) => {
  hookCalls++;
  response.end();
});
beforeAll(async () => {
  site = await startSite();
  delete process.env.PUBLISH_MODE;
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('BUILD_HOOK_URL', `http://127.0.0.1:${(hook.address() as AddressInfo).port}/hook`);
  // A site that was built of the samples.
  const siteDir = await mkdtemp(join(tmpdir(), 'preview-'));
  vi.stubEnv('SITE_DIR', siteDir);
  const { revision, built } = await readContent();
  await writeFile(join(siteDir, 'revision.json'), JSON.stringify({ revision, built_at: built.built_at }));
  await writeFile(join(siteDir, 'built.json'), JSON.stringify(built));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  hook.close();
  await site.stop();
});

/** Goes on as a deploy: the context of the platform tells a function which one it belongs to. */
function become(deployID: string, context: string): void {
  const encoded = JSON.stringify({ ...site.store.context, deployID });
  connectStore({ ...site.store, encodedContext: Buffer.from(encoded).toString('base64') });
  vi.stubEnv('CONTEXT', context);
}

const titles = async (): Promise<string[]> =>
  (await (await site.api('/api/courses/1')).json()).map(({ title }: { title: string }) => title);
const enquiries = async (auth: HeadersInit) =>
  (await (await site.api('/api/forms', { headers: auth })).json()).length;

test.each(['deploy-preview', 'branch-deploy'])(
  'each %s has data of its own and begins with the samples',
  async (context) => {
    become(`first_${context.slice(0, 6)}`, context);
    const samples = await titles();
    const auth = bearer(await site.signIn());
    const read = async () => (await site.api('/api/status', { headers: auth })).json();
    // Nobody may press "Publish now" to learn that nothing comes of it.
    expect(await read()).toMatchObject({ preview: true, next: null });
    const course = formBody('POST', { title: 'Only here', description: 'x', company_id: '1' }, auth);
    expect((await site.api('/api/courses', course)).status).toBe(201);
    const enquiry = { name: 'Maya', email: 'maya@example.com', message: 'When do you start?', company_id: 1 };
    expect((await site.api('/api/forms', jsonBody('POST', enquiry))).status).toBe(201);
    expect(await titles()).toEqual(['Only here', ...samples]);
    expect(await enquiries(auth)).toBe(1);
    // It has the live site's hook, as where somebody has set it for all contexts.
    const held = { when: 'held', why: 'preview', until: null };
    expect(await read()).toMatchObject({ state: 'saved', next: held, changes: [{ next: held }] });
    const publish = await site.api('/api/publish', { method: 'POST', headers: auth });
    expect(publish.status).toBe(409);
    await site.settled();
    expect(hookCalls).toBe(0);

    // The next push makes the next deploy.
    for (const [deploy, other] of [
      [`next_${context.slice(0, 6)}`, context],
      ['live', 'production'],
    ] as const) {
      become(deploy, other);
      expect(await titles()).toEqual(samples);
      expect((await site.api('/api/forms', { headers: auth })).status).toBe(401);
      expect(await enquiries(bearer(await site.signIn()))).toBe(0);
    }
    await site.settled();
  },
);
