import assert from 'node:assert/strict';
import { getStore } from '@netlify/blobs';
import { type BlobsCheck, edgeStore, etagIn, freshName, keysOf, withEnvironment } from './blobs-harness.ts';

const everyByte = Uint8Array.from({ length: 70_000 }, (_, index) => index % 256);

/** Values come back as they were, under the key that they were given. */
export const valueChecks: BlobsCheck[] = [
  {
    name: 'text, JSON and nothing come back as they were set',
    async run(server) {
      const store = edgeStore(server);
      await store.set('text', 'नमस्ते\r\n');
      await store.set('empty', '');
      await store.setJSON('json', { list: [1, 'two', null] });
      assert.equal(await store.get('text'), 'नमस्ते\r\n');
      assert.equal(await store.get('empty'), '');
      assert.deepEqual(await store.get('json', { type: 'json' }), { list: [1, 'two', null] });
      assert.equal(await store.get('absent'), null);
      assert.equal(await store.getWithMetadata('absent'), null);
      assert.equal(await store.getMetadata('absent'), null);
    },
  },
  {
    name: 'binary content is exact to the byte',
    async run(server) {
      const store = edgeStore(server);
      await store.set('buffer', everyByte.buffer);
      await store.set('blob', new Blob([everyByte]));
      assert.deepEqual(new Uint8Array(await store.get('buffer', { type: 'arrayBuffer' })), everyByte);
      assert.deepEqual(await (await store.get('blob', { type: 'blob' })).bytes(), everyByte);
    },
  },
  {
    name: 'a key and a longer key below it live side by side',
    async run(server) {
      const store = edgeStore(server);
      await store.set('a', 'short');
      await store.set('a/b', 'long');
      assert.equal(await store.get('a'), 'short');
      assert.equal(await store.get('a/b'), 'long');
      await store.delete('a');
      assert.equal(await store.get('a/b'), 'long');
    },
  },
  {
    name: 'keys with spaces, other scripts and percent signs are listed as they were set',
    async run(server) {
      const store = edgeStore(server);
      const keys = ['100%', 'a b', 'A', 'a', 'é', 'कोर्स/१', '😀', '~+&=;,@$!\'()*:"<>[]{}|^`'];
      for (const key of keys) await store.set(key, `value of ${key}`);
      for (const key of keys) assert.equal(await store.get(key), `value of ${key}`);
      assert.deepEqual((await keysOf(store)).toSorted(), keys.toSorted());
    },
  },
  {
    name: 'deleting is done once and harmless twice',
    async run(server) {
      const store = edgeStore(server);
      await store.set('key', 'value');
      await store.delete('key');
      await store.delete('key');
      assert.equal(await store.get('key'), null);
      assert.equal((await store.set('key', 'again', { onlyIfNew: true })).modified, true);
    },
  },
  {
    name: 'deleteAll empties one store and no other',
    async run(server) {
      const store = edgeStore(server);
      const other = edgeStore(server);
      for (const key of ['a', 'b/c', 'd']) await store.set(key, 'value');
      await other.set('a', 'kept');
      assert.deepEqual(await store.deleteAll(), { deletedBlobs: 3 });
      assert.deepEqual(await keysOf(store), []);
      assert.equal(await other.get('a'), 'kept');
      assert.deepEqual(await store.deleteAll(), { deletedBlobs: 0 });
    },
  },
  {
    name: 'stores are apart, even if one name begins like the other',
    async run(server) {
      const name = freshName();
      const [store, longer] = [edgeStore(server, name), edgeStore(server, `${name}x`)];
      await store.set('key', 'one');
      await longer.set('key', 'two');
      assert.equal(await store.get('key'), 'one');
      await store.delete('key');
      assert.equal(await longer.get('key'), 'two');
    },
  },
  {
    name: 'the environment alone configures the client',
    async run(server) {
      await withEnvironment(server, async () => {
        const store = getStore({ name: freshName(), consistency: 'strong' });
        etagIn(await store.set('key', 'value', { onlyIfNew: true }));
        assert.equal(await store.get('key'), 'value');
      });
    },
  },
];
