import type { Focus } from '../../domain/placed-picture.ts';
import { sourceSet } from './source-set.ts';

interface PictureProps {
  /** Path of the largest version, as on the wire: `/media/{hash}/{width}.webp`. */
  image: string;
  width: number;
  height: number;
  alt: string;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** What stays where it is cut. */
  focus?: Focus;
  /** For the one picture a visitor sees first. */
  eager?: boolean;
}

/**
 * A stored picture in the widths and formats it is kept in. The `<picture>` element also keeps React from
 * writing preload links, which would differ between a build and a request.
 */
export function Picture({ image, width, height, alt, sizes, focus, eager = false }: PictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(image, width, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, width, 'webp')} sizes={sizes} />
      <img
        src={image}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        data-focus={focus || undefined}
      />
    </picture>
  );
}
