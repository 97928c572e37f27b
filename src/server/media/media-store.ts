import type { Picture, PictureFormat } from '../../domain/picture.ts';
import { mediaPath } from '../../paths.ts';
import { overwrite, readBytes } from '../store/blob-store.ts';
import type { EncodedPicture } from './encode.ts';

/** Names one version of a picture. */
export interface PictureFile {
  hash: string;
  width: number;
  format: PictureFormat;
}
const mediaKey = ({ hash, width, format }: PictureFile) => `${hash}/${width}.${format}`;

/** A picture and the path of its largest version. */
export const withImage = (picture: Picture) => ({
  ...picture,
  image: mediaPath(picture, picture.width, 'webp'),
});

/** Keeps every version of a picture. Its address names its content, so writing it twice changes nothing. */
export async function storePicture({ picture, versions }: EncodedPicture): Promise<Picture> {
  await Promise.all(
    versions.map(({ bytes, ...version }) =>
      overwrite('media', mediaKey({ hash: picture.hash, ...version }), new Uint8Array(bytes)),
    ),
  );
  return picture;
}

/** @returns the encoded picture, or null where there is none */
export const readPicture = (file: PictureFile): Promise<ArrayBuffer | null> =>
  readBytes('media', mediaKey(file));

/** Keeps one version of a picture from a backup. What is there is left as it is: an address never changes its content. */
export async function storePictureFile(file: PictureFile, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!(await readPicture(file))) await overwrite('media', mediaKey(file), bytes);
}
