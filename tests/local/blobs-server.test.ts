import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { raw, serversForEachTest, storeOf } from './blobs-own-server.ts';

const MEBIBYTE = 1024 * 1024;

const { start } = serversForEachTest();

describe('access', () => {
  it('is refused without the token, with a wrong one, and with that of an earlier start', async () => {
    const first = await start();
    const server = await start();
    const path = `/${server.context.siteID}/site:store/key`;
    const missing = await fetch(server.context.edgeURL + path);
    expect(missing.status).toBe(401);
    expect((await raw(server, 'GET', path, { authorization: 'Bearer x' })).status).toBe(403);
    expect((await raw(server, 'GET', path, { authorization: `Bearer ${first.context.token}` })).status).toBe(
      403,
    );
    expect((await raw(server, 'GET', '/other-site/site:store/key')).status).toBe(403);
  });
});

describe('an address', () => {
  it('that names nothing is refused and deletes nothing', async () => {
    const server = await start();
    await storeOf(server).set('key', 'kept');
    const site = `/${server.context.siteID}`;
    for (const path of [
      '/',
      site,
      `${site}/`,
      `${site}/site:store/`,
      `${site}//key`,
      `${site}/site:store//a`,
    ]) {
      expect((await raw(server, 'DELETE', path)).status, path).toBe(400);
    }
    expect((await raw(server, 'GET', `${site}/site:store/%ff`)).status).toBe(400);
    expect((await raw(server, 'PUT', `${site}/site:store`)).status).toBe(400);
    expect((await raw(server, 'POST', `${site}/site:store/key`)).status).toBe(405);
    expect(await storeOf(server).get('key')).toBe('kept');
  });

  it('with dots is a name like any other, inside its store', async () => {
    const server = await start();
    const path = `/${server.context.siteID}/site:store/../site:other/key`;
    expect((await raw(server, 'PUT', path)).status).toBe(200);
    expect((await storeOf(server).list()).blobs.map(({ key }) => key)).toEqual(['../site:other/key']);
    expect(await storeOf(server, 'other').get('key')).toBeNull();
  });
});

describe('a write', () => {
  it('of 32 MiB is stored, and a longer one refused', async () => {
    const server = await start();
    const store = storeOf(server);
    await store.set('long', new Blob([new Uint8Array(32 * MEBIBYTE)]));
    expect((await store.getMetadata('long'))?.etag).toBeTruthy();
    const tooLong = store.set('long', new Blob([new Uint8Array(32 * MEBIBYTE + 1)]));
    await expect(tooLong).rejects.toMatchObject({ status: 413 });
    expect(
      (await raw(server, 'HEAD', `/${server.context.siteID}/site:store/long`)).headers['content-length'],
    ).toBe(String(32 * MEBIBYTE));
  });

  it('that breaks off leaves what was there', async () => {
    const server = await start();
    await storeOf(server).set('key', 'before');
    await new Promise<void>((resolve) => {
      const upload = request({
        port: new URL(server.context.edgeURL).port,
        method: 'PUT',
        path: `/${server.context.siteID}/site:store/key`,
        headers: { authorization: `Bearer ${server.context.token}`, 'content-length': '100' },
      });
      upload.on('error', () => resolve());
      upload.write('half', () => setTimeout(() => upload.destroy(new Error('gone')), 20));
    });
    expect(await storeOf(server).get('key')).toBe('before');
  });
});
