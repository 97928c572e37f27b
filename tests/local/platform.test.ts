import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Platform, startPlatform } from '../../netlify/local/platform.ts';
import { createFixture, type Fixture, rawRequest, SITE } from './platform-fixture.ts';

let fixture: Fixture;
let platform: Platform;

beforeAll(async () => {
  fixture = await createFixture();
  platform = await startPlatform({ ...fixture, port: 0, log: () => {}, functionTimeLimitMs: 300 });
});
afterAll(async () => {
  await platform.stop();
  await fixture.remove();
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(platform.url + path, { redirect: 'manual', ...init });
const text = async (path: string) => (await get(path)).text();

/** Takes note of faults that a test provokes, so that they do not count as unexpected ones. */
function expectedFaults(): string {
  const lines = vi.mocked(console.error).mock.calls.map((call) => call.map(String).join(' '));
  vi.mocked(console.error).mockClear();
  return lines.join('\n');
}

describe('static files', () => {
  it.each([
    ['/', SITE['index.html']],
    ['/about?x=1', SITE['about.html']],
    ['/it', SITE['it.html']],
    ['/it/about', SITE['it/about.html']],
    ['/section', SITE['section/index.html']],
  ])('serves %s', async (path, content) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(await answer.text()).toBe(content);
  });

  it.each([
    ['/about/?a=b', '/about?a=b'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/it/', '/it'],
    ['/section/', '/section'],
    ['/section/index.html', '/section'],
  ])('sends %s to %s', async (path, location) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
  });

  it.each([
    '/nope',
    '/nope/',
    '/404',
    '/404.html',
    '/.env',
    '/%2eenv',
    '/media',
    '//about',
    '/..%2f..%2fpackage.json',
  ])('has no %s', async (path) => {
    const answer = await rawRequest(platform.port, path);
    expect([answer.status, answer.body]).toEqual([404, SITE['404.html']]);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it.each(['/%', '/%E0%A4%A', '/a%00b', '/about%00.html', '/api/items/%zz'])('refuses %s', async (path) => {
    expect((await rawRequest(platform.port, path)).status).toBe(400);
    expect(await text('/about')).toBe(SITE['about.html']);
  });

  it('takes no path out of the site', async () => {
    const answer = await rawRequest(platform.port, '/../project/package.json');
    expect(answer.status).toBe(404);
  });

  it('answers POST to a page with 404', async () => {
    expect((await get('/about', { method: 'POST' })).status).toBe(404);
  });

  it.each([
    ['/media/a.avif', 'image/avif'],
    ['/media/b.webp', 'image/webp'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/data/x.json', 'application/json'],
  ])('knows the type of %s', async (path, type) => {
    expect((await get(path)).headers.get('content-type')).toBe(type);
  });

  it('answers HEAD and conditional requests', async () => {
    const head = await get('/about', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '14', '']);
    const again = await get('/about', { headers: { 'If-None-Match': head.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});

describe('netlify.toml', () => {
  it('rewrites to a file under the address asked for', async () => {
    for (const path of ['/admin/courses/new', '/admin/', '/admin/x/']) {
      const answer = await get(path);
      // The file itself is there at /admin, so that its trailing slash goes like any other.
      if (path === '/admin/') expect(answer.headers.get('location')).toBe('/admin');
      else expect([answer.status, await answer.text()]).toEqual([200, SITE['admin.html']]);
    }
  });

  it('redirects with splat and placeholders', async () => {
    expect((await get('/old/a/b')).headers.get('location')).toBe('/about?from=a/b');
    const answer = await get('/team/maya%20k?x=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/people/maya%20k?x=1']);
  });

  it('lets a file win over a rule without force and lose against one with it', async () => {
    expect(await text('/about')).toBe(SITE['about.html']);
    const hidden = await get('/hidden');
    expect([hidden.status, await hidden.text()]).toEqual([404, SITE['404.html']]);
  });

  it('rewrites to a function', async () => {
    expect(await (await get('/answers/x')).json()).toMatchObject({ method: 'GET' });
  });

  it('leaves out what only Netlify can do', async () => {
    expect((await get('/abroad/x')).status).toBe(404);
  });

  it('puts its headers on files and not on functions', async () => {
    expect((await get('/about')).headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/nope')).headers.get('x-frame-options')).toBe('DENY');
    expect((await get('/api/echo')).headers.get('x-frame-options')).toBeNull();
    expect((await get('/_astro/app.abc123.js')).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect((await get('/_astro/gone.js')).headers.get('cache-control')).toBe(
      'public, max-age=0, must-revalidate',
    );
  });
});

describe('functions', () => {
  it('prefers a file only where the function says so', async () => {
    expect(await text('/course/known')).toBe(SITE['course/known.html']);
    const made = await get('/course/fresh');
    expect([made.status, await made.text()]).toEqual([201, 'made on demand']);
  });

  it('hands path parts over as they stand', async () => {
    const { params } = await (await get('/api/items/a%20b%2Fc')).json();
    expect(params).toEqual({ id: 'a%20b%2Fc' });
  });

  it('leaves excluded paths and other methods to what comes after', async () => {
    expect((await get('/api/items/none')).status).toBe(404);
    expect(await text('/api/method')).toBe('got');
    expect((await get('/api/method', { method: 'PUT' })).status).toBe(404);
  });

  it('is reachable by name only without a path', async () => {
    expect(await text('/.netlify/functions/named')).toBe('by name');
    expect((await get('/.netlify/functions/echo')).status).toBe(404);
  });

  it('believes no header about where a request comes from', async () => {
    const headers = {
      'X-Forwarded-For': '6.6.6.6',
      'X-NF-Client-Connection-IP': '6.6.6.6',
      'X-NF-Request-ID': 'mine',
    };
    const seen = await (await get('/api/echo', { headers })).json();
    expect(seen.ip).toBe('127.0.0.1');
    expect(seen.headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(seen.headers['x-nf-client-connection-ip']).toBe('127.0.0.1');
    expect(seen.headers['x-nf-request-id']).toBeUndefined();
    expect(seen.requestId).toMatch(/^[0-9A-Z]{26}$/);
  });

  it('passes bytes on as they are', async () => {
    const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256);
    const back = await get('/api/bytes', { method: 'POST', body: bytes });
    expect(Buffer.compare(Buffer.from(await back.arrayBuffer()), Buffer.from(bytes))).toBe(0);
    const form = new FormData();
    form.append('file', new File([bytes], 'ä b.png', { type: 'image/png' }));
    const file = await get('/api/form', { method: 'POST', body: form });
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.compare(Buffer.from(await file.arrayBuffer()), Buffer.from(bytes))).toBe(0);
  });

  it('refuses more than 6 MB', async () => {
    const body = new Uint8Array(6 * 1024 * 1024 + 1);
    const declared = await get('/api/bytes', { method: 'POST', body });
    expect([declared.status, await declared.json()]).toEqual([413, { message: 'The request is too large.' }]);
    const streamed = await get('/api/bytes', {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
  });

  it('answers HEAD without a body', async () => {
    const answer = await get('/api/echo', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('shows nothing of what a fault was', async () => {
    const answer = await get('/api/fault');
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { message: 'Something went wrong on the server.' },
    ]);
    expect(expectedFaults()).toContain('secret detail');
  });

  it('gives up on a function that does not end', async () => {
    const answer = await get('/api/slow');
    expect([answer.status, (await answer.json()).message]).toEqual([
      504,
      'The server took too long to answer.',
    ]);
    expect(expectedFaults()).toContain('slow');
  });

  it('ends the stream of a visitor who leaves', async () => {
    const cancelled = once(process, 'endless-cancelled');
    const socket = connect(platform.port, '127.0.0.1');
    socket.write('GET /api/endless HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await cancelled;
    expect((await get('/about')).status).toBe(200);
  });

  it('survives a visitor who leaves in the middle of a body', async () => {
    const socket = connect(platform.port, '127.0.0.1');
    socket.write('POST /api/bytes HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf');
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.destroy();
    expect((await get('/about')).status).toBe(200);
  });

  it('refuses a method that is none', async () => {
    expect((await rawRequest(platform.port, '/api/echo', { method: 'TRACE' })).status).toBe(405);
  });
});
