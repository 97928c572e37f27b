import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile } from '../../src/build/headers.ts';
import { PAGE_POLICY, SECURITY_HEADERS } from '../../src/server/http/security-headers.ts';
import { SETTINGS } from '../support/credentials.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const PAGE = '<!doctype html><title>A page</title>';
const SHELL = '<!doctype html><title>x</title><!--shell:head--><!--shell:main-->';
const FILES = {
  'index.html': PAGE,
  'about.html': PAGE,
  '404.html': PAGE,
  'facetreesol.html': PAGE,
  'shells/course-1.html': SHELL,
  'shells/course-2.html': SHELL,
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '_astro/x.js': 'export {};',
  'revision.json': '{"revision": "none"}',
};

let directory: string;
let server: ServerProcess;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'headers-'));
  for (const [name, text] of Object.entries({ ...FILES, _headers: headersFile(Object.keys(FILES)) })) {
    await mkdir(dirname(join(directory, 'pages', name)), { recursive: true });
    await writeFile(join(directory, 'pages', name), text);
  }
  server = await startServer(
    {
      ...SETTINGS,
      DATA_DIR: join(directory, 'data'),
      SITE: join(directory, 'pages'),
    },
    'own-store',
  );
});
afterAll(async () => {
  await server.stop();
  await rm(directory, { recursive: true, force: true });
});

const ask = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { redirect: 'manual', ...init });
const etagOf = async (path: string) => (await ask(path)).headers.get('etag') ?? '';

