import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { basename } from 'node:path';
import { getStore } from '@netlify/blobs';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadFunctions, matchFunction } from '../../netlify/local/functions.ts';
import { listen } from '../../netlify/local/http-server.ts';
import { createInvoker } from '../../netlify/local/invoke.ts';
import { sendResponse } from '../../netlify/local/web-request.ts';
import {
  KNOWN_ADDRESS_DAYS,
  SIGN_IN_TRIES,
  SIGN_IN_TRIES_PER_ADDRESS,
  SIGN_IN_TRIES_PER_EMAIL,
} from '../../src/domain/limits.ts';
import { passwordFits } from '../../src/server/auth/password.ts';
import { apiOf } from '../support/functions-site.ts';
import { ADMIN, jsonBody, startSite } from '../support/site.ts';

/** Every comparison of a password is a call of this one; it still compares. */
vi.mock('../../src/server/auth/password.ts', async (original) => {
  const real = await original<typeof import('../../src/server/auth/password.ts')>();
  return { ...real, passwordFits: vi.fn(real.passwordFits) };
});
const compared = () => vi.mocked(passwordFits).mock.calls.length;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());
afterEach(() => vi.mocked(passwordFits).mockClear());

const wrong = { ...ADMIN, password: 'a wrong password' };
const from = (ip: string, body: object, api = site.api) =>
  api('/api/auth/login', { ...jsonBody('POST', body), ip });
const status = async (ip: string, body: object) => (await from(ip, body)).status;
/** A fresh address for each test, and as many more as it needs. */
let block = 0;
const addresses = (count: number) => {
  block += 1;
  return Array.from({ length: count }, (_, n) => `10.${block}.${n >> 8}.${n & 255}`);
};
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
const MINUTES = 60;
const DAYS = 24 * 60 * MINUTES;

describe('wrong passwords for one email from one address', () => {
  test('close the door for 15 minutes after the fifth, to the right one too, for that address only', async () => {
    const [here = '', elsewhere = ''] = addresses(2);
    for (let n = 0; n < SIGN_IN_TRIES; n++) expect(await status(here, wrong)).toBe(401);
    const sixth = await from(here, wrong);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(14 * MINUTES);
    expect(Number(sixth.headers.get('retry-after'))).toBeLessThanOrEqual(15 * MINUTES);
    expect((await sixth.json()).message).toBe('Too many wrong tries. Please try again in 15 minutes.');
    expect(await status(here, ADMIN)).toBe(429);
    expect(compared()).toBe(SIGN_IN_TRIES);
    expect(await status(elsewhere, ADMIN)).toBe(200);
    later(15 * MINUTES + 1);
    expect(await status(here, ADMIN)).toBe(200);
  });

  test('close nothing when they come over more than 15 minutes', async () => {
    const [here = ''] = addresses(1);
    for (let n = 0; n < 2 * SIGN_IN_TRIES; n++) {
      expect(await status(here, wrong)).toBe(401);
      later(4 * MINUTES);
    }
  });

  test('close it until 15 minutes after the fifth, although the first is older by then', async () => {
    const [here = ''] = addresses(1);
    await from(here, wrong);
    later(14 * MINUTES);
    for (let n = 1; n < SIGN_IN_TRIES; n++) await from(here, wrong);
    later(14 * MINUTES);
    expect(await status(here, ADMIN)).toBe(429);
    later(MINUTES + 1);
    expect(await status(here, ADMIN)).toBe(200);
  });

  test('are still counted by an instance that was started later', async () => {
    const [here = ''] = addresses(1);
    for (let n = 0; n < SIGN_IN_TRIES; n++) await from(here, wrong);
    vi.resetModules();
    const modules = import.meta.glob('../../netlify/functions/auth-*.ts');
    const functions = await loadFunctions('netlify/functions', async (file) => {
      return modules[`../../netlify/functions/${basename(file)}`]?.() ?? { default: () => undefined };
    });
    const restarted = apiOf(functions, () => {});
    expect((await from(here, ADMIN, restarted)).status).toBe(429);
  });

  test('are compared five times at most when a thousand come at once', async () => {
    const [here = ''] = addresses(1);
    const answers = await Promise.all(Array.from({ length: 1000 }, () => status(here, wrong)));
    expect(compared()).toBeGreaterThan(0);
    expect(compared()).toBeLessThanOrEqual(SIGN_IN_TRIES);
    const refused = answers.filter((code) => code === 401).length;
    expect(refused).toBe(compared());
    expect(answers.filter((code) => code === 429).length).toBe(1000 - refused);
  });

  test('are forgotten after a right one', async () => {
    const [here = ''] = addresses(1);
    for (let n = 0; n < SIGN_IN_TRIES - 1; n++) await from(here, wrong);
    expect(await status(here, ADMIN)).toBe(200);
    for (let n = 0; n < SIGN_IN_TRIES - 1; n++) expect(await status(here, wrong)).toBe(401);
    expect(await status(here, ADMIN)).toBe(200);
  });

  test('are counted whatever the case of the email, and for a whole IPv6 network', async () => {
    const emails = [ADMIN.email, ADMIN.email.toUpperCase(), ` ${ADMIN.email} `];
    for (let n = 0; n < SIGN_IN_TRIES; n++) {
      expect(await status(`2001:db8::${n + 1}`, { ...wrong, email: emails[n % 3] })).toBe(401);
    }
    expect(await status('2001:db8::99', wrong)).toBe(429);
    expect(await status('2001:db8:0:1::1', wrong)).toBe(401);
  });
});

