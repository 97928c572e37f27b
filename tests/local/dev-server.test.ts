import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COURSES_PER_PAGE } from '../../src/domain/limits.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const ADMIN = { email: 'office@name-education.example', password: 'a password for the tests' };
let dataDir: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dev-'));
  const settings = {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    JWT_SECRET: 'a secret for the tests that is long enough',
    ASTRO_DEV_BACKGROUND: '0',
  };
  server = await startServer(settings, 'dev');
}, 90_000);
afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = async (path: string) => {
  const response = await fetch(server?.url + path, { redirect: 'manual' });
  return { status: response.status, text: await response.text() };
};

describe('npm run dev', () => {
  test('serves pages, the admin and the same API', async () => {
    expect((await get('/courses')).text).toContain('IELTS Preparation');
    expect((await get('/facetreesol/courses')).status).toBe(200);
    expect(JSON.parse((await get('/api/courses/2')).text)).not.toHaveLength(0);
    expect((await get('/course/nope')).status).toBe(404);
    expect((await get('/nope')).status).toBe(404);
    const unknown = await get('/api/nope');
    expect([unknown.status, JSON.parse(unknown.text)]).toEqual([
      404,
      { message: 'There is no such address.' },
    ]);
  });

  test('shows a new course at once, in the lists too, and a page that has become necessary', async () => {
    const login = await fetch(`${server?.url}/api/auth/login`, {
      method: 'POST',
      body: JSON.stringify(ADMIN),
      headers: { 'content-type': 'application/json' },
    });
    const authorization = `Bearer ${(await login.json()).token}`;
    const add = async (title: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ title, description: 'Wool.', company_id: '1' }))
        body.append(name, value);
      const init = { method: 'POST', body, headers: { authorization } };
      expect((await fetch(`${server?.url}/api/courses`, init)).status).toBe(201);
    };
    expect((await get('/courses/2')).status).toBe(404);
    for (let course = 1; course <= COURSES_PER_PAGE; course += 1) await add(`Weaving, part ${course}`);
    await add('Yak Husbandry');
    const page = await get('/course/yak-husbandry');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Yak Husbandry');
    expect((await get('/courses')).text).toContain('Yak Husbandry');
    await expect
      .poll(async () => (await get('/courses/2')).status, { timeout: 20_000, interval: 1000 })
      .toBe(200);
  });
});
