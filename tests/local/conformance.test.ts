import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { getStore, type Store } from '@netlify/blobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blobsIn } from '../../netlify/local/blobs/database.ts';
import { type BlobsServer, serveBlobs } from '../../netlify/local/blobs/server.ts';
import { type Times, tryStore, verdict } from '../../netlify/local/conformance.ts';
import { openMemoryStore } from '../support/memory-store.ts';

type Send = typeof fetch;

/** What a store does not keep whose answers go through `fault`. */
async function brokenPromises(fault: (send: Send) => Send): Promise<string[]> {
  const { context } = openMemoryStore();
  const real: Send = (input, init) => fetch(input, init);
  const store = getStore({ name: 'tried', ...context, consistency: 'strong', fetch: fault(real) });
  const trial = await tryStore(store);
  expect(await keysOf(getStore({ name: 'tried', ...context, consistency: 'strong' }))).toEqual([]);
  const broken = trial.findings.filter(({ seen }) => seen !== undefined).map(({ promise }) => promise);
  const { isGood, text } = verdict(trial);
  expect(isGood).toBe(broken.length === 0);
  expect(text).toMatch(isGood ? /^YES/ : new RegExp(`^NO: .* ${broken.length} of 7 promises`));
  return broken;
}
const keysOf = async (store: Store) => (await store.list()).blobs.map(({ key }) => key);

const without = (init: RequestInit | undefined, header: string): RequestInit => {
  const headers = new Headers(init?.headers);
  headers.delete(header);
  return { ...init, headers };
};

describe('the trial of a store', () => {
  test('finds nothing in one that keeps all', async () => {
    expect(await brokenPromises((send) => send)).toEqual([]);
  });

  test('finds nothing in one that answers some writes too late, as the site reads back', async () => {
    let writes = 0;
    const flaky =
      (send: Send): Send =>
      async (input, init) => {
        const answer = await send(input, init);
        const isCondition =
          new Headers(init?.headers).has('if-match') || new Headers(init?.headers).has('if-none-match');
        return isCondition && writes++ % 7 === 0 ? new Response(null, { status: 424 }) : answer;
      };
    expect(await brokenPromises(flaky)).toEqual([]);
  });

  test('finds that writes of new keys replace each other', async () => {
    expect(
      await brokenPromises((send) => (input, init) => send(input, without(init, 'if-none-match'))),
    ).toEqual(['of 20 writes of one new key at once, one is made']);
  });

  test('finds that changes replace each other', async () => {
    expect(await brokenPromises((send) => (input, init) => send(input, without(init, 'if-match')))).toEqual([
      'of 20 changes of one version at once, one is made',
      'a change of an old version is refused',
      'of 40 counted steps of 8 writers none is lost',
    ]);
  });

  test('finds that reads are late', async () => {
    const seen = new Map<string, Response>();
    const late =
      (send: Send): Send =>
      async (input, init) => {
        const answer = await send(input, init);
        const url = String(input);
        if (init?.method !== 'get' || !url.includes('/read/key')) return answer;
        const before = seen.get(url) ?? answer;
        seen.set(url, answer.clone());
        return before.clone();
      };
    expect(await brokenPromises(late)).toEqual([
      'what was written is read at once, with the same ETag by every way',
    ]);
  });

  test('finds that lists are late or lack something', async () => {
    const short =
      (send: Send): Send =>
      async (input, init) => {
        const answer = await send(input, init);
        if (init?.method !== 'get' || !String(input).includes('prefix=many')) return answer;
        const { blobs, ...more } = await answer.json();
        return Response.json({ blobs: blobs.slice(0, -1), ...more });
      };
    expect(await brokenPromises(short)).toEqual([
      'a list of 1,050 keys holds each of them once, the newest too',
    ]);
  });

  test('finds that it is slow', () => {
    const said = (times: Times) => verdict({ findings: [], times });
    expect(said({ read: [20, 30], write: [200, 400], list: [90] }).isGood).toBe(true);
    const { isGood, text } = said({ read: [20, 30], write: [200, 4000, 4000], list: [1900] });
    expect(isGood).toBe(false);
    expect(text).toContain('too slow here (write, list)');
  });
});

describe('npm run conformance', () => {
  let server: BlobsServer;
  beforeAll(async () => {
    // In memory, for what a disk does is not the question here.
    server = await serveBlobs(blobsIn(new DatabaseSync(':memory:')));
  });
  afterAll(() => server.stop());

  const command = (env: NodeJS.ProcessEnv) =>
    promisify(execFile)(
      join('node_modules', '.bin', 'node'),
      ['--import', 'tsx', 'netlify/local/commands/conformance.ts'],
      { env: { PATH: process.env.PATH, ...env } },
    ).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error) => ({ code: error.code as number, said: String(error.stderr) }),
    );

  test('says yes of the local store and leaves nothing in it', { timeout: 60_000 }, async () => {
    const { code, said } = await command({ NETLIFY_BLOBS_CONTEXT: server.encodedContext });
    expect(said).toMatch(/\nYES: .*\n$/);
    expect(said.match(/^ {2}kept /gm)).toHaveLength(7);
    expect(code).toBe(0);
    const [, name = ''] = /the store (\S+)\./.exec(said) ?? [];
    const store = getStore({ ...server.context, name, consistency: 'strong' });
    expect(await keysOf(store)).toEqual([]);
  });

  test('says what it needs', async () => {
    expect(await command({})).toMatchObject({ code: 1, said: expect.stringContaining('NETLIFY_SITE_ID') });
  });
});
