import { PICTURE_FORMAT, SMALL_FORMAT, WIDE_FORMAT } from '../../cloth/cloth.ts';
import { CLOTH_FORMATS, type ClothFormat, clothIn } from '../../paths.ts';

/** The windows in which a cloth has another format than that of pictures, as media queries: the first that fits counts. */
export type ClothWindows = Readonly<Partial<Record<ClothFormat, string>>>;

interface ClothProps {
  path: string;
  /** What shows it wide where no other format fits: another address, or the drawing itself. */
  wide?: string;
  eager?: boolean;
  /** Whether it is small in all windows. */
  small?: boolean;
  windows?: ClothWindows;
}

/** A woven picture by its address. It says nothing that does not stand beside it. */
export function Cloth({ path, wide, eager = false, small = false, windows = {} }: ClothProps) {
  const { columns, rows } = wide ? WIDE_FORMAT : small ? SMALL_FORMAT : PICTURE_FORMAT;
  return (
    // The element around it keeps React from writing a preload link, as in Picture.tsx.
    <picture>
      {CLOTH_FORMATS.map(
        (format) =>
          windows[format] && <source key={format} media={windows[format]} srcSet={clothIn(format, path)} />,
      )}
      <img
        src={wide ?? (small ? clothIn('small', path) : path)}
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
