import type { PlacedPicture } from '../../domain/placed-picture.ts';
import { mediaPath } from '../../paths.ts';
import { Picture } from './Picture.tsx';

/** A picture that the office has put into a place of a page. */
export const OwnPicture = ({
  picture: { image, alt, focus },
  ...look
}: {
  picture: PlacedPicture;
  sizes: string;
  eager?: boolean;
}) => (
  <Picture
    image={mediaPath(image, image.width, 'webp')}
    width={image.width}
    height={image.height}
    alt={alt}
    focus={focus}
    {...look}
  />
);
