import { execFile } from 'node:child_process';
import { hash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse, relative } from 'node:path';
import { promisify } from 'node:util';
import { deflateRawSync } from 'node:zlib';
import { zipFunctions } from '@netlify/zip-it-and-ship-it';
import { parse as parseToml } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { pagePaths } from '../../src/paths.ts';

/** What each function must still say of itself after Netlify's own bundler has read it. */
interface Routes {
  paths: string[];
  methods?: string[];
  excluded?: string[];
  preferStatic?: true;
}
const ROUTES: Record<string, Routes> = {
  audit: { paths: ['/api/audit'] },
  'auth-login': { paths: ['/api/auth/login'] },
  'auth-logout': { paths: ['/api/auth/logout'] },
  'auth-verify': { paths: ['/api/auth/verify'] },
  backup: { paths: ['/api/backup'] },
  calendar: { paths: ['/calendar/:file'] },
  card: { paths: ['/og/picture/:hash/:file', '/og/cloth/:version/:company/:file'] },
  carousel: {
    paths: ['/api/carousel', '/api/carousel/:id'],
    methods: ['GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS'],
    excluded: ['/api/carousel/order'],
  },
  'carousel-order': { paths: ['/api/carousel/order'] },
  'carousel-save': {
    paths: ['/api/carousel', '/api/carousel/:id'],
    methods: ['POST', 'PUT'],
    excluded: ['/api/carousel/order'],
  },
  'carousel-single': { paths: ['/api/carousel/single/:id'] },
  cloth: { paths: ['/cloth/:version/:company/:file'], preferStatic: true },
  courses: {
    paths: ['/api/courses', '/api/courses/:id'],
    methods: ['GET', 'HEAD', 'DELETE', 'PATCH', 'OPTIONS'],
  },
  'courses-save': { paths: ['/api/courses', '/api/courses/:id'], methods: ['POST', 'PUT'] },
  'course-single': { paths: ['/api/courses/single/:id'] },
  'deploy-events': { paths: [] },
  forms: { paths: ['/api/forms', '/api/forms/:id'], excluded: ['/api/forms/plain'] },
  'forms-answer': { paths: ['/api/forms/:id/answer'] },
  people: { paths: ['/api/people/find', '/api/people/erase'] },
  'forms-plain': { paths: ['/api/forms/plain', '/sent/:company/:reference'] },
  fragments: {
    paths: [
      '/api/fragments/:part/:company',
      '/api/fragments/:part/:company/:item',
      '/api/fragments/:part/:company/:item/:page',
    ],
  },
  health: { paths: ['/api/health'] },
  housekeeping: { paths: [] },
  'mail-due': { paths: [] },
  media: { paths: ['/media/:hash/:file'], preferStatic: true },
  'media-upload': { paths: ['/api/media'] },
  notices: { paths: ['/api/notices', '/api/notices/:company'] },
  'notices-test': { paths: ['/api/notices/:company/test'] },
  'page-parts': { paths: ['/api/page'] },
  pages: {
    paths: [
      ...COMPANY_IDS.map((id) => pagePaths(id).course(':course')),
      ...COMPANY_IDS.map((id) => `${pagePaths(id).courses}/:page`),
      ...COMPANY_IDS.map((id) => `${pagePaths(id).courses}/:category/:page`),
      ...COMPANY_IDS.map((id) => pagePaths(id).instructor(':instructor')),
    ],
    preferStatic: true,
  },
  'page-preview': { paths: ['/api/preview/:company/:page'] },
  preview: { paths: ['/api/preview'] },
  publish: { paths: ['/api/publish'] },
  'publish-due': { paths: [] },
  'publish-policy': { paths: ['/api/publish/policy'] },
  records: { paths: ['/api/records/:kind', '/api/records/:kind/:id'] },
  restore: { paths: ['/api/restore'] },
  'restore-end': { paths: ['/api/restore/end'] },
  'restore-picture': { paths: ['/api/restore/media/:hash/:file'] },
  revision: { paths: ['/api/revision'] },
  sitemap: { paths: ['/sitemap.xml'] },
  status: { paths: ['/api/status'] },
  subject: { paths: ['/api/subject/:course', '/api/subject/:course/:intake'] },
  trash: { paths: ['/api/trash', '/api/trash/:address/restore'] },
  unknown: { paths: [] },
};
/** Only these may carry the picture encoder. */
const WITH_ENCODER = ['card', 'carousel-save', 'courses-save', 'media-upload'];
/** How often the platform calls those that nobody asks for. */
const SCHEDULES = { housekeeping: '@hourly', 'mail-due': '*/5 * * * *', 'publish-due': '*/5 * * * *' };
/** Only these may carry the mail library. It is loaded when there is something to send. */
const WITH_MAIL = ['forms', 'forms-answer', 'forms-plain', 'mail-due', 'notices', 'notices-test'];

/** Bytes of a function as a zip: so that it starts at once, and with the encoder, so that Netlify takes it. */
const WEIGHT_MAX = 510_000;
const WEIGHT_MAX_WITH_MAIL = 570_000;
const WEIGHT_MAX_WITH_ENCODER = 12_000_000;

