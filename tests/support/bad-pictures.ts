import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures as attackers make them: small files that claim to be huge, are cut off, or are something else as well. */

const text = (value: string) => Buffer.from(value, 'latin1');
const u16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

export function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([text(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** A whole and valid PNG of one colour: 30,000 × 30,000 pixels weigh some 110 kB. */
export function pngBomb(width = 30_000, height = width): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A GIF whose head claims 65,535 × 65,535 pixels. */
export const gifBomb = (): Buffer =>
  Buffer.concat([
    text('GIF89a'),
    Buffer.from([0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]),
    Buffer.from([0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x4c, 1, 0, 0x3b]),
  ]);

/** A lossless WebP whose head claims 16,384 × 16,384 pixels. */
export const webpBomb = (): Buffer =>
  Buffer.concat([
    text('RIFF'),
    Buffer.from([22, 0, 0, 0]),
    text('WEBPVP8L'),
    Buffer.from([10, 0, 0, 0, 0x2f, 0xff, 0xff, 0xff, 0x0f, 0, 0, 0, 0, 0]),
  ]);

/** A JPEG whose frame claims 65,500 × 65,500 pixels. */
export async function jpegBomb(): Promise<Buffer> {
  const bytes = await picture('jpeg');
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  Buffer.concat([u16(65_500), u16(65_500)]).copy(bytes, frame + 5);
  return bytes;
}

/** An AVIF whose properties claim a size. */
export async function avifBomb(width = 30_000, height = 30_000): Promise<Buffer> {
  const bytes = await picture('avif');
  Buffer.concat([u32(width), u32(height)]).copy(bytes, bytes.indexOf('ispe') + 8);
  return bytes;
}

export type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
export const FORMATS: readonly Format[] = ['jpeg', 'png', 'webp', 'avif', 'gif'];

/** A small picture with something on it, so that half of its bytes is not enough. */
export function picture(format: Format): Promise<Buffer> {
  const size = { width: 300, height: 200 };
  const pixels = Buffer.from(
    Uint8Array.from({ length: size.width * size.height * 3 }, (_, index) => (index * 7919) % 251),
  );
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A moving picture of 300 frames. */
export function animation(format: 'gif' | 'webp'): Promise<Buffer> {
  const [width, pageHeight, frames] = [40, 40, 300];
  const pixels = Buffer.from(
    Uint8Array.from({ length: width * pageHeight * frames * 3 }, (_, index) => (index * 7919) % 256),
  );
  return sharp(pixels, { raw: { width, height: pageHeight * frames, channels: 3, pageHeight } })
    .toFormat(format)
    .toBuffer();
}

/** What cameras and editors leave in a file, and what nobody should be able to hide in one. */
export const SECRETS = [
  'secret place',
  'secret comment',
  'secret thumbnail',
  'PK\x03\x04 secret archive',
  '<script>secret',
];

/** A JPEG with position, colour profile, XMP, comment, thumbnail and an archive behind its end. */
export async function burdenedJpeg(): Promise<Buffer> {
  const [comment, thumbnail, archive, script] = [1, 2, 3, 4].map((index) => text(SECRETS[index] ?? ''));
  const bytes = await sharp(await picture('jpeg'))
    .withExif({
      IFD0: { Copyright: 'secret place' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1', GPSMapDatum: 'secret place' },
    })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  const segment = (marker: number, data: Uint8Array) =>
    Buffer.concat([Buffer.from([0xff, marker]), u16(data.length + 2), data]);
  return Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xfe, Buffer.concat([comment ?? text(''), script ?? text('')])),
    segment(0xe0, Buffer.concat([text('JFXX\0\x10'), thumbnail ?? text('')])),
    bytes.subarray(2),
    archive ?? text(''),
  ]);
}

/** A PNG with texts, a profile, position and a page behind its end. */
export async function burdenedPng(): Promise<Buffer> {
  const bytes = await sharp(await picture('png'))
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const chunk = pngChunk('tEXt', text('Comment\0secret comment'));
  return Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33), text('<script>secret</script>')]);
}

/** A JPEG that is wider than high and says that it lies on its side. */
export const turnedJpeg = async (): Promise<Buffer> =>
  sharp(await picture('jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