describe('who goes on guessing', () => {
  const closeAgain = async (ip: string): Promise<number> => {
    for (let n = 0; n < SIGN_IN_TRIES; n++) expect(await status(ip, wrong)).toBe(401);
    return Number((await from(ip, wrong)).headers.get('retry-after'));
  };

  test('waits twice as long each time, up to a day', async () => {
    later(5 * DAYS);
    const [here = ''] = addresses(1);
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      const wait = await closeAgain(here);
      expect(wait).toBeGreaterThan((minutes - 1) * MINUTES);
      expect(wait).toBeLessThanOrEqual(minutes * MINUTES);
      later(wait - 1);
      expect(await status(here, wrong)).toBe(429);
      later(2);
    }
    expect(await status(here, ADMIN)).toBe(200);
    expect(await closeAgain(here)).toBeLessThanOrEqual(15 * MINUTES);
  });

  test('waits no longer than the first time where the administrator signed in lately', async () => {
    later(20 * DAYS);
    const [office = ''] = addresses(1);
    expect(await status(office, ADMIN)).toBe(200);
    for (let round = 0; round < 4; round++) {
      expect(await closeAgain(office)).toBeLessThanOrEqual(15 * MINUTES);
      later(15 * MINUTES + 1);
    }
    expect(await status(office, ADMIN)).toBe(200);
  });

  test('with many addresses waits longer and longer, too', async () => {
    later(60 * DAYS);
    const closed: number[] = [];
    for (let round = 0; round < 2; round++) {
      for (const ip of addresses(SIGN_IN_TRIES_PER_EMAIL)) expect(await status(ip, wrong)).toBe(401);
      const [other = ''] = addresses(1);
      closed.push(Number((await from(other, wrong)).headers.get('retry-after')));
      later(15 * MINUTES + 1);
    }
    expect(closed[0]).toBeLessThanOrEqual(15 * MINUTES);
    expect(closed[1]).toBeGreaterThan(29 * MINUTES);
  });
});

test('a clock that was ahead closes nothing once it is right', async () => {
  const [here = ''] = addresses(1);
  const right = Date.now();
  later(40 * DAYS);
  for (let n = 0; n < SIGN_IN_TRIES; n++) expect(await status(here, wrong)).toBe(401);
  expect(await status(here, wrong)).toBe(429);
  vi.setSystemTime(right);
  expect(await status(here, ADMIN)).toBe(200);
});

test('fifty administrators who sign in at once from new addresses all get in', async () => {
  later(100 * DAYS);
  const real = globalThis.fetch;
  const writes = new Map<string, number>();
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input);
    if (init?.method === 'put') writes.set(pathname, (writes.get(pathname) ?? 0) + 1);
    return real(input, init);
  });
  const codes = await Promise.all(addresses(SIGN_IN_TRIES_PER_EMAIL).map((ip) => status(ip, ADMIN)));
  vi.unstubAllGlobals();
  expect(codes).toEqual(Array(SIGN_IN_TRIES_PER_EMAIL).fill(200));
  // On Netlify each is counted by another instance: they must not all wait for one key.
  expect(Math.max(...writes.values())).toBeLessThanOrEqual(SIGN_IN_TRIES_PER_EMAIL / 5);
});

test('no address can be found again from what is stored, though all are known', async () => {
  const [here = ''] = addresses(1);
  await status(here, wrong);
  const stored = await Promise.all(
    ['limits', 'sessions'].map(
      async (name) => (await getStore({ name, consistency: 'strong' }).list()).blobs,
    ),
  );
  const keys = stored.flat().map(({ key }) => key);
  const names = [here, `${ADMIN.email} ${here}`, ADMIN.email];
  for (const name of names) {
    const digest = createHash('sha256').update(name).digest('hex').slice(0, 40);
    expect(keys.filter((key) => key.includes(digest) || key.includes(name))).toEqual([]);
  }
});