/** What netlify.toml says of all functions. */
const EVERYWHERE = z
  .object({ functions: z.object({ included_files: z.array(z.string()) }) })
  .parse(parseToml(readFileSync('netlify.toml', 'utf8'))).functions;

/** The Node that this runs on. The bundler packs it with what names it, unless netlify.toml says otherwise. */
const NODE = relative(process.cwd(), process.execPath);

/** Bytes of a file in a zip, by what it says: the encoder is in several functions. */
const packed = new Map<string, number>();
function packedBytes(path: string): number {
  const content = readFileSync(path);
  const digest = hash('sha256', content);
  const bytes = packed.get(digest) ?? deflateRawSync(content).length;
  packed.set(digest, bytes);
  return bytes;
}

/** About what a function weighs as a zip, without what Netlify itself puts into each. */
function weightOf(name: string): number {
  const files = readdirSync(join(directory, name), { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && !file.name.startsWith('___netlify'))
    .map((file) => packedBytes(join(file.parentPath, file.name)))
    .reduce((sum, bytes) => sum + bytes, 0);
}

/** Names of the functions that carry a package. */
const functionsWith = (packageName: string): string[] =>
  (bundled as { name: string; inputs?: string[] }[])
    .filter(({ inputs }) => inputs?.some((input) => input.includes(`node_modules/${packageName}/`)))
    .map(({ name }) => name);

let bundled: Awaited<ReturnType<typeof zipFunctions>>;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'functions-'));
  bundled = await zipFunctions('netlify/functions', directory, {
    archiveFormat: 'none',
    // What one function needs, most others need, too: it is read once when they come one after the other.
    parallelLimit: 1,
    basePath: process.cwd(),
    config: { '*': { nodeVersion: '24', includedFiles: EVERYWHERE.included_files } },
  });
}, 120_000);
afterAll(() => rm(directory, { recursive: true, force: true }));

test('what runs by the clock is called as often as it has to be', () => {
  const scheduled = bundled.flatMap(({ name, schedule }) => (schedule ? [[name, schedule]] : []));
  expect(Object.fromEntries(scheduled)).toEqual(SCHEDULES);
});

describe('Netlify’s own bundler', () => {
  test('finds every function, and no helper file among them', () => {
    const files = globSync('netlify/functions/*').map((file) => parse(file).name);
    expect(bundled.map(({ name }) => name).sort()).toEqual(files.sort());
    expect(files.sort()).toEqual(Object.keys(ROUTES).sort());
  });

  test.each(Object.entries(ROUTES))(
    'keeps the paths and methods of %s',
    (name, { paths, methods, excluded, preferStatic }) => {
      const found = bundled.find((entry) => entry.name === name);
      const routes = (found && 'routes' in found && found.routes) || [];
      expect(routes.map((route) => ('pattern' in route ? route.pattern : route))).toEqual(paths);
      const others = (found && 'excludedRoutes' in found && found.excludedRoutes) || [];
      expect(others.map((route) => ('pattern' in route ? route.pattern : route))).toEqual(excluded ?? []);
      for (const route of routes) {
        expect(route.methods).toEqual(methods ?? []);
        expect(route.prefer_static ?? false).toBe(preferStatic ?? false);
      }
    },
  );

  test('packs the picture encoder only where pictures are taken', () => {
    expect(functionsWith('sharp').sort()).toEqual(WITH_ENCODER);
  });

  test('packs the mail library only where mails are sent', () => {
    expect(functionsWith('nodemailer').sort()).toEqual(WITH_MAIL);
  });

  test('packs React’s renderer nowhere: Preact’s writes the pages', () => {
    expect(functionsWith('preact-render-to-string').sort()).toEqual([
      'forms-plain',
      'fragments',
      'page-parts',
      'page-preview',
      'pages',
      'preview',
    ]);
    expect(functionsWith('react-dom')).toEqual([]);
  });

  test('packs no more than a function can start with at once', () => {
    const maxOf = (name: string) => {
      if (WITH_ENCODER.includes(name)) return WEIGHT_MAX_WITH_ENCODER;
      // No visitor waits for it, and it writes every page.
      if (name === 'page-preview') return WEIGHT_MAX + 20_000;
      return WITH_MAIL.includes(name) ? WEIGHT_MAX_WITH_MAIL : WEIGHT_MAX;
    };
    for (const { name } of bundled) expect(weightOf(name), name).toBeLessThanOrEqual(maxOf(name));
  });

  test('packs no Node, though it runs on the one of node_modules', () => {
    expect(NODE).toMatch(/^node_modules\/node\//);
    const files = bundled.flatMap(({ name }) =>
      readdirSync(join(directory, name), { recursive: true, encoding: 'utf8' }),
    );
    expect(files.filter((file) => file.includes('node_modules/node/'))).toEqual([]);
  });

  test('makes functions that load by themselves, far from the project', async () => {
    const entries = bundled.map(({ name }) => join(directory, name, 'netlify/functions', `${name}.mjs`));
    const script = `for (const entry of ${JSON.stringify(entries)}) {
      const { default: fn } = await import(entry);
      console.log(typeof (fn.deploySucceeded ?? fn));
    }`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      cwd: directory,
    });
    expect(stdout.trim().split('\n')).toEqual(entries.map(() => 'function'));
  });
});
