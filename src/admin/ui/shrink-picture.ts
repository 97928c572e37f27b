import { PICTURE_MAX_BYTES, PICTURE_SENT_BYTES, PICTURE_SENT_SIDE } from '../../domain/limits.ts';

const QUALITIES = [0.82, 0.7, 0.55, 0.4];
/** Where a browser cannot write the first, it gives PNG instead, and the next is tried. */
const TYPES = ['image/webp', 'image/jpeg'];

/** The size to draw at: the longer side at most `PICTURE_SENT_SIDE`, never larger than it is. */
export function shrunkSize(width: number, height: number) {
  const scale = Math.min(1, PICTURE_SENT_SIDE / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Draws a picture anew, smaller and then coarser, until it is quick to send; null when the server would refuse it. */
export async function shrink(bitmap: ImageBitmap): Promise<Blob | null> {
  const { width, height } = shrunkSize(bitmap.width, bitmap.height);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  for (const type of TYPES) {
    if (type === 'image/jpeg') fillBehind(context);
    let coarsest: Blob | undefined;
    for (const quality of QUALITIES) {
      const blob = await canvas.convertToBlob({ type, quality });
      if (blob.type !== type) break;
      if (blob.size <= PICTURE_SENT_BYTES) return blob;
      coarsest = blob;
    }
    if (coarsest) return coarsest.size <= PICTURE_MAX_BYTES ? coarsest : null;
  }
  return null;
}

/** JPEG has no transparency, and would show black. */
function fillBehind(context: OffscreenCanvasRenderingContext2D): void {
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}
