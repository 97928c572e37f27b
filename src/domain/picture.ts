import { PICTURE_WIDTHS } from './limits.ts';

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A stored picture: its folder under /media and the size in pixels of its largest version. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
}

/** The widths, ascending, in which a picture whose largest version is `width` pixels wide is kept. */
export const pictureWidths = (width: number): number[] => [
  ...PICTURE_WIDTHS.filter((step) => step < width),
  width,
];
