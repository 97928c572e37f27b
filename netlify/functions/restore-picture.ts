import { createHash } from 'node:crypto';
import type { Config } from '@netlify/functions';
import { API_TEXTS } from '#texts/api';
import { RESTORE_PICTURE_BYTES } from '../../src/domain/limits.ts';
import { pictureKind } from '../../src/domain/picture-kind.ts';
import { forAdmin } from '../../src/server/auth/guard.ts';
import { badRequest, unsupportedMediaType } from '../../src/server/errors.ts';
import { mediaType, readBody } from '../../src/server/http/body.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { pictureParams } from '../../src/server/http/params.ts';
import { empty } from '../../src/server/http/respond.ts';
import { storePictureFile } from '../../src/server/media/media-store.ts';

/** Takes one version of a picture of a backup. One that is there is left as it is. */
export default endpoint({
  PUT: forAdmin(async ({ request, params }) => {
    const file = pictureParams(params);
    const type = `image/${file.format}`;
    const refused = unsupportedMediaType(API_TEXTS.pictureType(type));
    if (mediaType(request) !== type) throw refused;
    const bytes = await readBody(request, RESTORE_PICTURE_BYTES);
    if (pictureKind(bytes) !== file.format) throw refused;
    // RFC 9530
    const digest = createHash('sha256').update(bytes).digest('base64');
    if (request.headers.get('content-digest') !== `sha-256=:${digest}:`)
      throw badRequest(API_TEXTS.pictureDigest);
    await storePictureFile(file, bytes);
    return empty(204);
  }),
});

export const config: Config = { path: '/api/restore/media/:hash/:file' };
