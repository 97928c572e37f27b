import { icoIcon } from '../build/icons.ts';

export const GET = async () =>
  new Response(new Uint8Array(await icoIcon()), { headers: { 'Content-Type': 'image/x-icon' } });
