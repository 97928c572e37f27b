import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { describe, expect, it } from 'vitest';
import { startBlobsServer } from '../../netlify/local/blobs/server.ts';
import { openMemoryStore } from '../support/memory-store.ts';
import { describeBlobsConformance, failingChecks } from './blobs-conformance.ts';
import type { ServerUnderTest } from './blobs-harness.ts';

const temporaryDirectory = () => mkdtemp(join(tmpdir(), 'blobs-conformance-'));

async function startOurs(): Promise<ServerUnderTest> {
  const directory = await temporaryDirectory();
  const server = await startBlobsServer({ directory });
  const stop = () => server.stop().then(() => rm(directory, { recursive: true }));
  return { ...server, stop };
}

async function startPackaged(): Promise<ServerUnderTest> {
  const directory = await temporaryDirectory();
  const token = 'token';
  const server = new BlobsServer({ directory, token });
  const origin = `http://localhost:${(await server.start()).port}`;
  const context = { siteID: 'site', token, edgeURL: origin, uncachedEdgeURL: origin };
  const encodedContext = Buffer.from(JSON.stringify(context)).toString('base64');
  const stop = () => server.stop().then(() => rm(directory, { recursive: true, force: true }));
  return { context, encodedContext, stop };
}

describeBlobsConformance('the local Blobs server', startOurs);
describeBlobsConformance('the same store in memory', async () => openMemoryStore());

describe('the Blobs server of the package', () => {
  it('fails the checks that our own server exists for', { timeout: 60_000 }, async () => {
    const server = await startPackaged();
    const failing = await failingChecks(server).finally(() => server.stop());

    expect(failing).toEqual(
      expect.arrayContaining([
        'get, getMetadata, set and list name the same ETag',
        '50 compare-and-set increments by parallel writers end at 50',
        'a key and a longer key below it live side by side',
        'a prefix takes what begins with it, sign by sign',
      ]),
    );
    // Which of them fails is a matter of timing; that none fails in ten tries each is not to be expected.
    const racy = [
      'of 20 parallel writes with onlyIfMatch on one ETag, one is made',
      'of 50 parallel writes with onlyIfNew on one key, one is made',
    ];
    expect(failing.filter((name) => racy.includes(name))).not.toEqual([]);
  });
});