test('one address cannot try one email after the other, nor fill the store with made-up ones', async () => {
  const [here = ''] = addresses(1);
  const codes = [];
  for (let n = 0; n <= SIGN_IN_TRIES_PER_ADDRESS; n++) {
    codes.push(await status(here, { ...wrong, email: `somebody${n}@example.com` }));
  }
  expect(codes).toEqual([...Array(SIGN_IN_TRIES_PER_ADDRESS).fill(401), 429]);
  const limits = getStore({ name: 'limits', consistency: 'strong' });
  const { blobs: before } = await limits.list();
  expect(await status(here, { ...wrong, email: 'made-up@example.com' })).toBe(429);
  expect((await limits.list()).blobs).toEqual(before);
});

describe('an attacker with many addresses', () => {
  const email = ADMIN.email;

  test('has no more tries than the email allows', async () => {
    later(DAYS);
    const codes = await Promise.all(addresses(2 * SIGN_IN_TRIES_PER_EMAIL).map((ip) => status(ip, wrong)));
    expect(compared()).toBeGreaterThan(0);
    expect(compared()).toBeLessThanOrEqual(SIGN_IN_TRIES_PER_EMAIL);
    expect(codes).toContain(429);
  });

  test('does not lock the administrator out of an address that signed in within 30 days', async () => {
    later(2 * DAYS);
    const [office = '', other = ''] = addresses(2);
    expect(await status(office, ADMIN)).toBe(200);
    later((KNOWN_ADDRESS_DAYS - 1) * DAYS);
    for (const ip of addresses(SIGN_IN_TRIES_PER_EMAIL)) await from(ip, { email, password: 'guess' });
    expect(await status(other, ADMIN)).toBe(429);
    expect(await status(office, ADMIN)).toBe(200);
    // What the door of a known address takes is counted there all the same.
    for (let n = 0; n < SIGN_IN_TRIES; n++) expect(await status(office, wrong)).toBe(401);
    expect(await status(office, wrong)).toBe(429);
  });

  test('finds an address unknown that signed in 31 days ago', async () => {
    later(40 * DAYS);
    const [office = ''] = addresses(1);
    expect(await status(office, ADMIN)).toBe(200);
    later((KNOWN_ADDRESS_DAYS + 1) * DAYS);
    for (const ip of addresses(SIGN_IN_TRIES_PER_EMAIL)) await from(ip, { email, password: 'guess' });
    expect(await status(office, ADMIN)).toBe(429);
  });
});

describe('headers that claim another address', () => {
  const CLAIMS = [
    'X-Forwarded-For',
    'X-Nf-Client-Connection-Ip',
    'X-Real-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
    'Fastly-Client-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'X-Original-Forwarded-For',
    'X-Originating-IP',
    'X-Remote-IP',
    'X-Remote-Addr',
    'Client-IP',
    'Via',
  ];

  test('change nothing over a real connection', async () => {
    later(80 * DAYS);
    const invoker = createInvoker({ siteUrl: 'http://site.example', deployId: () => 'test' });
    const server = await listen(0, '127.0.0.1', async (incoming, outgoing) => {
      const url = new URL(incoming.url ?? '/', 'http://site.example');
      const match = matchFunction(site.functions, incoming.method ?? '', url.pathname);
      if (match) await sendResponse(await invoker.invoke(match, incoming, url), outgoing);
    });
    const send = (headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const call = httpRequest(`${server.ownUrl}/api/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
        });
        call.on('response', (response) => resolve(response.resume().statusCode ?? 0)).on('error', reject);
        call.end(JSON.stringify(wrong));
      });
    const codes: number[] = [];
    for (const [n, name] of CLAIMS.entries()) codes.push(await send({ [name]: `203.0.113.${n}` }));
    codes.push(await send({ Forwarded: 'for=203.0.113.200;proto=https' }));
    codes.push(await send(Object.fromEntries(CLAIMS.map((name) => [name, '203.0.113.201']))));
    await server.close();
    expect(codes).toEqual([
      ...Array(SIGN_IN_TRIES).fill(401),
      ...Array(CLAIMS.length + 2 - SIGN_IN_TRIES).fill(429),
    ]);
  });

  test('are read by nothing of ours: the address is the platform’s', () => {
    const files = globSync(['src/server/**/*.{ts,tsx}', 'netlify/functions/*.ts']);
    expect(files.length).toBeGreaterThan(40);
    const claim = /forwarded|client-connection|real-ip|client-ip|remote-addr|originating-ip/i;
    expect(files.filter((file) => claim.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
