import type { Config } from '@netlify/functions';
import { endpoint } from '../../src/server/http/endpoint.ts';
import { renderCloth } from '../../src/server/render/cloth.ts';

/** A cloth that the build did not write: of a course that it did not know yet, or of an instructor. */
export default endpoint({
  async GET({ params }) {
    return new Response(renderCloth(params), {
      headers: {
        'Content-Type': 'image/svg+xml',
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Netlify-CDN-Cache-Control': 'public, durable, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      },
    });
  },
});

export const config: Config = { path: '/cloth/:version/:company/:file', preferStatic: true };
