import { createHmac } from 'node:crypto';
import { exportJWK, exportSPKI, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiErrorSchema } from '../../src/domain/api-error.ts';
import { SESSION_TTL_SECONDS } from '../../src/domain/limits.ts';
import { ADMIN, bearer, startSite } from '../support/site.ts';

let site: Awaited<ReturnType<typeof startSite>>;
/** A session that stays open: what is refused below is refused for its token alone. */
let open: string;
let openToken: string;
let closed: string;
let closedToken: string;
let rsa: { privateKey: CryptoKey; spki: string; jwk: object };

const sessionOf = (token: string): string => JSON.parse(atob(token.split('.')[1] ?? '')).jti;
const verify = (authorization: string) => site.api('/api/auth/verify', { headers: { authorization } });

beforeAll(async () => {
  site = await startSite();
  openToken = await site.signIn();
  open = sessionOf(openToken);
  closedToken = await site.signIn();
  closed = sessionOf(closedToken);
  await site.api('/api/auth/logout', { method: 'POST', headers: bearer(closedToken) });
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  rsa = { privateKey, spki: await exportSPKI(publicKey), jwk: await exportJWK(publicKey) };
});
afterAll(() => site.stop());

const bytes = (text: string) => new TextEncoder().encode(text);
const secret = () => bytes(process.env.JWT_SECRET ?? '');
const now = () => Math.floor(Date.now() / 1000);
const HEADER = { alg: 'HS256', typ: 'JWT' };
/** What a good token claims, with some of it changed; undefined leaves a claim out. */
const claims = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  iss: 'institute-site',
  aud: 'institute-admin',
  sub: ADMIN.email,
  jti: open,
  iat: now(),
  exp: now() + 60,
  ...changes,
});

const encode = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const HASHES: Record<string, string> = { HS256: 'sha256', HS384: 'sha384', HS512: 'sha512' };
/** A token put together by hand: jose would refuse to make most of these. */
function made(payload: unknown, header: object = HEADER, key: string | Uint8Array = secret()): string {
  const content = `${encode(header)}.${encode(payload)}`;
  const hash = HASHES[(header as { alg?: string }).alg ?? ''] ?? 'sha256';
  return `${content}.${createHmac(hash, key).update(content).digest('base64url')}`;
}
const unsigned = (alg: unknown) => `${encode({ alg, typ: 'JWT' })}.${encode(claims())}.`;
const signed = (header: JWTHeaderParameters, key: Uint8Array | CryptoKey) =>
  new SignJWT(claims()).setProtectedHeader(header).sign(key);
