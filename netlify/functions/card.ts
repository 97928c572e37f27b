import type { Config, Context } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { API_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { mediaPath } from '../../src/paths.ts';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { pictureParams } from '../../src/server/http/params.ts';
import { cropCard } from '../../src/server/media/card.ts';
import { type PictureFile, readPicture } from '../../src/server/media/media-store.ts';

/** The card of a picture for link previews, cut when it is first asked for. The CDN keeps it for good. */
export default endpoint({
  async GET({ params, context }) {
    const file = pictureParams({
      hash: params.hash ?? '',
      file: (params.file ?? '').replace(/\.jpg$/, '.webp'),
    });
    const picture = (await readPicture(file)) ?? (await samplePicture(file, context));
    if (!picture) throw notFound(MISSING_TEXTS.picture);
    return new Response(await cropCard(picture), {
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
      },
    });
  },
});

/** Pictures of samples are files of the site. */
async function samplePicture({ hash, width, format }: PictureFile, { site }: Context) {
  const path = mediaPath({ hash, width, height: 0 }, width, format);
  const answer = await fetch(new URL(path, site.url), { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
  return answer.ok ? answer.arrayBuffer() : null;
}

export const config: Config = { path: '/og/picture/:hash/:file' };
