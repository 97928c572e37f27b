import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { startBlobsChild } from './blobs-child-process.ts';
import { countWritten, times } from './blobs-harness.ts';
import { raw, serversForEachTest, storeOf } from './blobs-own-server.ts';

const MEBIBYTE = 1024 * 1024;

const { directory, start } = serversForEachTest();
const file = () => join(directory(), 'blobs.sqlite');

describe('the data directory', () => {
  it('keeps its blobs and their ETags over a restart', async () => {
    const first = await start();
    const { etag } = await storeOf(first).set('key', 'value');
    await first.stop();
    const read = await storeOf(await start()).getWithMetadata('key');
    expect(read).toEqual({ data: 'value', etag, metadata: {} });
  });

  it('may be open in several processes, and conditions hold across them', async () => {
    const children = await times(3, () => startBlobsChild(directory()));
    try {
      const stores = children.map((child) => child.store('shared'));
      const results = await Promise.all(
        stores.flatMap((store, index) =>
          Array.from({ length: 10 }, () => store.set('key', `process ${index}`, { onlyIfNew: true })),
        ),
      );
      expect(countWritten(results)).toBe(1);
      const values = await Promise.all(stores.map((store) => store.get('key')));
      expect(new Set(values).size).toBe(1);
    } finally {
      await Promise.all(children.map((child) => child.kill()));
    }
  });

  it('is refused by name when its file is no database or is cut off', async () => {
    await writeFile(file(), 'no database at all, but long enough to have a header'.repeat(100));
    await expect(start()).rejects.toThrow(`The local store ${file()} is damaged`);

    await rm(file());
    const server = await start();
    await storeOf(server).set('key', new Blob([new Uint8Array(MEBIBYTE)]));
    await server.stop();
    await truncate(file(), MEBIBYTE / 2);
    await expect(start()).rejects.toThrow(`The local store ${file()} is damaged`);
  });

  it('is refused when another program has locked it', async () => {
    await (await start()).stop();
    const other = new DatabaseSync(file());
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; COMMIT;');
    await expect(start()).rejects.toThrow(`The local store ${file()} is locked by another program`);
    other.close();
  });
});

describe('a database locked by another program', () => {
  it('is read all the same, and a write is answered 503', async () => {
    const server = await start();
    await storeOf(server).set('key', 'value');
    const other = new DatabaseSync(file());
    other.exec('BEGIN IMMEDIATE');
    expect(await storeOf(server).get('key')).toBe('value');
    expect((await raw(server, 'PUT', `/${server.context.siteID}/site:store/key`)).status).toBe(503);
    other.exec('ROLLBACK');
    other.close();
    expect((await raw(server, 'PUT', `/${server.context.siteID}/site:store/key`)).status).toBe(200);
  });
});

describe('stopping', () => {
  it('may be done twice, and closes the port', async () => {
    const server = await start();
    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(server.context.edgeURL)).rejects.toThrow();
  });
});
