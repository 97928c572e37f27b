import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { PICTURE_MAX_BYTES } from '../../src/domain/limits.ts';
import * as bad from '../support/bad-pictures.ts';
import { formBody, startSignedIn } from '../support/site.ts';

const { site, auth } = await startSignedIn();
beforeAll(async () => {
  // Loads the encoder, so that no test below pays for it.
  await upload(file(await bad.picture('png'), 'a.png'));
});

type Make = () => Uint8Array | Promise<Uint8Array>;
const text = (value: string) => Buffer.from(value, 'latin1');
const file = (
  bytes: Uint8Array,
  name: string,
  type = `image/${name.split('.').pop()?.replace('jpg', 'jpeg')}`,
) => new File([new Uint8Array(bytes)], name, { type });
const upload = (image: File) =>
  site.api(
    '/api/courses',
    formBody('POST', { title: 'Beekeeping', description: 'Bees.', company_id: '1', image }, auth),
  );
const titles = async () =>
  (await (await site.api('/api/courses/1')).json()).map(({ title }: { title: string }) => title);

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const half = (format: bad.Format) => async () => {
  const bytes = await bad.picture(format);
  return bytes.subarray(0, bytes.length / 2);
};

/** A decoder unpacks nearly all of these before it knows that the end is missing. */
const large = (encode: (picture: Sharp) => Sharp) => async () => {
  const size = { width: 7200, height: 5400, channels: 3, background: '#2652a4' } as const;
  return (await encode(sharp({ create: size })).toBuffer()).subarray(0, -40);
};
const LARGE: [what: string, make: Make, name: string][] = [
  ['an interlaced PNG', large((picture) => picture.png({ progressive: true })), 'a.png'],
  ['a progressive JPEG', large((picture) => picture.jpeg({ progressive: true })), 'a.jpg'],
];

