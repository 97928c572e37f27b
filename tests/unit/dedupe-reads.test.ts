import { expect, test } from 'vitest';
import { dedupeReads } from '../../src/server/store/dedupe-reads.ts';

/** Readings that end as they are told to. */
function readings() {
  const begun: PromiseWithResolvers<{ found: string; exact: boolean }>[] = [];
  const read = dedupeReads((_: object) => {
    const reading = Promise.withResolvers<{ found: string; exact: boolean }>();
    begun.push(reading);
    return reading.promise;
  });
  return { begun, read };
}

test('a thing is read once for all who ask, and what was read is kept', async () => {
  const { begun, read } = readings();
  const thing = {};
  const asked = [read(thing), read(thing), read(thing)];
  begun[0]?.resolve({ found: 'it', exact: true });
  expect(await Promise.all(asked)).toEqual(['it', 'it', 'it']);
  expect(await read(thing)).toBe('it');
  expect(begun).toHaveLength(1);
});

test('what is not exact, or failed, is for the first alone, and one more reading for all others', async () => {
  const { begun, read } = readings();
  const thing = {};
  const [first, ...others] = [read(thing), read(thing), read(thing)];
  begun[0]?.resolve({ found: 'something else', exact: false });
  expect(await first).toBe('something else');
  await new Promise(setImmediate);
  expect(begun).toHaveLength(2);
  begun[1]?.reject(new Error('down'));
  await expect(others[0]).rejects.toThrow('down');
  await new Promise(setImmediate);
  expect(begun).toHaveLength(3);
  begun[2]?.resolve({ found: 'it', exact: true });
  expect(await others[1]).toBe('it');
});
