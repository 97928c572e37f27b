import { PICTURE_FORMAT, SMALL_FORMAT } from '../../cloth/cloth.ts';
import { smallClothPath } from '../../paths.ts';

interface ClothProps {
  path: string;
  eager?: boolean;
  /** Where it is shown small: always, or where a media query fits. */
  small?: boolean | string;
}

/** A woven picture by its address. It says nothing that does not stand beside it. */
export function Cloth({ path, eager = false, small }: ClothProps) {
  const { columns, rows } = small === true ? SMALL_FORMAT : PICTURE_FORMAT;
  return (
    // The element around it keeps React from writing a preload link, as in Picture.tsx.
    <picture>
      {typeof small === 'string' && <source media={small} srcSet={smallClothPath(path)} />}
      <img
        src={small === true ? smallClothPath(path) : path}
        width={columns}
        height={rows}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
