import sharp from 'sharp';
import { PICTURE_MAX_HEIGHT, PICTURE_WIDTHS } from '../../domain/limits.ts';
import {
  isPictureSize,
  PICTURE_FORMATS,
  type Picture,
  type PictureFormat,
  pictureHash,
  pictureWidths,
} from '../../domain/picture.ts';
import type { PictureKind } from '../../domain/picture-kind.ts';

const LARGEST = Math.max(...PICTURE_WIDTHS);
/**
 * Effort is kept low: an upload is answered within the request, on one small core. Who changes anything here raises the
 * version that is part of the hash.
 */
const OPTIONS = { avif: { quality: 52, effort: 2 }, webp: { quality: 76, effort: 4 } } as const;

export interface EncodedPicture {
  picture: Picture;
  versions: { width: number; format: PictureFormat; bytes: Buffer }[];
}

/**
 * Decodes an upload, turns it upright, drops its metadata and encodes it in every width and format kept.
 * @throws when the bytes are no picture, are damaged, or claim too many pixels, which is found out before any is unpacked
 */
export async function encodePicture(
  upload: Uint8Array<ArrayBuffer>,
  kind: PictureKind,
): Promise<EncodedPicture> {
  // The check of sharp itself knows of no sides, and of no kinds.
  const source = sharp(upload, { limitInputPixels: false, failOn: 'error' });
  const claimed = await source.metadata();
  if (!isPictureSize(kind, claimed.width, claimed.height)) throw new Error('Too many pixels.');
  const { data, info } = await source
    .autoOrient()
    .resize({ width: LARGEST, height: PICTURE_MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const versions: EncodedPicture['versions'] = [];
  for (const step of pictureWidths(width)) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({ width: step });
    for (const format of PICTURE_FORMATS) {
      const bytes = await resized.clone().toFormat(format, OPTIONS[format]).toBuffer();
      versions.push({ width: step, format, bytes });
    }
  }
  return { picture: { hash: await pictureHash(upload), width, height }, versions };
}
