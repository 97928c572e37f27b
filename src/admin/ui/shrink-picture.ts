import { PICTURE_MAX_BYTES, PICTURE_SHRUNK_SIDE } from '../../domain/limits.ts';

const QUALITIES = [0.9, 0.8, 0.7, 0.55, 0.4];
/** Where a browser cannot write the first, it gives PNG instead, and the next is tried. */
const TYPES = ['image/webp', 'image/jpeg'];

/** The size to draw at: the longer side at most `PICTURE_SHRUNK_SIDE`, never larger than it is. */
export function shrunkSize(width: number, height: number) {
  const scale = Math.min(1, PICTURE_SHRUNK_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Draws a picture anew, smaller and then coarser, until the server takes it; null when it never fits. */
export async function shrink(bitmap: ImageBitmap) {
  const size = shrunkSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  for (const type of TYPES) {
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.type !== type) break;
      if (blob.size <= PICTURE_MAX_BYTES) return { blob, ...size };
    }
  }
  return null;
}
