import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZip } from '../../src/backup/zip-reader.ts';

const zipOf = (files: Parameters<typeof zipSync>[0]) => new Uint8Array(zipSync(files));

test('unpacks what is packed and what is not, by name', () => {
  const text = 'पाठ '.repeat(500);
  const bytes = Uint8Array.from({ length: 5000 }, (_, place) => place % 251);
  const { files, unpack } = readZip(
    zipOf({
      'records/पाठ.jsonl': strToU8(text),
      'media/a.avif': [bytes, { level: 0 }],
      empty: new Uint8Array(),
    }),
  );
  expect([...files.keys()]).toEqual(['records/पाठ.jsonl', 'media/a.avif', 'empty']);
  expect(new TextDecoder().decode(unpack('records/पाठ.jsonl'))).toBe(text);
  expect(unpack('media/a.avif')).toEqual(bytes);
  expect(unpack('empty')).toHaveLength(0);
  expect(() => unpack('absent')).toThrow('The ZIP has no absent.');
});

test('reads the list of files once: of thousands, the last costs as much as the first', () => {
  const names = Array.from({ length: 20_000 }, (_, place) => `media/${place}`);
  const zip = zipOf(Object.fromEntries(names.map((name) => [name, [strToU8(name), { level: 0 }]])));
  const { unpack } = readZip(zip);
  const started = performance.now();
  const bytes = names.reduce((sum, name) => sum + unpack(name).length, 0);
  // Reading the list for each of them would take a hundred times as long.
  expect(performance.now() - started).toBeLessThan(2_000);
  expect(bytes).toBe(names.join('').length);
});

test.each<[string, (zip: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>]>([
  ['nothing', () => new Uint8Array()],
  ['another file', () => new Uint8Array(strToU8('not a zip'.repeat(10)))],
  ['one that is cut off', (zip) => zip.slice(0, -30)],
  ['one whose beginning is missing', (zip) => zip.slice(40)],
])('throws for %s', (_, spoil) => {
  const zip = spoil(zipOf({ 'a.txt': strToU8('text'.repeat(100)) }));
  expect(() => readZip(zip).unpack('a.txt')).toThrow();
});

test('unpacks no more than a file claims to be', () => {
  const zip = zipOf({ bomb: new Uint8Array(1_000_000) });
  const view = new DataView(zip.buffer);
  const directory = view.getUint32(zip.length - 22 + 16, true);
  view.setUint32(directory + 24, 1000, true);
  const { files, unpack } = readZip(zip);
  expect(files.get('bomb')?.bytes).toBe(1000);
  expect(unpack('bomb')).toHaveLength(1000);
});
