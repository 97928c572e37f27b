import type { Config, Context } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { API_TIMEOUT_MS } from '../../src/domain/limits.ts';
import { FOCUS } from '../../src/domain/placed-picture.ts';
import { mediaPath } from '../../src/paths.ts';
import { notFound } from '../../src/server/errors.ts';
import { type Call, endpoint } from '../../src/server/http/endpoint.ts';
import { pictureParams } from '../../src/server/http/params.ts';
import { cropCard } from '../../src/server/media/card.ts';
import { type PictureFile, readPicture } from '../../src/server/media/media-store.ts';
import { CARD_FORMAT, renderCloth } from '../../src/server/render/cloth.ts';

/** The card of a picture or a cloth for link previews, made when it is first asked for. The CDN keeps it for good. */
export default endpoint({
  async GET({ params, context }) {
    const [, focus = ''] = FOCUSED.exec(params.file ?? '') ?? [];
    const picture = params.company ? clothOf(params) : await pictureOf(params, context);
    return new Response(
      await cropCard(
        picture,
        FOCUS.find((known) => known === focus),
      ),
      {
        headers: {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
        },
      },
    );
  },
});

/** The end of a file's name that says what stays of its picture: `800.top-left.jpg`. */
const FOCUSED = new RegExp(`\\.(${FOCUS.join('|')})\\.jpg$`);

const clothOf = (params: Call['params']) => Buffer.from(renderCloth(params, CARD_FORMAT));

async function pictureOf(params: Call['params'], context: Context) {
  const file = pictureParams({
    hash: params.hash ?? '',
    file: (params.file ?? '').replace(FOCUSED, '.jpg').replace(/\.jpg$/, '.webp'),
  });
  const picture = (await readPicture(file)) ?? (await samplePicture(file, context));
  if (!picture) throw notFound(MISSING_TEXTS.picture);
  return picture;
}

/** Pictures of samples are files of the site. */
async function samplePicture({ hash, width, format }: PictureFile, { site }: Context) {
  const path = mediaPath({ hash, width, height: 0 }, width, format);
  const answer = await fetch(new URL(path, site.url), { signal: AbortSignal.timeout(API_TIMEOUT_MS) });
  return answer.ok ? answer.arrayBuffer() : null;
}

export const config: Config = { path: ['/og/picture/:hash/:file', '/og/cloth/:version/:company/:file'] };