/** Status, bytes, name and, where it is no lie of the name's, type. */
const REFUSED: [what: string, status: number, make: Make, name: string, type?: string][] = [
  ['a PNG of 30,000 × 30,000 pixels', 422, bad.pngBomb, 'a.png'],
  ['a GIF that claims 65,535 × 65,535 pixels', 422, bad.gifBomb, 'a.gif'],
  ['a WebP that claims 16,384 × 16,384 pixels', 422, bad.webpBomb, 'a.webp'],
  ['a JPEG that claims 65,500 × 65,500 pixels', 422, bad.jpegBomb, 'a.jpg'],
  ['an AVIF that claims 30,000 × 30,000 pixels', 422, bad.avifBomb, 'a.avif'],
  ['a PNG one row over the limit of pixels', 422, () => bad.pngBomb(6325), 'a.png'],
  ['a PNG of one column', 422, () => bad.pngBomb(1, 40_000_000), 'a.png'],
  ['a PNG one pixel over the limit of a side', 422, () => bad.pngBomb(16_385, 1), 'a.png'],
  ['an AVIF that claims 16.1 megapixels', 422, () => bad.avifBomb(4600, 3500), 'a.avif'],
  ...bad.FORMATS.map(
    (format) => [`half a ${format}`, 422, half(format), `a.${format}`] as (typeof REFUSED)[number],
  ),
  ...LARGE.map(
    ([what, make, name]) =>
      [`${what} of 38 megapixels, cut off`, 422, make, name] as (typeof REFUSED)[number],
  ),
  ['a script that begins like a GIF', 422, () => text('GIF89a/*"*/=1;alert(1)//'), 'a.gif'],
  [
    'a page behind the first bytes of a JPEG',
    422,
    () => text('\xff\xd8\xff<script>alert(1)</script>'),
    'a.jpg',
  ],
  ['an archive behind the first bytes of a PNG', 422, () => text('\x89PNG\r\n\x1a\nPK\x03\x04'), 'a.png'],
  ['an SVG', 415, () => text(SVG), 'a.svg', 'image/svg+xml'],
  ['an SVG under the name of a PNG', 415, () => text(SVG), 'a.png'],
  ['an SVG behind an XML head', 415, () => text(`<?xml version="1.0"?>${SVG}`), 'a.jpg'],
  ['a page', 415, () => text('<!doctype html><script>alert(1)</script>'), 'a.png'],
  ['a PDF', 415, () => text('%PDF-1.7\n'), 'a.png'],
  ['a program', 415, () => text('MZ\x90\0\x03'), 'a.jpg'],
  ['an archive', 415, () => text('PK\x03\x04'), 'a.webp'],
  ['a TIFF', 415, () => text('II*\0\x08\0\0\0'), 'a.png'],
  ['an iPhone photo', 415, () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'a.avif'],
  ['a film', 415, () => text('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'a.avif'],
  ['a sound that begins like a WebP', 415, () => text('RIFF\x24\0\0\0WAVEfmt '), 'a.webp'],
  ['nothing', 415, () => new Uint8Array(), 'a.png'],
  ['one byte', 415, () => text('\xff'), 'a.jpg'],
  ['zeros', 415, () => Buffer.alloc(4096), 'a.png'],
  ['a picture under the name of a page', 415, () => bad.picture('jpeg'), 'a.jpg.html', 'image/jpeg'],
  ['a picture without an ending', 415, () => bad.picture('jpeg'), 'picture', 'image/jpeg'],
  ['a picture of another type', 415, () => bad.picture('jpeg'), 'a.jpg', 'text/html'],
  [
    'a picture that is too heavy',
    413,
    () => Buffer.alloc(PICTURE_MAX_BYTES + 1, '\xff\xd8\xff', 'latin1'),
    'a.jpg',
  ],
];

describe('an upload that is no picture for this site', () => {
  test.each(REFUSED)(
    '%s is refused with %i, at once and in little memory',
    async (_, status, make, name, type) => {
      const image = file(await make(), name, type);
      const before = process.memoryUsage().rss;
      let peak = before;
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
      const times: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        const began = process.cpuUsage();
        const answer = await upload(image);
        const { user, system } = process.cpuUsage(began);
        times.push((user + system) / 1000);
        expect(answer.status).toBe(status);
        const { message, errors } = await answer.json();
        expect(errors).toEqual([{ field: 'image', msg: message }]);
      }
      clearInterval(watch);
      // Time of the processor, and the middle of three, so that a busy machine is no slow answer.
      expect(times.sort((a, b) => a - b)[1]).toBeLessThan(500);
      expect(peak - before).toBeLessThan(150 * 1024 * 1024);
    },
    30_000,
  );

  test('is told what to do when it is an iPhone photo, under its own name, too', async () => {
    const photo = text('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
    for (const name of ['a.avif', 'IMG_0001.HEIC']) {
      const { message } = await (await upload(file(photo, name))).json();
      expect(message).toBe('This is an iPhone HEIC photo, which websites cannot show. Send it as JPEG.');
    }
  });

  test('leaves no course behind', async () => {
    expect((await titles()).filter((title: string) => title === 'Beekeeping')).toHaveLength(1);
  });
});

/** The bytes of every version that is kept of an accepted picture. */
async function kept(answer: Response): Promise<Buffer[]> {
  expect(answer.status).toBe(201);
  const { image } = (await answer.json()) as { image: string };
  const sizes = [400, 800, 1200, Number(/(\d+)\.webp$/.exec(image)?.[1])];
  const addresses = sizes.flatMap((size) =>
    ['webp', 'avif'].map((format) => image.replace(/\d+\.webp$/, `${size}.${format}`)),
  );
  const answers = await Promise.all([...new Set(addresses)].map((address) => site.api(address)));
  const found = answers.filter(({ status }) => status === 200);
  return Promise.all(found.map(async (one) => Buffer.from(await one.arrayBuffer())));
}

/** Half of the position of a picture would be enough to find a house. */
const TRACES = [
  ...bad.SECRETS,
  'Exif',
  'GPS',
  'adobe',
  'xmpmeta',
  'XMP ',
  'ICCP',
  'iCCP',
  'ICC_PROFILE',
  'rICC',
  'prof',
  'tEXt',
  'JFXX',
];

describe('an accepted picture', () => {
  const BURDENED: [what: string, make: Make, name: string][] = [
    [
      'a JPEG with position, profile, XMP, comment, thumbnail and an archive behind it',
      bad.burdenedJpeg,
      'a.jpg',
    ],
    ['a PNG with texts, profile, position and a page behind it', bad.burdenedPng, 'a.png'],
  ];
  test.each(BURDENED)('keeps nothing but pixels: %s', async (_, make, name) => {
    const sent = Buffer.from(await make());
    expect(TRACES.filter((trace) => sent.includes(trace, 0, 'latin1')).length).toBeGreaterThan(3);
    const versions = await kept(await upload(file(sent, name)));
    expect(versions.length).toBeGreaterThanOrEqual(2);
    for (const bytes of versions) {
      expect(TRACES.filter((trace) => bytes.includes(trace, 0, 'latin1'))).toEqual([]);
      const { exif, icc, xmp, iptc, comments } = await sharp(bytes).metadata();
      expect({ exif, icc, xmp, iptc, comments }).toEqual({});
    }
  });

  test('is turned upright before its orientation is forgotten', async () => {
    const [first] = await kept(await upload(file(await bad.turnedJpeg(), 'a.jpg')));
    const { width = 0, height = 0 } = await sharp(first).metadata();
    expect(height).toBeGreaterThan(width);
  });

  test.each(['gif', 'webp'] as const)('is the first frame of a moving %s', async (format) => {
    const versions = await kept(await upload(file(await bad.animation(format), `a.${format}`)));
    for (const bytes of versions) {
      const { pages = 1, width, height } = await sharp(bytes).metadata();
      expect({ pages, width, height }).toEqual({ pages: 1, width: 40, height: 40 });
    }
  });

  test('is sent as a picture that can be nothing else', async () => {
    const { image } = await (await upload(file(await bad.burdenedJpeg(), 'a.jpg'))).json();
    const { headers } = await site.api(image);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    );
  });
});
