import { basename } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFunctions } from '../../netlify/local/functions.ts';
import { ADMIN_PASSWORD_MIN, SESSION_TTL_SECONDS } from '../../src/domain/limits.ts';
import { hashPassword } from '../../src/server/auth/password.ts';
import { apiOf, signIn } from '../support/functions-site.ts';
import { ADMIN, bearer, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => vi.unstubAllEnvs());

const login = (body: unknown) => site.api('/api/auth/login', jsonBody('POST', body));
const verify = (token: string, api = site.api) => api('/api/auth/verify', { headers: bearer(token) });
const logout = (token: string, query = '', api = site.api) =>
  api(`/api/auth/logout${query}`, { method: 'POST', headers: bearer(token) });

/** The functions once more, with a memory of their own, over the same store. */
async function anotherInstance() {
  vi.resetModules();
  const modules = import.meta.glob('../../netlify/functions/auth-*.ts');
  const functions = await loadFunctions('netlify/functions', async (file) => {
    return modules[`../../netlify/functions/${basename(file)}`]?.() ?? { default: () => undefined };
  });
  return apiOf(functions, (work) => void work);
}

describe('POST /api/auth/login', () => {
  test('answers the token and the user', async () => {
    const response = await login(ADMIN);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ token: expect.any(String), user: { email: ADMIN.email } });
  });

  test('takes the email in any case', async () => {
    expect((await login({ ...ADMIN, email: ` ${ADMIN.email.toUpperCase()} ` })).status).toBe(200);
  });

  test('says the same of an unknown email and a wrong password', async () => {
    const unknown = await login({ ...ADMIN, email: 'nobody@example.com' });
    const wrong = await login({ ...ADMIN, password: 'wrong' });
    expect([unknown.status, wrong.status]).toEqual([401, 401]);
    expect(await unknown.json()).toEqual(await wrong.json());
  });

  test.each([{}, { email: ADMIN.email }, { ...ADMIN, extra: 1 }, { email: 1, password: 2 }])(
    'answers 400 for %j',
    async (body) => {
      expect((await login(body)).status).toBe(400);
    },
  );

  test.each([
    ['JWT_SECRET', ''],
    ['JWT_SECRET', 'only thirty-one bytes, too short'.slice(0, 31)],
    ['ADMIN_EMAIL', ''],
    ['ADMIN_PASSWORD', ''],
    ['ADMIN_PASSWORD', 'x'.repeat(ADMIN_PASSWORD_MIN - 1)],
    ['ADMIN_PASSWORD_HASH', 'scrypt$no'],
    ['ADMIN_TOTP_SECRET', 'not base32!'],
    ['ADMIN_TOTP_SECRET', 'JBSWY3DPEHPK3PXP'],
  ])('refuses everybody and names the variable when %s is "%s"', async (name, value) => {
    vi.mocked(console.error).mockClear();
    if (name === 'ADMIN_PASSWORD') vi.stubEnv('ADMIN_PASSWORD_HASH', '');
    vi.stubEnv(name, value);
    const response = await login(ADMIN);
    expect(response.status).toBe(503);
    const { message } = await response.json();
    expect(message).toContain(name);
    // How long it would have to be is for the log, not for whoever guesses it.
    expect(message).not.toMatch(/\d|characters|bytes/);
    if (value) expect(String(vi.mocked(console.error).mock.calls)).toMatch(/needs at least \d+|is not what/);
    vi.mocked(console.error).mockClear();
  });
});

describe('a token', () => {
  test('opens what is the administrator’s', async () => {
    expect(await (await verify(await site.signIn())).json()).toEqual({ user: { email: ADMIN.email } });
  });

  test('is dead at once after logout, and no other session is', async () => {
    const [one, other] = [await site.signIn(), await site.signIn()];
    expect((await logout(one)).status).toBe(204);
    expect((await verify(one)).status).toBe(401);
    expect((await verify(other)).status).toBe(200);
  });

  test.each(['?all=0', '?all=', '?all=yes'])(
    'is not ended by a logout with %s, which means nothing',
    async (query) => {
      const token = await site.signIn();
      expect((await logout(token, query)).status).toBe(400);
      expect((await verify(token)).status).toBe(200);
    },
  );

  test('is dead at once after signing out everywhere, wherever it was made', async () => {
    const other = await anotherInstance();
    const tokens = [await site.signIn(), await site.signIn(), await signIn(other), await signIn(other)];
    expect((await verify(tokens[0] ?? '', other)).status).toBe(200);
    expect((await logout(tokens[0] ?? '', '?all=1')).status).toBe(204);
    for (const token of tokens) {
      expect((await verify(token)).status).toBe(401);
      expect((await verify(token, other)).status).toBe(401);
    }
    expect((await logout(tokens[1] ?? '', '?all=1')).status).toBe(401);
    const fresh = await signIn(other);
    expect((await verify(fresh)).status).toBe(200);
  });

  test('is ended together with all others by one write', async () => {
    const tokens = [await site.signIn(), await site.signIn(), await site.signIn()];
    await site.settled();
    const writes: string[] = [];
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
      const { pathname } = new URL(input);
      if (init?.method !== 'get' && pathname.includes('sessions')) writes.push(pathname);
      return real(input, init);
    });
    await logout(tokens[0] ?? '', '?all=1');
    vi.unstubAllGlobals();
    expect(writes).toEqual([expect.stringMatching(/\/generation$/)]);
    for (const token of tokens) expect((await verify(token)).status).toBe(401);
  });

  test.each([
    ['how publishing goes', '/api/status', {}],
    ['for new enquiries', '/api/forms?limit=25', { 'asked-by': 'screen' }],
  ])('ends when nobody has used it for an hour, however often a screen asks %s', async (_, path, headers) => {
    const token = await site.signIn();
    const start = Date.now();
    const at = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 });
    const poll = () => site.api(path, { headers: { ...bearer(token), ...headers } });
    at(50);
    expect((await verify(token)).status).toBe(200);
    await site.settled();
    for (const minutes of [70, 90, 109]) {
      at(minutes);
      expect((await poll()).status).not.toBe(401);
      await site.settled();
    }
    at(111);
    expect((await poll()).status).toBe(401);
    expect((await verify(token)).status).toBe(401);
    vi.mocked(console.error).mockClear();
  });

  test('is not brought back by a use that is noted after signing out', async () => {
    const token = await site.signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    const [used] = await Promise.all([verify(token), logout(token)]);
    await site.settled();
    expect([200, 401]).toContain(used.status);
    expect((await verify(token)).status).toBe(401);
  });

  test('ends with its session', async () => {
    const token = await site.signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (SESSION_TTL_SECONDS + 1) * 1000 });
    expect((await verify(token)).status).toBe(401);
  });
});

/** Each over a store of its own, which keeps those that were replaced from coming back. */
describe('other credentials', () => {
  beforeEach(async () => {
    await site.stop();
    site = await startSite();
  });

  test('may be a password in plain in place of its hash', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', '');
    vi.stubEnv('ADMIN_PASSWORD', 'another one that is long');
    expect((await login({ ...ADMIN, password: 'another one that is long' })).status).toBe(200);
    expect((await login(ADMIN)).status).toBe(401);
  });

  test('may be the hash that `npm run password` makes', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', await hashPassword('another one'));
    expect((await login({ ...ADMIN, password: 'another one' })).status).toBe(200);
    expect((await login(ADMIN)).status).toBe(401);
  });

  test('end the sessions of the ones before', async () => {
    const token = await site.signIn();
    vi.stubEnv('ADMIN_EMAIL', 'new@name-education.example');
    expect((await verify(token)).status).toBe(401);
  });
});
