/** Which files are pictures that the site takes. The server and the admin's form judge by the same rules. */

export const PICTURE_KINDS = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** The kinds as they are told to people. */
export const PICTURE_KIND_NAMES = 'JPEG, PNG, WebP, AVIF or GIF';
export const PICTURE_EXTENSION = /\.(jpe?g|png|webp|avif|gif)$/i;
export const PICTURE_TYPE = /^image\/(jpeg|png|webp|avif|gif)$/;
/** No more than this is needed from the beginning of a file. */
export const PICTURE_HEAD_BYTES = 32;

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** What the bytes begin like. Names and types can lie; SVG and PDF never pass. */
export function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const head = ascii(bytes, 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'webp';
  const isAvif = head.slice(4, 8) === 'ftyp' && /avif|avis|mif1/.test(ascii(bytes, 8, PICTURE_HEAD_BYTES));
  return isAvif ? 'avif' : undefined;
}

/** Whether a file that is none of the kinds is an SVG, which people take for a picture. */
export const looksLikeSvg = (beginning: string): boolean => /<svg[\s>]/i.test(beginning);
