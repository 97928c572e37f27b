import { PICTURE_MAX_PIXELS, PICTURE_MAX_PIXELS_AVIF, PICTURE_MAX_SIDE, PICTURE_WIDTHS } from './limits.ts';
import type { PictureKind } from './picture-kind.ts';

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A stored picture: its folder under /media and the size in pixels of its largest version. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
}

/** Whether the server unpacks a picture of this size. */
export const isPictureSize = (kind: PictureKind, width: number, height: number): boolean =>
  Math.max(width, height) <= PICTURE_MAX_SIDE &&
  width * height <= (kind === 'avif' ? PICTURE_MAX_PIXELS_AVIF : PICTURE_MAX_PIXELS);

/** The widths, ascending, in which a picture whose largest version is `width` pixels wide is kept. */
export const pictureWidths = (width: number): number[] => [
  ...PICTURE_WIDTHS.filter((step) => step < width),
  width,
];

/** Raised when the settings of the encoder change what the same upload becomes, so that it gets a new address. */
const ENCODER_VERSION = 1;

/** The hash of an upload: 32 hex digits. Browsers can make it on secure pages only. */
export async function pictureHash(upload: BlobPart): Promise<string> {
  const hashed = await new Blob([`${ENCODER_VERSION}:`, upload]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', hashed));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