/** Every header of the site on one answer; of policies, that it is one of ours and lets nobody frame it. */
function expectSecurityHeaders({ headers }: Pick<Response, 'headers'>): void {
  const { 'Content-Security-Policy': strictest, ...others } = SECURITY_HEADERS;
  expect(Object.fromEntries(Object.keys(others).map((name) => [name, headers.get(name)]))).toEqual(others);
  const page = PAGE_POLICY['Content-Security-Policy'];
  expect([strictest, page, `${strictest}; sandbox`]).toContain(headers.get('content-security-policy'));
  expect(headers.has('set-cookie')).toBe(false);
  expect(headers.has('access-control-allow-origin')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
}

const json = (method: string, body: string): RequestInit => ({
  method,
  body,
  headers: { 'content-type': 'application/json' },
});

/** What was asked, the status it has, and how it was asked. */
const ANSWERS: [what: string, status: number, path: string, init?: RequestInit][] = [
  ['a page', 200, '/'],
  ['the head of a page', 200, '/', { method: 'HEAD' }],
  ['a page asked by its file', 301, '/about.html'],
  ['a page asked with a slash', 301, '/about/'],
  ['a picture file', 200, '/favicon.svg'],
  ['a script', 200, '/_astro/x.js'],
  ['data', 200, '/revision.json'],
  ['a screen of the admin', 200, '/facetreesol/courses'],
  ['an address that nothing has', 404, '/nope'],
  ['an address kept back by a rule', 404, '/shells/course-1'],
  ['a page sent to', 404, '/about', { method: 'POST', body: 'x' }],
  ['a malformed address', 400, '/%ZZ'],
  ['an address with a null', 400, '/a%00b'],
  ['a course page made on demand', 200, '/course/ielts-preparation'],
  ['a course page of the other brand', 301, '/it/course/ielts-preparation'],
  ['a course page of nothing', 404, '/course/nope'],
  ['a page of a list that is not that long', 404, '/courses/9'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['a list', 200, '/api/courses/1'],
  ['the head of a list', 200, '/api/courses/1', { method: 'HEAD' }],
  ['a fragment', 200, '/api/fragments/featured/1'],
  ['a fragment of nothing', 404, '/api/fragments/course/1/nope'],
  ['no such record', 404, '/api/courses/single/nope'],
  ['no such picture', 404, `/media/${'0'.repeat(32)}/400.webp`],
  ['no such call', 404, '/api/nothing/here'],
  ['a wrong method', 405, '/api/revision', { method: 'DELETE' }],
  ['a method that no function takes', 405, '/api/courses', { method: 'PROPFIND' }],
  ['a field that is wrong', 400, '/api/forms', json('POST', '{}')],
  ['another type of body', 415, '/api/forms', { method: 'POST', body: 'x' }],
  ['too much JSON', 413, '/api/forms', json('POST', `"${'x'.repeat(70_000)}"`)],
  ['a body over the limit of the platform', 413, '/api/forms', json('POST', 'x'.repeat(6_300_000))],
  ['no token', 401, '/api/auth/verify'],
  ['a wrong password', 401, '/api/auth/login', json('POST', '{"email":"a@example.com","password":"b"}')],
  ['a preview without a token', 401, '/api/preview', json('POST', '{}')],
];

describe('every answer carries the security headers', () => {
  test.each(ANSWERS)('%s: %i', async (_, status, path, init) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expectSecurityHeaders(answer);
  });

  test.each(['/', '/api/courses/single/ielts-preparation'])('%s unchanged: 304', async (path) => {
    const answer = await ask(path, { headers: { 'if-none-match': await etagOf(path) } });
    expect(answer.status).toBe(304);
    expectSecurityHeaders(answer);
  });

  test('a store that does not answer: 503, as JSON and as a page', async () => {
    const told = once(server.process, 'message');
    server.process.send('stop');
    await told;
    const answers = [await ask('/api/revision'), await ask('/course/nope'), await ask('/api/forms')];
    const back = once(server.process, 'message');
    server.process.send('start');
    await back;
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 401]);
    for (const answer of answers) expectSecurityHeaders(answer);
  });

  test.each([
    ['what is no HTTP', 400, 'HELO site\r\n\r\n'],
    ['headers without end', 431, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`],
  ])('%s: %i', async (_, status, bytes) => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    // The server may close before it has read all of it.
    socket.on('error', () => {});
    socket.write(bytes);
    const [, start, ...lines] = (await text(socket)).split(/^HTTP\/1\.1 |\r\n/);
    const headers = lines.filter(Boolean).map((line) => line.split(': ') as [string, string]);
    expect(Number.parseInt(start ?? '', 10)).toBe(status);
    expectSecurityHeaders({ headers: new Headers(headers) });
  });

  test('a page, by name', async () => {
    const { headers } = await ask('/');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    // `preload` would put a domain on the list of browsers for years: its owner has to want that.
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  test.each(['/favicon.svg', '/_astro/x.js', '/_astro/gone.js', '/revision.json'])(
    'what is no page may load nothing: %s',
    async (path) => {
      const policy = (await ask(path)).headers.get('content-security-policy');
      expect(policy).toBe(SECURITY_HEADERS['Content-Security-Policy']);
    },
  );

  test.each(['/', '/nope', '/shells/course-1', '/facetreesol/courses', '/course/ielts-preparation'])(
    'a page says in its head what it may load: %s',
    async (path) => {
      const policy = (await ask(path)).headers.get('content-security-policy');
      expect(policy).toBe(PAGE_POLICY['Content-Security-Policy']);
    },
  );

  test("the rules for headers are nobody's address", async () => {
    expect((await ask('/_headers')).status).toBe(404);
  });
});

describe('what is below /api/ and no function takes', () => {
  test.each(['/api', '/api/', '/api/nothing', '/api/courses/a/b/c', '/api/forms/x/y', '/api/%F0%9F%90%9D'])(
    'is refused as JSON: %s',
    async (path) => {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(Object.keys(await answer.json())).toEqual(['message']);
    },
  );

  test.each([
    ['PROPFIND', '/api/courses', 'POST'],
    ['LINK', '/api/carousel', 'POST'],
    ['PROPFIND', '/api/courses/1', 'GET, HEAD, PUT, DELETE'],
    ['LINK', '/api/carousel/x', 'GET, HEAD, PUT, DELETE'],
    ['PROPFIND', '/api/forms', 'GET, HEAD, POST'],
  ])('is told which methods there are: %s %s', async (method, path, allow) => {
    const answer = await ask(path, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(Object.keys(await answer.json())).toEqual(['message']);
  });
});
