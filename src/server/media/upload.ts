import { API_TEXTS } from '#texts/api';
import { PICTURE_TEXTS } from '#texts/picture';
import { PICTURE_MAX_BYTES } from '../../domain/limits.ts';
import type { Picture } from '../../domain/picture.ts';
import {
  PICTURE_EXTENSION,
  PICTURE_KIND_NAMES,
  PICTURE_TYPE,
  type PictureKind,
  pictureKind,
} from '../../domain/picture-kind.ts';
import { wrongField } from '../errors.ts';
import { excludeFromDeadline } from '../request-scope.ts';
import { isComplete } from './complete.ts';
import { encodePicture } from './encode.ts';
import { storePicture } from './media-store.ts';

const refused = (status: number, message: string) => wrongField('image', message, status);

/**
 * Takes an uploaded picture: judges it by its content, encodes it anew and keeps it.
 * @throws 413 too heavy, 415 no picture of an accepted kind, 422 damaged or with too many pixels
 */
export async function takePicture(file: File): Promise<Picture> {
  if (file.size > PICTURE_MAX_BYTES) {
    throw refused(413, API_TEXTS.pictureTooLarge(PICTURE_MAX_BYTES / 1024 / 1024));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = pictureKind(bytes);
  if (kind === 'heic') throw refused(415, PICTURE_TEXTS.heic);
  if (!PICTURE_EXTENSION.test(file.name) || !PICTURE_TYPE.test(file.type) || !kind) {
    throw refused(415, API_TEXTS.pictureKind(PICTURE_KIND_NAMES));
  }
  if (!isComplete(bytes)) throw damaged();
  return storePicture(await excludeFromDeadline(() => encode(bytes, kind)));
}

const damaged = () => refused(422, API_TEXTS.pictureDamaged(PICTURE_KIND_NAMES));

async function encode(bytes: Uint8Array<ArrayBuffer>, kind: PictureKind) {
  try {
    return await encodePicture(bytes, kind);
  } catch {
    throw damaged();
  }
}
