import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** Wide enough for every page, and low: what the encoder has to do grows with the area. */
const STRIP = { width: 900, height: 60 };

/** A picture file of the given size, made on the spot. */
export async function pictureFile(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  size = STRIP,
  name = `photo.${format === 'jpeg' ? 'jpg' : format}`,
): Promise<File> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#2652a4' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` });
}

/** Random pixels, which no encoder makes small. */
export async function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const raw = randomBytes(width * height * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** A PNG of three bytes a pixel, all of one colour: a heavy file that is encoded at once. */
export const heavy = ({ width, height }: { width: number; height: number }): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2652a4' } })
    .png({ compressionLevel: 0 })
    .toBuffer();

/**
 * A photo as a phone keeps it when it is held upright: lying on its side, with a note of that for whoever shows it. Its
 * upper edge is red when it is shown right.
 */
export async function photograph({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const edge = { width, height: Math.round(height / 10), channels: 3, background: '#e02020' } as const;
  const upright = await sharp({ create: { width, height, channels: 3, background: '#000', noise: grain } })
    .composite([{ input: await sharp({ create: edge }).png().toBuffer(), gravity: 'north' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer();
}
