import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { isComplete } from '../../src/server/media/complete.ts';
import * as bad from '../support/bad-pictures.ts';

/** With fewer bytes a file is of no kind at all, and refused for that. */
const HEAD = 8;

const forms: [name: string, make: () => Promise<Buffer>][] = [
  ['a JPEG', () => bad.picture('jpeg')],
  [
    'a progressive JPEG',
    async () =>
      sharp(await bad.picture('png'))
        .jpeg({ progressive: true })
        .toBuffer(),
  ],
  ['a JPEG with a thumbnail and much else', bad.burdenedJpeg],
  ['a PNG', () => bad.picture('png')],
  [
    'an interlaced PNG',
    async () =>
      sharp(await bad.picture('jpeg'))
        .resize(100)
        .png({ progressive: true })
        .toBuffer(),
  ],
  ['a PNG with much else', bad.burdenedPng],
];

describe('a file', () => {
  test.each(forms)('that is %s is complete', async (_, make) => {
    expect(isComplete(await make())).toBe(true);
  });

  test.each(forms.filter(([name]) => !name.includes('much else')))(
    'that was %s is not complete, wherever it was cut off',
    async (_, make) => {
      const bytes = await make();
      const complete = Array.from(bytes.keys()).filter(
        (length) => length >= HEAD && isComplete(bytes.subarray(0, length)),
      );
      expect(complete).toEqual([]);
    },
  );

  test('that is a PNG is not complete with one wrong byte in its pixels', async () => {
    const bytes = await bad.picture('png');
    const middle = bytes.length >> 1;
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    expect(isComplete(bytes)).toBe(false);
  });

  test.each(['webp', 'avif', 'gif'] as const)(
    'of another kind, %s, is left to the decoder',
    async (format) => {
      const bytes = await bad.picture(format);
      expect(isComplete(bytes.subarray(0, bytes.length / 2))).toBe(true);
    },
  );
});
