import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ENQUIRIES_PER_MINUTE, SIGN_IN_TRIES } from '../../src/domain/limits.ts';
import { bearer, formBody, jsonBody, startSite } from '../support/site.ts';

const SECRETS = {
  password: 'S3cret-password-of-the-office',
  wrongPassword: 'S3cret-password-mistyped',
  jwtSecret: 'S3cret-that-signs-all-the-tokens-of-this-site',
  hook: 'S3cret-address-of-the-build-hook',
  code: '493817',
  message: 'S3cret message that a visitor wrote to the office',
  notes: 'S3cret notes of the administrator',
  visitor: 'S3cret.visitor@example.com',
  description: 'S3cret description that is not published yet',
};
const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const ADMIN = { email: 'office@name-education.example', password: SECRETS.password };

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
  delete process.env.ADMIN_PASSWORD_HASH;
  process.env.ADMIN_PASSWORD = SECRETS.password;
  process.env.JWT_SECRET = SECRETS.jwtSecret;
  process.env.BUILD_HOOK_URL = `http://127.0.0.1:1/${SECRETS.hook}`;
});
afterAll(() => site.stop());

type Line = Record<string, unknown>;

/** Every line that is logged from now on, whatever its level. */
function captured(): string[] {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error', 'log', 'debug'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => void lines.push(parts.map(String).join(' ')));
  }
  return lines;
}

const login = (body: object, ip = '127.0.0.1', deployId = 'local') =>
  site.api('/api/auth/login', { ...jsonBody('POST', body), ip, deployId });

test('the log tells every sign-in, refusal, change and fault in lines of JSON, and no secret', async () => {
  const lines = captured();
  const { token } = await (await login(ADMIN)).json();
  const auth = bearer(token);

  for (let n = 0; n <= SIGN_IN_TRIES; n++)
    await login({ ...ADMIN, password: SECRETS.wrongPassword, code: SECRETS.code }, '127.0.0.2');
  await login({ email: SECRETS.visitor, password: SECRETS.wrongPassword }, '127.0.0.3');
  await site.api('/api/auth/login', {
    method: 'POST',
    body: `{"password": "${SECRETS.password}"`,
    headers: { 'content-type': 'application/json' },
  });
  await site.api('/api/auth/verify', { headers: bearer(`${token.slice(0, -5)}AAAAA`) });
  await site.api(`/api/auth/verify?access_token=${token}`);

  const enquiry = { name: 'Mina Rai', email: SECRETS.visitor, message: SECRETS.message, company_id: 1 };
  const { id } = await (await site.api('/api/forms', jsonBody('POST', enquiry))).json();
  await site.api('/api/forms', jsonBody('POST', { ...enquiry, secret: SECRETS.message }));
  for (let n = 0; n < ENQUIRIES_PER_MINUTE; n++) await site.api('/api/forms', jsonBody('POST', enquiry));
  await site.api(`/api/forms/${id}`, jsonBody('PUT', { notes: SECRETS.notes }, auth));
  await site.api(`/api/forms/${id}`, { method: 'DELETE', headers: auth });

  const fields = { title: 'Bees', description: SECRETS.description, company_id: '1' };
  const course = await (await site.api('/api/courses', formBody('POST', fields, auth))).json();
  await site.api('/api/courses', formBody('POST', { ...fields, level: SECRETS.description }, auth));
  await site.api(`/api/courses/${course.id}`, { method: 'DELETE', headers: auth });
  const real = globalThis.fetch;
  for (const hook of [() => Promise.reject(new TypeError('fetch failed')), () => Response.json({})]) {
    vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
      String(input).includes(SECRETS.hook) ? hook() : real(input, init),
    );
    await site.api('/api/publish', { method: 'POST', headers: auth });
  }
  vi.unstubAllGlobals();

  vi.stubEnv('ADMIN_PASSWORD', SECRETS.password.slice(0, 11));
  await login(ADMIN);
  vi.unstubAllEnvs();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  await site.api('/api/forms', { headers: auth });
  await site.api('/api/forms', { ...jsonBody('POST', enquiry), ip: '127.0.0.5' });
  await login(ADMIN, '127.0.0.6');
  vi.unstubAllGlobals();
  await site.api('/api/auth/logout', { method: 'POST', headers: auth });
  vi.stubEnv('ADMIN_TOTP_SECRET', TOTP_SECRET);
  await login({ ...ADMIN, code: SECRETS.code }, '127.0.0.4', '6922b0109c3f1e0008d4b7aa');
  vi.unstubAllEnvs();
  await login(ADMIN, '127.0.0.1', '6921a0f09c3f1e0008d4b7aa');
  await site.settled();

  const told = lines.map((line): Line => {
    expect(line).not.toContain('\n');
    return JSON.parse(line);
  });
  for (const line of told) {
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(['info', 'warn', 'error']).toContain(line.level);
    expect(line.event).toMatch(/^[a-z-]+$/);
    expect(line.request).toMatch(/^[0-9A-Z]{26}$/);
  }
  const has = (line: Line) => expect(told).toContainEqual(expect.objectContaining(line));
  has({ event: 'signed-in', network: '127.0.0.0' });
  has({ event: 'sign-in-refused', network: '127.0.0.0' });
  has({ event: 'sign-in-throttled', network: '127.0.0.0' });
  has({ event: 'signed-out' });
  has({ event: 'credentials-changed' });
  has({ event: 'credentials-replaced', network: '127.0.0.0' });
  has({ event: 'refused', path: '/api/auth/verify', status: 401 });
  has({ event: 'refused', path: '/api/auth/login', status: 429 });
  has({ event: 'refused', path: '/api/forms', status: 429 });
  has({ event: 'refused', path: '/api/forms', status: 400 });
  has({ event: 'done', method: 'DELETE', path: `/api/forms/${id}`, status: 204 });
  has({ event: 'done', method: 'DELETE', path: `/api/courses/${course.id}`, status: 204 });
  has({ event: 'done', method: 'POST', path: '/api/publish', status: 202 });
  has({ event: 'fault', level: 'error', path: '/api/publish' });
  has({ event: 'fault', level: 'error', path: '/api/forms' });

  const whole = lines.join('\n').toLowerCase();
  for (const [name, secret] of Object.entries({
    ...SECRETS,
    TOTP_SECRET,
    token,
    short: SECRETS.password.slice(0, 11),
  })) {
    expect(`${name}: ${whole.includes(secret.toLowerCase())}`).toBe(`${name}: false`);
  }
  // As every token begins. The name of a request may have these letters, but all of them large.
  expect(lines.join('\n')).not.toContain('eyJ');
  expect(whole).not.toContain('s3cret');
  // The test itself expects the faults that it has made.
  vi.mocked(console.error).mockClear();
});

test('all lines of one request carry its id, what comes after its answer included', async () => {
  await site.stop();
  site = await startSite();
  delete process.env.ADMIN_PASSWORD_HASH;
  const lines = captured();
  await login(ADMIN);
  await login(ADMIN);
  const ids = lines.map((line) => JSON.parse(line).request);
  expect(new Set(ids).size).toBe(2);
  expect(ids.filter((id) => id === ids[0]).length).toBeGreaterThan(1);
});
