import type { Config } from '@netlify/functions';
import { requireAdmin } from '../../src/server/auth/guard.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { pictureParams } from '../../src/server/http/params.ts';
import { readPictureFile } from '../../src/server/http/picture-file.ts';
import { noContent } from '../../src/server/http/respond.ts';
import { storePictureFile } from '../../src/server/media/media-store.ts';

/** Takes one version of a picture of a backup. One that is there is left as it is. */
export default endpoint({
  async PUT({ request, params }) {
    await requireAdmin(request);
    const { hash, width, format } = pictureParams(params);
    await storePictureFile(hash, width, format, await readPictureFile(request, format));
    return noContent();
  },
});

export const config: Config = { path: '/api/restore/media/:hash/:file' };
