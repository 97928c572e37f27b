import type { Config } from '@netlify/functions';
import { MISSING_TEXTS } from '#texts/api';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { pictureParams } from '../../src/server/http/params.ts';
import { readPicture } from '../../src/server/media/media-store.ts';

/** Uploaded pictures. Their address names their content, so that they may be kept for ever. */
export default endpoint({
  async GET({ params }) {
    const file = pictureParams(params);
    const bytes = await readPicture(file);
    if (!bytes) throw notFound(MISSING_TEXTS.picture);
    return new Response(bytes, {
      headers: {
        'Content-Type': `image/${file.format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      },
    });
  },
});

export const config: Config = { path: '/media/:hash/:file', preferStatic: true };
