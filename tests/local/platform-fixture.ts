import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A small project of its own, so that the platform is tested without building the real site. */

const NETLIFY_TOML = `
[[redirects]]
from = "/admin/*"
to = "/admin.html"
status = 200

[[redirects]]
from = "/old/*"
to = "/about?from=:splat"

[[redirects]]
from = "/team/:name"
to = "/people/:name"
status = 302

[[redirects]]
from = "/about"
to = "/nowhere"

[[redirects]]
from = "/hidden"
to = "/404.html"
status = 404
force = true

[[redirects]]
from = "/answers/*"
to = "/api/echo"
status = 200

[[redirects]]
from = "/abroad/*"
to = "https://elsewhere.example/:splat"
status = 200

[[headers]]
for = "/*"
[headers.values]
X-Frame-Options = "DENY"

[[headers]]
for = "/_astro/*"
[headers.values]
Cache-Control = "public, max-age=31536000, immutable"
`;

const FUNCTIONS = {
  'echo.ts': `
export default async (request: Request, context: { params: object; ip: string; requestId: string }) => {
  const body = new Uint8Array(await request.arrayBuffer());
  return Response.json({
    method: request.method, url: request.url, params: context.params, ip: context.ip,
    requestId: context.requestId, headers: Object.fromEntries(request.headers), length: body.length,
  });
};
export const config = { path: ['/api/echo', '/api/items/:id'], excludedPath: '/api/items/none' };`,
  'bytes.ts': `
export default async (request: Request) => new Response(await request.arrayBuffer());
export const config = { path: '/api/bytes', method: 'POST' };`,
  'form.ts': `
export default async (request: Request) => {
  const file = (await request.formData()).get('file') as File;
  return new Response(await file.arrayBuffer(), { headers: { 'content-type': file.type, 'x-name': file.name } });
};
export const config = { path: '/api/form', method: 'POST' };`,
  'get-only.ts': `
export default { fetch: () => new Response('got'), config: { path: '/api/method', method: 'GET' } };`,
  'pages.ts': `
export default () => new Response('made on demand', { status: 201 });
export const config = { path: '/course/:id', preferStatic: true };`,
  'fault.ts': `
export default () => { throw new Error('secret detail'); };
export const config = { path: '/api/fault' };`,
  'slow.ts': `
export default () => new Promise(() => {});
export const config = { path: '/api/slow' };`,
  'endless.ts': `
export default (request: Request) => new Response(new ReadableStream({
  pull: (controller) => controller.enqueue(new Uint8Array(65536)),
  cancel: () => { globalThis.process.emit('endless-cancelled'); },
}));
export const config = { path: '/api/endless' };`,
  'named.ts': `
export default () => new Response('by name');`,
  'events.ts': `
const seen: string[] = [];
export default {
  fetch: () => Response.json(seen),
  deployBuilding: ({ deploy }: { deploy: { state: string } }) => void seen.push(deploy.state),
  deploySucceeded: ({ deploy }: { deploy: { state: string } }) => void seen.push(deploy.state),
  deployFailed: ({ deploy }: { deploy: { state: string; errorMessage: string } }) => void seen.push(deploy.state + ': ' + deploy.errorMessage),
};
export const config = { path: '/api/events' };`,
};

export const SITE = {
  'index.html': '<h1>Home</h1>',
  'about.html': '<h1>About</h1>',
  'it.html': '<h1>IT</h1>',
  'it/about.html': '<h1>About IT</h1>',
  'section/index.html': '<h1>Section</h1>',
  'course/known.html': '<h1>Known</h1>',
  'admin.html': '<h1>Admin</h1>',
  'hidden.html': '<h1>Hidden</h1>',
  '404.html': '<h1>Not here</h1>',
  '.env': 'SECRET=1',
  '_astro/app.abc123.js': `export const text = '${'x'.repeat(4000)}';`,
  'media/a.avif': 'not really a picture',
  'media/b.webp': '0123456789',
  'site.webmanifest': '{}',
  'data/x.json': '{"a":1}',
} as const;

export async function writeFiles(base: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(base, name)), { recursive: true });
    await writeFile(join(base, name), content);
  }
}

export interface Fixture {
  root: string;
  dataDir: string;
  siteDir: string;
  remove(): Promise<void>;
}

export async function createFixture(): Promise<Fixture> {
  const base = await mkdtemp(join(tmpdir(), 'platform-'));
  const [root, dataDir, siteDir] = ['project', 'data', 'site'].map((name) => join(base, name)) as [
    string,
    string,
    string,
  ];
  await writeFiles(root, { 'netlify.toml': NETLIFY_TOML, 'package.json': '{"type":"module"}' });
  await writeFiles(join(root, 'netlify/functions'), FUNCTIONS);
  await writeFiles(siteDir, SITE);
  return { root, dataDir, siteDir, remove: () => rm(base, { recursive: true, force: true }) };
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request whose path goes over the wire exactly as given, which `fetch` would tidy up. */
export function rawRequest(
  port: number,
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { method = 'GET', headers, body } = options;
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
