import { SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { SESSION_TTL_SECONDS } from '../../src/domain/limits.ts';
import { hashPassword } from '../../src/server/sessions/password.ts';
import { ADMIN, bearer, jsonBody, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => vi.unstubAllEnvs());

const login = (body: unknown) => site.api('/api/auth/login', jsonBody('POST', body));
const verify = (token: string) => site.api('/api/auth/verify', { headers: bearer(token) });

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

  test('takes a hash in place of the password', async () => {
    vi.stubEnv('ADMIN_PASSWORD', '');
    vi.stubEnv('ADMIN_PASSWORD_HASH', await hashPassword('another one'));
    expect((await login({ ...ADMIN, password: 'another one' })).status).toBe(200);
    expect((await login(ADMIN)).status).toBe(401);
  });

  test.each([
    ['JWT_SECRET', ''],
    ['JWT_SECRET', 'only thirty-one bytes, too short'.slice(0, 31)],
    ['ADMIN_EMAIL', ''],
    ['ADMIN_PASSWORD', ''],
  ])('refuses everybody and names the variable when %s is "%s"', async (name, value) => {
    vi.mocked(console.error).mockClear();
    vi.stubEnv(name, value);
    const response = await login(ADMIN);
    expect(response.status).toBe(503);
    expect((await response.json()).message).toContain(name);
    vi.mocked(console.error).mockClear();
  });
});

describe('wrong passwords', () => {
  const wrong = { ...ADMIN, password: 'wrong' };
  const from = (ip: string, body: object) => site.api('/api/auth/login', { ...jsonBody('POST', body), ip });

  test('close the door for 15 minutes after the fifth, to the right one too, for that address only', async () => {
    for (let n = 0; n < 5; n++) expect((await from('127.0.0.9', wrong)).status).toBe(401);
    const sixth = await from('127.0.0.9', wrong);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    expect((await from('127.0.0.9', ADMIN)).status).toBe(429);
    expect((await from('127.0.0.10', ADMIN)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 });
    expect((await from('127.0.0.9', ADMIN)).status).toBe(200);
  });

  test('get through five times at most when fifty come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => from('127.0.0.11', wrong)));
    const through = answers.filter(({ status }) => status === 401).length;
    expect(through).toBeGreaterThan(0);
    expect(through).toBeLessThanOrEqual(5);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  test('are forgotten after a right one', async () => {
    for (let n = 0; n < 4; n++) await from('127.0.0.12', wrong);
    expect((await from('127.0.0.12', ADMIN)).status).toBe(200);
    expect((await from('127.0.0.12', wrong)).status).toBe(401);
    expect((await from('127.0.0.12', ADMIN)).status).toBe(200);
  });
});

describe('a token', () => {
  test('opens what is the administrator’s', async () => {
    expect(await (await verify(await site.signIn())).json()).toEqual({ user: { email: ADMIN.email } });
  });

  test('is dead at once after logout, and no other session is', async () => {
    const [one, other] = [await site.signIn(), await site.signIn()];
    const logout = await site.api('/api/auth/logout', { method: 'POST', headers: bearer(one) });
    expect(logout.status).toBe(204);
    expect((await verify(one)).status).toBe(401);
    expect((await verify(other)).status).toBe(200);
  });

  test('ends with its session', async () => {
    const token = await site.signIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (SESSION_TTL_SECONDS + 1) * 1000 });
    expect((await verify(token)).status).toBe(401);
  });

  test('is refused once the administrator has another email', async () => {
    const token = await site.signIn();
    vi.stubEnv('ADMIN_EMAIL', 'new@name-education.example');
    expect((await verify(token)).status).toBe(401);
  });
});

describe('forged tokens', () => {
  const secret = () => new TextEncoder().encode(process.env.JWT_SECRET);
  const sessionId = async () => JSON.parse(atob((await site.signIn()).split('.')[1] ?? '')).jti as string;
  const endless = (jti: string, header = { alg: 'HS256', typ: 'JWT' }) =>
    new SignJWT({ jti, sub: ADMIN.email, iss: 'institute-site', aud: 'institute-admin' })
      .setProtectedHeader(header)
      .setIssuedAt();
  const good = (jti: string, header?: { alg: string; typ: string }) =>
    endless(jti, header).setExpirationTime('1h');

  test('the recipe below makes a token that passes, so that each change of it proves something', async () => {
    expect((await verify(await good(await sessionId()).sign(secret()))).status).toBe(200);
  });

  const unsecured = (jti: string, alg: string) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      jti,
      sub: ADMIN.email,
      iss: 'institute-site',
      aud: 'institute-admin',
      iat: now,
      exp: now + 60,
    };
    return `${part({ alg, typ: 'JWT' })}.${part(claims)}.`;
  };

  test.each<[string, (jti: string) => Promise<string> | string]>([
    ['signed with another secret', (jti) => good(jti).sign(new TextEncoder().encode('x'.repeat(40)))],
    ['signed with another algorithm', (jti) => good(jti, { alg: 'HS512', typ: 'JWT' }).sign(secret())],
    ['not signed', (jti) => unsecured(jti, 'none')],
    ['not signed, in capitals', (jti) => unsecured(jti, 'NONE')],
    ['of another type', (jti) => good(jti, { alg: 'HS256', typ: 'at+jwt' }).sign(secret())],
    ['of another issuer', (jti) => good(jti).setIssuer('somebody').sign(secret())],
    ['for another audience', (jti) => good(jti).setAudience('somebody').sign(secret())],
    [
      'that have expired',
      (jti) =>
        good(jti)
          .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
          .sign(secret()),
    ],
    ['not valid yet', (jti) => good(jti).setNotBefore('10m').sign(secret())],
    ['issued too long ago', (jti) => good(jti).setIssuedAt(1).setExpirationTime('1h').sign(secret())],
    ['that never expire', (jti) => endless(jti).sign(secret())],
    ['without a session', () => good('').sign(secret())],
    ['of a session that never was', () => good('00000000-0000-4000-8000-000000000000').sign(secret())],
    ['of a session whose id reaches elsewhere', () => good('../../content/courses/x').sign(secret())],
    ['of another person', (jti) => good(jti).setSubject('other@example.com').sign(secret())],
    ['with a part too many', async (jti) => `${await good(jti).sign(secret())}.x`],
    [
      'with a letter changed',
      async (jti) => (await good(jti).sign(secret())).replace(/.(?=[^.]*\.[^.]*$)/, 'A'),
    ],
    ['of nothing but dots', () => '..'],
    ['of blanks', () => ' '],
    ['of ten kilobytes', () => 'x'.repeat(10_240)],
  ])('%s are refused', async (_, make) => {
    const response = await verify(await make(await sessionId()));
    expect(response.status).toBe(401);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'bearer', 'Token x'])(
    'the header "%s" is refused',
    async (authorization) => {
      expect((await site.api('/api/auth/verify', { headers: { authorization } })).status).toBe(401);
    },
  );
});
