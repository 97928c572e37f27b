import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPicture } from '../../src/admin/ui/picture-check.ts';
import { shrunkSize } from '../../src/admin/ui/shrink-picture.ts';
import { pictureKind } from '../../src/domain/picture-kind.ts';

afterEach(() => vi.unstubAllGlobals());

const text = (value: string) => new Uint8Array(Buffer.from(value, 'latin1'));
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0]);
/** As iPhones begin their photos. */
const IPHONE = '\0\0\0\x24ftypheic\0\0\0\0mif1MiHBMiHEMiPrmiafheic\0\0\0\x0emeta';

describe('pictureKind', () => {
  test.each([
    ['heic', IPHONE],
    ['heic', '\0\0\0\x18ftypmif1\0\0\0\0mif1heic'],
    ['heic', '\0\0\0\x1cftypheix\0\0\0\0mif1heixmiaf'],
    ['heic', '\0\0\0\x18ftyphevc\0\0\0\0msf1hevc'],
    ['heic', '\0\0\0\x14ftypmif1\0\0\0\0mif1avif'],
    ['avif', '\0\0\0\x20ftypavif\0\0\0\0avifmif1miafMA1B'],
    ['avif', '\0\0\0\x1cftypmif1\0\0\0\0miafmif1avif'],
    ['avif', '\0\0\0\x18ftypavis\0\0\0\0msf1avis'],
    [undefined, '\0\0\0\x18ftypmp42\0\0\0\0mp42isom'],
    [undefined, '\0\0\0\x18ftypqt  \0\0\0\0qt  '],
    [undefined, '\0\0\0\x18ftyp'],
    [undefined, ''],
  ] as const)('finds %s in %j', (kind, bytes) => {
    expect(pictureKind(text(bytes))).toBe(kind);
  });
});

describe('checkPicture', () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"></svg>';
  const file = (content: BlobPart, name: string, type: string) => new File([content], name, { type });
  const check = async (chosen: File) => JSON.stringify(await checkPicture(chosen));

  test.each([
    ['an SVG', file(svg, 'a.svg', 'image/svg+xml'), 'SVG drawing'],
    ['an SVG renamed to .png', file(svg, 'a.png', 'image/png'), 'SVG drawing'],
    ['text called a picture', file('hello', 'a.jpg', 'image/jpeg'), 'not a JPEG'],
    ['an empty file', file('', 'a.png', 'image/png'), 'empty'],
    ['a film', file(text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'a.avif', 'image/avif'), 'not a JPEG'],
  ])('refuses %s with the reason', async (_, chosen, reason) => {
    expect(await check(chosen)).toContain(reason);
  });

  test('refuses a picture that cannot be decoded', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('damaged')));
    expect(await check(file(JPEG, 'a.jpg', 'image/jpeg'))).toContain('damaged');
  });

  test('refuses a HEIC photo at once where the browser cannot show it', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown')));
    expect(await checkPicture(file(text(IPHONE), 'IMG_0001.HEIC', 'image/heic'))).toEqual({
      problem: 'This is an iPhone HEIC photo, which websites cannot show. Send it as JPEG.',
    });
  });

  test('warns of a picture that is too small for the pages, and takes it', async () => {
    const check = async (width: number, height: number) => {
      vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
      return checkPicture(file(JPEG, 'a.jpg', 'image/jpeg'));
    };
    expect(await check(120, 200)).toMatchObject({
      file: { name: 'a.jpeg' },
      warning:
        'This picture has only 120 × 200 pixels and will look blurred. Choose one at least 800 pixels wide.',
    });
    expect(await check(800, 500)).toMatchObject({ file: { name: 'a.jpeg' }, warning: undefined });
  });

  test('looks at a file once', async () => {
    const decode = vi.fn(async () => ({ width: 10, height: 10, close() {} }));
    vi.stubGlobal('createImageBitmap', decode);
    const chosen = file(JPEG, 'bees.jpg', 'image/jpeg');
    expect(await checkPicture(chosen)).toBe(await checkPicture(chosen));
    expect(decode).toHaveBeenCalledOnce();
  });

  test('gives a picture the name and type of what it is', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close() {} }));
    const checked = await checkPicture(file(JPEG, 'bees.jfif', ''));
    expect(checked).toMatchObject({ file: { name: 'bees.jpeg', type: 'image/jpeg' } });
  });
});

describe('shrunkSize', () => {
  test('keeps the proportions and never enlarges', () => {
    expect(shrunkSize(4800, 3000)).toEqual({ width: 1600, height: 1000 });
    expect(shrunkSize(3000, 4000)).toEqual({ width: 1200, height: 1600 });
    expect(shrunkSize(800, 600)).toEqual({ width: 800, height: 600 });
  });
});
