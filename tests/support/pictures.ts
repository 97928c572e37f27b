import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A picture file of the given size, made on the spot. */
export async function pictureFile(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  size = { width: 900, height: 600 },
  name = `photo.${format === 'jpeg' ? 'jpg' : format}`,
): Promise<File> {
  const picture = sharp({ create: { ...size, channels: 3, background: '#2652a4' } });
  const bytes = await picture
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: `image/${format}` });
}

/** A PNG of random pixels, which no encoder makes small. */
export async function noise({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const raw = randomBytes(width * height * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
