import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashPassword } from '../../src/server/auth/password.ts';
import { ADMIN, bearer, jsonBody, startSite } from '../support/site.ts';
import { documentedCalls } from '../trust/support/documented.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const login = (body: object = ADMIN, more: object = {}) =>
  site.api('/api/auth/login', { ...jsonBody('POST', body), ...more });
const verify = (token: string, more: object = {}) =>
  site.api('/api/auth/verify', { headers: bearer(token), ...more });
const tokenOf = async (answer: Response): Promise<string> => (await answer.json()).token;
const enquiry = {
  name: 'Mina',
  email: 'mina@example.com',
  message: 'When does the next batch begin?',
  company_id: 1,
};

describe('a deploy that another one has followed', () => {
  const older = { published: false };

  test('lets nobody in, and says where the site is', async () => {
    const answer = await login(ADMIN, older);
    expect(answer.status).toBe(403);
    expect((await answer.json()).message).toContain('https://site.example');
  });

  test('refuses every call of the administrator with a session that is open', async () => {
    const headers = bearer(await site.signIn());
    const guarded = (await documentedCalls()).filter((call) => call.guarded);
    expect(guarded.length).toBeGreaterThan(15);
    for (const { method, path } of guarded) {
      const answer = await site.api(path.replaceAll(/\{\w+\}/g, '1'), { method, headers, ...older });
      expect(answer.status, `${method} ${path}`).toBe(403);
    }
    expect((await site.api('/api/auth/verify', { headers })).status).toBe(200);
  });

  test('takes no enquiry', async () => {
    const headers = bearer(await site.signIn());
    const answer = await site.api('/api/forms', { ...jsonBody('POST', enquiry), ...older });
    expect(answer.status).toBe(403);
    expect(await (await site.api('/api/forms', { headers })).json()).toEqual([]);
    expect((await site.api('/api/forms', jsonBody('POST', enquiry))).status).toBe(201);
  });

  test('still shows what is public', async () => {
    expect((await site.api('/api/courses/1', older)).status).toBe(200);
  });

  test('is none when it is a preview, which has stores of its own', async () => {
    vi.stubEnv('CONTEXT', 'deploy-preview');
    expect((await login(ADMIN, older)).status).toBe(200);
    vi.unstubAllEnvs();
  });
});

describe('credentials that were changed', () => {
  const LATER = { email: ADMIN.email, password: 'what nobody has learned' };
  let hash: string;
  beforeAll(async () => {
    hash = await hashPassword(LATER.password, { N: 16, r: 1, p: 1 });
  });
  beforeEach(async () => {
    await site.stop();
    site = await startSite();
  });
  afterEach(() => vi.unstubAllEnvs());

  const DEPLOYS = {
    'a password': () => vi.stubEnv('ADMIN_PASSWORD_HASH', hash),
    'a secret': () => vi.stubEnv('JWT_SECRET', 'another secret that is long enough'),
    'an address': () => vi.stubEnv('ADMIN_EMAIL', 'head@name-education.example'),
  };
  /** As Netlify names deploys: in the order in which they were made. */
  const [FIRST, BETWEEN, SECOND, THIRD] = ['6921a0f0', '6921a0ff', '6921a7f8', '6922b010'].map((second) => ({
    deployId: `${second}9c3f1e0008d4b7aa`,
  }));
  const BODIES: Record<string, object> = {
    'a password': LATER,
    'an address': { ...ADMIN, email: 'head@name-education.example' },
  };

  test.each(Object.entries(DEPLOYS))(
    '%s: who has the older ones is out, whatever the older deploy is told of itself',
    async (name, deploy) => {
      const older = await tokenOf(await login(ADMIN, FIRST));
      deploy();
      const later = await tokenOf(await login(BODIES[name] ?? ADMIN, SECOND));
      expect((await verify(later)).status).toBe(200);
      expect((await verify(older)).status).toBe(401);

      vi.unstubAllEnvs();
      for (const stale of [FIRST, BETWEEN]) {
        expect((await verify(older, stale)).status).toBe(401);
        expect((await verify(later, stale)).status).toBe(401);
        const answer = await login(ADMIN, stale);
        expect(answer.status).toBe(401);
        expect((await answer.json()).message).toBe(
          'This password has been replaced. Please use the new one.',
        );
      }

      deploy();
      expect((await verify(later)).status).toBe(200);
    },
  );

  test('may be used again by a newer deploy', async () => {
    await login(ADMIN, FIRST);
    vi.stubEnv('ADMIN_PASSWORD_HASH', hash);
    const before = await tokenOf(await login(LATER, SECOND));
    vi.unstubAllEnvs();
    const again = await login(ADMIN, THIRD);
    expect(again.status).toBe(200);
    expect((await verify(await tokenOf(again), THIRD)).status).toBe(200);
    expect((await verify(before, THIRD)).status).toBe(401);
  });

  test('stay out for a deploy in between, which nobody has signed in to', async () => {
    const token = await tokenOf(await login(ADMIN, FIRST));
    expect((await login(ADMIN, THIRD)).status).toBe(200);
    vi.stubEnv('ADMIN_PASSWORD_HASH', hash);
    expect((await login(LATER, SECOND)).status).toBe(401);
    vi.unstubAllEnvs();
    expect((await verify(token, THIRD)).status).toBe(200);
  });

  test('may be used again on one’s own machine, which has no older deploys', async () => {
    const HERE = { deployId: 'b5ff2c9db0f2ea10-9e3c1fd58b0a' };
    await login(ADMIN, HERE);
    vi.stubEnv('ADMIN_PASSWORD_HASH', hash);
    const other = await tokenOf(await login(LATER, { deployId: 'a0'.repeat(8) }));
    vi.unstubAllEnvs();
    expect((await login(ADMIN, HERE)).status).toBe(200);
    expect((await verify(other, HERE)).status).toBe(401);
  });

  test('count for the older deploy as long as nobody has signed in to the later one', async () => {
    const older = await tokenOf(await login());
    vi.stubEnv('ADMIN_PASSWORD_HASH', hash);
    expect((await verify(older)).status).toBe(401);
    vi.unstubAllEnvs();
    expect((await verify(older)).status).toBe(200);
  });

  test('cannot be read from the store', async () => {
    await login();
    const { readText } = await import('../../src/server/store/blob-store.ts');
    const stored = (await readText('sessions', 'credentials'))?.text ?? '';
    expect(stored).toContain('digest');
    expect(stored).not.toContain(ADMIN.email);
    expect(stored).not.toContain('scrypt');
  });
});
