import assert from 'node:assert/strict';
import { apiStore, type BlobsCheck, edgeStore, etagIn, freshName, keysOf } from './blobs-harness.ts';

/** The mode of a Netlify build: every read and write by way of a signed address. */
export const apiChecks: BlobsCheck[] = [
  {
    name: 'API mode reads and writes what edge mode does, conditions included',
    async run(server) {
      const name = freshName();
      const [api, edge] = [apiStore(server, name), edgeStore(server, name)];
      const etag = etagIn(await api.set('a b/é', 'value', { metadata: { a: 1 }, onlyIfNew: true }));
      assert.deepEqual(await edge.getWithMetadata('a b/é'), { data: 'value', etag, metadata: { a: 1 } });
      assert.deepEqual(await api.getWithMetadata('a b/é'), { data: 'value', etag, metadata: { a: 1 } });
      assert.deepEqual(await api.getMetadata('a b/é'), { etag, metadata: { a: 1 } });
      assert.deepEqual(await api.set('a b/é', 'other', { onlyIfNew: true }), { modified: false });
      assert.equal((await api.getWithMetadata('a b/é', { etag }))?.data, null);
      await api.delete('a b/é');
      assert.equal(await api.get('a b/é'), null);
    },
  },
  {
    name: 'API mode lists by prefix and deletes a store',
    async run(server) {
      const store = apiStore(server);
      for (const key of ['courses/1', 'courses/2', 'forms/1']) await store.set(key, 'value');
      assert.deepEqual(await keysOf(store, { prefix: 'courses/' }), ['courses/1', 'courses/2']);
      assert.deepEqual((await store.list({ directories: true })).directories, ['courses', 'forms']);
      assert.deepEqual(await store.deleteAll(), { deletedBlobs: 3 });
    },
  },
];
