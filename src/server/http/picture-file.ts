import { createHash } from 'node:crypto';
import { RESTORE_PICTURE_BYTES } from '../../domain/limits.ts';
import type { PictureFormat } from '../../domain/picture.ts';
import { pictureKind } from '../../domain/picture-kind.ts';
import { badRequest, unsupportedMediaType } from '../errors.ts';
import { mediaType, readBody } from './body.ts';

/**
 * Reads one encoded version of a picture, as a backup holds it. RFC 9530: `Content-Digest` says what it must be.
 * @throws 415 when it is no such picture, 413 when too large, 400 when it does not fit its digest
 */
export async function readPictureFile(
  request: Request,
  format: PictureFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const refused = unsupportedMediaType(`Send a picture of the type image/${format}.`);
  if (mediaType(request) !== `image/${format}`) throw refused;
  const bytes = await readBody(request, RESTORE_PICTURE_BYTES);
  if (pictureKind(bytes) !== format) throw refused;
  const digest = createHash('sha256').update(bytes).digest('base64');
  if (request.headers.get('content-digest') !== `sha-256=:${digest}:`) {
    throw badRequest('The picture does not fit its Content-Digest.');
  }
  return bytes;
}
