import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { cached } from './cache.ts';
import { type CardFace, cardSvg } from './design.ts';

const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/** A card as JPEG, which every service that shows previews can read. Drawn once for each look it has had. */
export async function drawCard(path: string, face: CardFace): Promise<Uint8Array> {
  const svg = cardSvg(face);
  const key = createHash('sha256')
    .update(JSON.stringify([svg, JPEG, sharp.versions.sharp]))
    .digest('hex');
  return cached(path, key, () => sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer());
}
