import type { APIRoute, GetStaticPaths } from 'astro';
import { allCards, type Card } from '../../cards/cards.ts';

/** The pictures that link previews show. */
export const getStaticPaths = (() =>
  allCards().map((card) => ({
    params: { card: card.path.replace(/^\/og\//, '') },
    props: { card },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ card: Card }> = async ({ props }) =>
  new Response(new Uint8Array(await props.card.draw()), { headers: { 'Content-Type': 'image/jpeg' } });
