import type { Config } from '@netlify/functions';
import { notFound } from '../../src/server/errors.ts';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { readPicture } from '../../src/server/storage/media.ts';

const HASH = /^[0-9a-f]{32}$/;
const FILE = /^([1-9]\d{0,3})\.(avif|webp)$/;

/** Uploaded pictures. Their address names their content, so that they may be kept for ever. */
export default endpoint({
  async GET({ params }) {
    const [, width, format] = FILE.exec(params.file ?? '') ?? [];
    const known = HASH.test(params.hash ?? '') && (format === 'avif' || format === 'webp');
    const bytes = known ? await readPicture(params.hash ?? '', Number(width), format) : null;
    if (!bytes) throw notFound('There is no such picture.');
    return new Response(bytes, {
      headers: {
        'Content-Type': `image/${format}`,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    });
  },
});

export const config: Config = { path: '/media/:hash/:file', preferStatic: true };
