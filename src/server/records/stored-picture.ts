import { type Picture, pictureWidths } from '../../domain/picture.ts';
import { readPicture } from '../media/media-store.ts';
import { list } from '../store/blob-store.ts';

/** A box of an AVIF that says its width and height in pixels: ISO/IEC 23008-12, 6.5.3. */
const SIZE_BOX = 'ispe';

/** @returns the picture with this hash; null when it is not stored, or not in all its versions */
export async function storedPicture(hash: string): Promise<Picture | null> {
  const files = new Set((await list('media', `${hash}/`)).map(({ key }) => key.slice(hash.length + 1)));
  const width = Math.max(0, ...[...files].map(Number.parseFloat));
  const isWhole = pictureWidths(width).every(
    (step) => files.has(`${step}.avif`) && files.has(`${step}.webp`),
  );
  const largest = isWhole && (await readPicture({ hash, width, format: 'avif' }));
  if (!largest) return null;
  const bytes = Buffer.from(largest);
  return { hash, width, height: bytes.readUInt32BE(bytes.indexOf(SIZE_BOX) + SIZE_BOX.length + 8) };
}