const parts = (token: string) => token.split('.') as [string, string, string];
const flipped = (text: string, at: number) =>
  `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;

type Recipe = () => string | Promise<string>;

/** Tokens that are none of ours. Each differs from a good one in what its name says, and in nothing else. */
const FORGED: Record<string, Recipe> = {
  'not signed': () => unsigned('none'),
  'not signed, in capitals': () => unsigned('NONE'),
  'not signed, in mixed case': () => unsigned('nOnE'),
  'without an algorithm': () => made(claims(), { typ: 'JWT' }),
  'of an algorithm that is a list': () => made(claims(), { ...HEADER, alg: ['HS256'] }),
  'of an algorithm in small letters': () => made(claims(), { ...HEADER, alg: 'hs256' }),
  'signed with HS384 and our secret': () => made(claims(), { ...HEADER, alg: 'HS384' }),
  'signed with HS512 and our secret': () => made(claims(), { ...HEADER, alg: 'HS512' }),
  'signed with an RSA key': () => signed({ alg: 'RS256', typ: 'JWT' }, rsa.privateKey),
  'said to be RS256, signed with our secret': () => made(claims(), { ...HEADER, alg: 'RS256' }),
  'said to be HS256, signed with a public key': () => made(claims(), HEADER, rsa.spki),
  'said to be EdDSA': () => made(claims(), { ...HEADER, alg: 'EdDSA' }),
  'signed with another secret': () => made(claims(), HEADER, 'x'.repeat(40)),
  'signed with an empty secret': () => made(claims(), HEADER, ''),
  'signed with the secret and a line end': () => made(claims(), HEADER, `${process.env.JWT_SECRET}\n`),
  'signed with a part of the secret': () => made(claims(), HEADER, secret().slice(0, -1)),
  'signed with a well-known secret': () => made(claims(), HEADER, 'your-256-bit-secret'),
  'signed with the password': () => made(claims(), HEADER, ADMIN.password),
  'with the signature cut off': () => parts(openToken).slice(0, 2).join('.'),
  'with an empty signature': () => `${parts(openToken).slice(0, 2).join('.')}.`,
  'with a signature cut short': () => openToken.slice(0, -4),
  'with a signature too long': () => `${openToken}AAAA`,
  'with another letter in the signature': () => flipped(openToken, openToken.length - 10),
  'with another letter in the claims': () => flipped(openToken, openToken.indexOf('.') + 20),
  'with the signature of another token': () =>
    [...parts(made(claims({ exp: now() + 61 }))).slice(0, 2), parts(openToken)[2]].join('.'),
  'with a part too many': () => `${openToken}.x`,
  'with five parts, as if encrypted': () => `${openToken}.AAAA.AAAA`,
  'with a part too few': () => parts(openToken)[1],
  'of nothing but dots': () => '..',
  'padded to a multiple of four': () => `${openToken}=`,
  'in ordinary base64': () =>
    openToken
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('base64'))
      .join('.'),
  'with a blank inside': () => openToken.replace('.', ' .'),
  'with a tab inside': () => openToken.replace('.', '\t.'),
  'in quotation marks': () => `"${openToken}"`,
  'percent-encoded': () => openToken.replaceAll('.', '%2E'),
  'with a byte that is no letter': () => openToken.replace('.', '\xff.'),
  'in capital letters': () => openToken.toUpperCase(),
  'said twice': () => `${openToken} ${openToken}`,
  'of ten kilobytes': () => 'x'.repeat(10_240),
  'with claims of ten kilobytes and a wrong signature': () =>
    flipped(made(claims({ more: 'x'.repeat(10_000) })), 12_000),
  'whose claims are no JSON': () => made('{"sub":'),
  'whose claims are a list': () => made([claims()]),
  'whose claims are a text': () => made('"admin"'),
  'whose claims are nothing': () => made('null'),
  'whose header is no JSON': () => `${encode('{"alg"')}.${parts(openToken)[1]}.${parts(openToken)[2]}`,
  'of another type': () => made(claims(), { ...HEADER, typ: 'at+jwt' }),
  'of no type': () => made(claims(), { alg: 'HS256' }),
  'that bring their own key': () => made(claims(), { ...HEADER, jwk: rsa.jwk }, 'mine'),
  'that name where their key is': () =>
    made(claims(), { ...HEADER, jku: 'https://evil.example/keys' }, 'mine'),
  'that name where their certificate is': () =>
    made(claims(), { ...HEADER, x5u: 'https://evil.example/cert' }, 'mine'),
  'whose key is named by a path': () => made(claims(), { ...HEADER, kid: '../../../../dev/null' }, ''),
  'whose key is named by a query': () => made(claims(), { ...HEADER, kid: "x' UNION SELECT 'mine" }, 'mine'),
  'with an extension that has to be understood': () => made(claims(), { ...HEADER, crit: ['exp'], exp: 1 }),
  'whose claims are not encoded': () => made(claims(), { ...HEADER, crit: ['b64'], b64: false }),
  'said to be compressed and signed with another secret': () =>
    made(claims(), { ...HEADER, zip: 'DEF' }, 'mine'),
};

/** Signed as ours are, so that each is refused for what it claims. */
const CLAIMED: Record<string, () => Record<string, unknown>> = {
  'that have expired': () => claims({ exp: now() - 1 }),
  'that expire this second': () => claims({ exp: now() }),
  'that never expire': () => claims({ exp: undefined }),
  'whose end is a text': () => claims({ exp: String(now() + 60) }),
  'whose end is nothing': () => claims({ exp: null }),
  'not valid yet': () => claims({ nbf: now() + 600 }),
  'whose beginning is a text': () => claims({ nbf: 'now' }),
  'issued too long ago': () => claims({ iat: now() - SESSION_TTL_SECONDS - 60 }),
  'issued in time to come': () => claims({ iat: now() + 600, exp: now() + 1200 }),
  'not saying when they were issued': () => claims({ iat: undefined }),
  'of another issuer': () => claims({ iss: 'somebody' }),
  'of no issuer': () => claims({ iss: undefined }),
  'of several issuers': () => claims({ iss: ['institute-site'] }),
  'for another audience': () => claims({ aud: 'somebody' }),
  'for no audience': () => claims({ aud: undefined }),
  'for an audience in capitals': () => claims({ aud: 'INSTITUTE-ADMIN' }),
  'of another person': () => claims({ sub: 'other@example.com' }),
  'of nobody': () => claims({ sub: undefined }),
  'of an empty name': () => claims({ sub: '' }),
  'of a number': () => claims({ sub: 1 }),
  'of a name with NUL': () => claims({ sub: `${ADMIN.email}\0` }),
  'of a name in look-alike letters': () => claims({ sub: ADMIN.email.replace('o', 'о') }),
  'without a session': () => claims({ jti: undefined }),
  'of an empty session': () => claims({ jti: '' }),
  'of a session that is a number': () => claims({ jti: Number(open.slice(0, 10)) }),
  'of a session that is a list': () => claims({ jti: [open] }),
  'of a session that never was': () => claims({ jti: `${now() + 60}-00000000-0000-4000-8000-000000000000` }),
  'of a session that was closed': () => claims({ jti: closed }),
  'of a session in capitals': () => claims({ jti: open.toUpperCase().replace(/-.$/, '-F') }),
  'of a session with a blank': () => claims({ jti: `${open} ` }),
  'of a session with a line end': () => claims({ jti: `${open}\n` }),
  'of a session with NUL': () => claims({ jti: `${open}\0` }),
  'of a session with a query': () => claims({ jti: `${open}?x` }),
  'of a session whose id reaches elsewhere': () => claims({ jti: '../../content/courses/x' }),
  'of a session below another': () => claims({ jti: `${open}/../${open}` }),
  'of a session that is a known address': () =>
    claims({ jti: '../known/0000000000000000000000000000000000000000' }),
  'of a session named like an inner part': () => claims({ jti: '__proto__' }),
};

async function expectRefusal(response: Response) {
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const body = apiErrorSchema.strict().parse(await response.json());
  expect(['Please sign in.', 'Your session has ended. Please sign in again.']).toContain(body.message);
}

describe('tokens', () => {
  test('made by the recipe below pass, so that each change of it proves something', async () => {
    expect((await verify(`Bearer ${made(claims())}`)).status).toBe(200);
    expect((await verify(`Bearer ${made(claims({ aud: ['institute-admin'] }))}`)).status).toBe(200);
    expect((await verify(`Bearer ${openToken}`)).status).toBe(200);
  });

  test('that are forged or damaged are of a great many kinds', () => {
    const kinds = [...Object.keys(FORGED), ...Object.keys(CLAIMED)];
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(kinds.length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(FORGED))('%s are refused', async (_, make) => {
    await expectRefusal(await verify(`Bearer ${await make()}`));
  });

  test.each(Object.entries(CLAIMED))('%s are refused', async (_, make) => {
    const wanted = make();
    const payload = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
    await expectRefusal(await verify(`Bearer ${made(payload)}`));
  });

  test('are refused after logout, however often they come', async () => {
    for (let n = 0; n < 3; n++) await expectRefusal(await verify(`Bearer ${closedToken}`));
  });

  test('are refused everywhere alike: nothing is read, changed or deleted', async () => {
    const token = made(claims(), HEADER, 'another secret');
    for (const [method, path] of [
      ['GET', '/api/forms'],
      ['DELETE', '/api/forms/x'],
      ['POST', '/api/courses'],
      ['DELETE', '/api/courses/x'],
      ['POST', '/api/carousel'],
      ['GET', '/api/status'],
      ['POST', '/api/publish'],
      ['POST', '/api/auth/logout?all=1'],
    ] as const) {
      await expectRefusal(await site.api(path, { method, headers: bearer(token) }));
    }
    expect((await verify(`Bearer ${openToken}`)).status).toBe(200);
  });

  test('of a session whose time in the store is over are refused, whatever they claim', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (SESSION_TTL_SECONDS + 1) * 1000 });
    await expectRefusal(await verify(`Bearer ${made(claims())}`));
  });
});

test.each(['x', 'Bearer', 'Bearer x', 'Basic eDp5', 'Bearer a.b.c d'])(
  'an Authorization header "%s" takes no public answer past the CDN',
  async (authorization) => {
    const answer = await site.api('/api/courses/1', { headers: { authorization } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('netlify-cdn-cache-control')).toContain('public');
    const asked = await site.api('/api/courses/1', { headers: { authorization: 'Bearer a.b.c' } });
    expect(asked.headers.get('cache-control')).toBe('no-store');
  },
);

describe('the Authorization header', () => {
  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('takes its scheme as %s (RFC 9110)', async (scheme) => {
    expect((await verify(`${scheme} ${openToken}`)).status).toBe(200);
  });

  test.each<[string, () => string]>([
    ['is empty', () => ''],
    ['has no token', () => 'Bearer'],
    ['has only a blank', () => 'Bearer '],
    ['has no scheme', () => openToken],
    ['has another scheme', () => `Basic ${btoa(`${ADMIN.email}:${ADMIN.password}`)}`],
    ['has a scheme of ours', () => `Token ${openToken}`],
    ['has a longer scheme', () => `BearerX ${openToken}`],
    ['has no blank', () => `Bearer${openToken}`],
    ['has a comma', () => `Bearer, ${openToken}`],
    ['has a colon', () => `Bearer: ${openToken}`],
    ['names a parameter', () => `Bearer token="${openToken}"`],
  ])('is refused when it %s', async (_, make) => {
    await expectRefusal(await verify(make()));
  });

  test('is refused when it comes twice, even with two good tokens', async () => {
    const headers = new Headers(bearer(openToken));
    headers.append('authorization', `Bearer ${openToken}`);
    await expectRefusal(await site.api('/api/auth/verify', { headers }));
  });

  test('is the only place for a token: not the address, a cookie or the body', async () => {
    await expectRefusal(await site.api(`/api/auth/verify?access_token=${openToken}&token=${openToken}`));
    await expectRefusal(await site.api('/api/auth/verify', { headers: { cookie: `token=${openToken}` } }));
    const body = new URLSearchParams({ access_token: openToken });
    await expectRefusal(await site.api('/api/publish', { method: 'POST', body }));
  });
});
