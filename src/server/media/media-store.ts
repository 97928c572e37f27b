import type { Picture, PictureFormat } from '../../domain/picture.ts';
import { mediaPath } from '../../paths.ts';
import { overwrite, readBytes } from '../store/blob-store.ts';
import type { EncodedPicture } from './encode.ts';

const mediaKey = (hash: string, width: number, format: PictureFormat) => `${hash}/${width}.${format}`;

/** A picture and the path of its largest version. */
export const withImage = (picture: Picture) => ({
  ...picture,
  image: mediaPath(picture, picture.width, 'webp'),
});

/** Keeps every version of a picture. Its address names its content, so writing it twice changes nothing. */
export async function storePicture({ picture, versions }: EncodedPicture): Promise<Picture> {
  await Promise.all(
    versions.map(({ width, format, bytes }) =>
      overwrite('media', mediaKey(picture.hash, width, format), new Uint8Array(bytes)),
    ),
  );
  return picture;
}

/** @returns the encoded picture, or null where there is none */
export const readPicture = (
  hash: string,
  width: number,
  format: PictureFormat,
): Promise<ArrayBuffer | null> => readBytes('media', mediaKey(hash, width, format));

/** Keeps one version of a picture from a backup. What is there is left as it is: an address never changes its content. */
export async function storePictureFile(
  hash: string,
  width: number,
  format: PictureFormat,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  if (await readPicture(hash, width, format)) return;
  await overwrite('media', mediaKey(hash, width, format), bytes);
}
