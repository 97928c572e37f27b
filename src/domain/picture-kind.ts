/** Which files are pictures that the site takes. The server and the admin's form judge by the same rules. */

export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The kinds as they are told to people. */
export const PICTURE_KIND_NAMES = 'JPEG, PNG, WebP, AVIF or GIF';
export const PICTURE_EXTENSION = /\.(jpe?g|png|webp|avif|gif)$/i;
export const PICTURE_TYPE = /^image\/(jpeg|png|webp|avif|gif)$/;
/** No more than this is needed from the beginning of a file. */
export const PICTURE_HEAD_BYTES = 64;

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** What the bytes begin like; HEIC is known, but not taken. Names and types can lie; SVG and PDF never pass. */
export function pictureKind(bytes: Uint8Array): PictureKind | 'heic' | undefined {
  const head = ascii(bytes, 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  return head.slice(4, 8) === 'ftyp' ? heifKind(brandsOf(bytes)) : undefined;
}

/** AVIF and HEIC are one container. `mif1` says that it holds pictures, not which: both carry it. */
function heifKind(brands: readonly string[]): 'avif' | 'heic' | undefined {
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'avif';
  return brands.some((brand) => /^(he[iv][cmsx]|m[is]f1)$/.test(brand)) ? 'heic' : undefined;
}

/** The brands of the box that such a file begins with: its length, "ftyp", the major brand, a version, further brands. */
function brandsOf(bytes: Uint8Array): string[] {
  const head = bytes.subarray(0, PICTURE_HEAD_BYTES);
  const length = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0));
  const brands = [ascii(head, 8, 12)];
  for (let at = 16; at + 4 <= length; at += 4) brands.push(ascii(head, at, at + 4));
  return brands;
}

/** Whether a file that is none of the kinds is an SVG, which people take for a picture. */
export const looksLikeSvg = (beginning: string): boolean => /<svg[\s>]/i.test(beginning);
