import type { APIRoute } from 'astro';
import { pngIcon, pngPaths } from '../build/icons.ts';

export const getStaticPaths = () =>
  pngPaths.map((path) => ({ params: { icon: path.slice(1, -'.png'.length) }, props: { path } }));

export const GET: APIRoute<{ path: string }> = async ({ props }) =>
  new Response(new Uint8Array(await pngIcon(props.path)), { headers: { 'Content-Type': 'image/png' } });
