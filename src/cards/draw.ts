import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { cached } from './cache.ts';
import { type CardFace, cardSvg, PICTURE_BOX } from './design.ts';

/** A picture to show in place of the cloth. */
export interface CardPicture {
  /** Names its content. */
  hash: string;
  bytes(): Promise<Uint8Array>;
}

const JPEG = { quality: 84, chromaSubsampling: '4:4:4' } as const;

/**
 * A card as JPEG, which every service that shows previews can read. Drawn once for each look it has had. It is
 * not worth a failed build, so a picture that cannot be read gives way to the cloth.
 */
export async function drawCard(path: string, face: CardFace, picture?: CardPicture): Promise<Uint8Array> {
  const svg = cardSvg(face);
  const parts = [svg, picture?.hash, PICTURE_BOX, JPEG, sharp.versions.sharp];
  const key = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  try {
    return await cached(path, key, async () => {
      const card = sharp(Buffer.from(svg));
      if (picture) card.composite([await cropped(picture)]);
      return card.flatten().jpeg(JPEG).toBuffer();
    });
  } catch (error) {
    if (!picture) throw error;
    console.warn(`${path} is drawn without its picture:`, error);
    return drawCard(path, face);
  }
}

async function cropped(picture: CardPicture) {
  const { data, info } = await sharp(await picture.bytes())
    .resize(PICTURE_BOX.width, PICTURE_BOX.height, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { input: data, raw: { width, height, channels }, left: PICTURE_BOX.left, top: PICTURE_BOX.top };
}
