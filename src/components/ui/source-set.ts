import { type PictureFormat, pictureWidths } from '../../domain/picture.ts';

/**
 * Every width in which a picture is kept in a format, as in the `srcset` attribute.
 * @param image path of its largest version
 */
export const sourceSet = (image: string, width: number, format: PictureFormat): string => {
  const folder = image.slice(0, image.lastIndexOf('/') + 1);
  return pictureWidths(width)
    .map((step) => `${folder}${step}.${format} ${step}w`)
    .join(', ');
};
