import { type Format, PICTURE_FORMAT, SMALL_FORMAT } from '../../cloth/cloth.ts';
import { bandClothPath, smallClothPath, tallClothPath } from '../../paths.ts';

interface ClothProps {
  path: string;
  eager?: boolean;
  /** Where it is shown small: always, or where a media query fits. */
  small?: boolean | string;
  /** The windows in which it is a band, as a media query. */
  band?: string;
  /** The windows in which it is a column, as a media query. */
  tall?: string;
  /** Where that column is, if the page itself has the other one. */
  tallOf?: string;
  /** Of what the address shows, where it is another than that of pictures. */
  format?: Format;
}

/** A woven picture by its address. It says nothing that does not stand beside it. */
export function Cloth({
  path,
  eager = false,
  small,
  band,
  tall,
  tallOf = path,
  format = PICTURE_FORMAT,
}: ClothProps) {
  const { columns, rows } = small === true ? SMALL_FORMAT : format;
  return (
    // The element around it keeps React from writing a preload link, as in Picture.tsx.
    <picture>
      {typeof small === 'string' && <source media={small} srcSet={smallClothPath(path)} />}
      {band && <source media={band} srcSet={bandClothPath(path)} />}
      {tall && <source media={tall} srcSet={tallClothPath(tallOf)} />}
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
