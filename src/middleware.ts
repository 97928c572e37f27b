import { defineMiddleware } from 'astro:middleware';

/** What Astro writes right before the first island: valid in a head only, and in islands.css here. */
const ISLAND_STYLE = /<style>astro-island[^<]*<\/style>/;

/** Runs at build only, since no page is rendered on a server by Astro. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replace(ISLAND_STYLE, ''), response);
});
