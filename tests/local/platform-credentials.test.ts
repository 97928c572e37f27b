import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ROOT, readSettings } from '../../netlify/local/command.ts';
import { provideCredentials } from '../../netlify/local/credentials.ts';

let dataDir: string;
const file = () => join(dataDir, 'credentials.json');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'credentials-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('makes credentials up once and keeps them for this user only', async () => {
  const env: NodeJS.ProcessEnv = {};
  const first = await provideCredentials(dataDir, env);
  expect(first.email).toBe('admin@name-education.example');
  expect(first.password?.length).toBeGreaterThanOrEqual(16);
  expect(env).toMatchObject({ ADMIN_EMAIL: first.email, ADMIN_PASSWORD: first.password });
  expect(env.JWT_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect((await stat(file())).mode & 0o777).toBe(0o600);

  const later: NodeJS.ProcessEnv = {};
  expect(await provideCredentials(dataDir, later)).toEqual(first);
  expect(later).toEqual(env);
});

it('lets the environment win, and writes and shows nothing of it', async () => {
  const env: NodeJS.ProcessEnv = {
    ADMIN_EMAIL: 'me@x.example',
    ADMIN_PASSWORD: 'a password of mine',
    JWT_SECRET: 'x'.repeat(40),
  };
  const given = { ...env };
  expect(await provideCredentials(dataDir, env)).toEqual({ email: 'me@x.example' });
  expect(env).toEqual(given);
  await expect(stat(file())).rejects.toThrow('ENOENT');
});

it('makes up only what is missing; an empty variable is missing', async () => {
  const env: NodeJS.ProcessEnv = { ADMIN_EMAIL: 'me@x.example', ADMIN_PASSWORD_HASH: 'hash', JWT_SECRET: '' };
  expect(await provideCredentials(dataDir, env)).toEqual({ email: 'me@x.example' });
  expect(env.ADMIN_PASSWORD).toBeUndefined();
  expect(Object.keys(JSON.parse(await readFile(file(), 'utf8')))).toEqual(['jwt_secret']);
});

it('takes a copied file back from other users', async () => {
  await provideCredentials(dataDir, {});
  await chmod(file(), 0o644);
  await provideCredentials(dataDir, {});
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

it('says what to do about a damaged file', async () => {
  await writeFile(file(), '{"password":');
  await expect(provideCredentials(dataDir, {})).rejects.toThrow(/credentials\.json is damaged\. Delete it/);
});

it('reads PORT, HOST and DATA_DIR', () => {
  expect(readSettings({})).toEqual({ port: 8888, host: '127.0.0.1', dataDir: join(ROOT, '.data') });
  expect(readSettings({ PORT: '', HOST: '0.0.0.0', DATA_DIR: '/d' })).toEqual({
    port: 8888,
    host: '0.0.0.0',
    dataDir: '/d',
  });
  expect(() => readSettings({ DATA_DIR: `${ROOT.slice(0, -1)}-data` })).toThrow(
    /^DATA_DIR: Astro would take .+-data for a part of/,
  );
  expect(() => readSettings({ PORT: 'http' })).toThrow('PORT must be a number from 0 to 65535, not "http".');
});
