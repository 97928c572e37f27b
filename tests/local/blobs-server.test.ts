import { request } from 'node:http';
import { getDeployStore } from '@netlify/blobs';
import { describe, expect, it } from 'vitest';
import { raw, serversForEachTest, storeOf } from './blobs-own-server.ts';

const MEBIBYTE = 1024 * 1024;

const { start } = serversForEachTest();

describe('access', () => {
  it('is refused without the token, with a wrong one, and with that of an earlier start', async () => {
    const first = await start();
    const server = await start();
    const path = `/${server.siteID}/site:store/key`;
    const missing = await fetch(server.context.edgeURL + path);
    expect(missing.status).toBe(401);
    expect(missing.headers.get('www-authenticate')).toBe('Bearer');
    expect((await raw(server, 'GET', path, { authorization: 'Bearer x' })).status).toBe(403);
    expect((await raw(server, 'GET', path, { authorization: `Bearer ${first.token}` })).status).toBe(403);
    expect((await raw(server, 'GET', '/other-site/site:store/key')).status).toBe(403);
  });

  it('by a signed address is for one method on one blob', async () => {
    const server = await start();
    const { apiURL, siteID, token } = server.buildContext;
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json;type=signed-url' };
    const answer = await fetch(`${apiURL}/api/v1/blobs/${siteID}/site:store/key`, { method: 'PUT', headers });
    const { url } = (await answer.json()) as { url: string };

    expect((await fetch(url, { method: 'PUT', body: 'value' })).status).toBe(200);
    expect((await fetch(url)).status).toBe(403);
    expect((await fetch(url.replace('/key', '/kez'), { method: 'PUT', body: 'value' })).status).toBe(403);
    expect((await fetch(url.replace('expires=', 'expires=9'), { method: 'PUT', body: 'x' })).status).toBe(
      403,
    );
  });
});

describe('an address', () => {
  it('that names nothing is refused and deletes nothing', async () => {
    const server = await start();
    await storeOf(server).set('key', 'kept');
    const site = `/${server.siteID}`;
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
    expect((await raw(server, 'GET', `${site}/site:store/${'a'.repeat(601)}`)).status).toBe(400);
    expect((await raw(server, 'PUT', `${site}/site:store`)).status).toBe(400);
    expect((await raw(server, 'POST', `${site}/site:store/key`)).status).toBe(405);
    expect(await storeOf(server).get('key')).toBe('kept');
  });

  it('with dots is a name like any other, inside its store', async () => {
    const server = await start();
    const path = `/${server.siteID}/site:store/../site:other/key`;
    expect((await raw(server, 'PUT', path)).status).toBe(200);
    expect((await storeOf(server).list()).blobs.map(({ key }) => key)).toEqual(['../site:other/key']);
    expect(await storeOf(server, 'other').get('key')).toBeNull();
  });

  it('may carry a region, as that of a deploy store does', async () => {
    const server = await start();
    const store = getDeployStore({ ...server.context, name: 'store', region: 'eu-central-1' });
    await store.set('key', 'value');
    expect(await store.get('key')).toBe('value');
    expect(await storeOf(server).get('key')).toBeNull();
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
    expect((await raw(server, 'HEAD', `/${server.siteID}/site:store/long`)).headers['content-length']).toBe(
      String(32 * MEBIBYTE),
    );
  });

  it('that breaks off leaves what was there', async () => {
    const server = await start();
    await storeOf(server).set('key', 'before');
    await new Promise<void>((resolve) => {
      const upload = request({
        port: server.port,
        method: 'PUT',
        path: `/${server.siteID}/site:store/key`,
        headers: { authorization: `Bearer ${server.token}`, 'content-length': '100' },
      });
      upload.on('error', () => resolve());
      upload.write('half', () => setTimeout(() => upload.destroy(new Error('gone')), 20));
    });
    expect(await storeOf(server).get('key')).toBe('before');
  });
});
