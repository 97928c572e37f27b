import { PICTURE_FORMAT } from '../../cloth/cloth.ts';

/** A woven picture by its address. It says nothing that does not stand beside it. */
export const Cloth = ({ path, eager = false }: { path: string; eager?: boolean }) => (
  // The element around it keeps React from writing a preload link, as in Picture.tsx.
  <picture>
    <img
      src={path}
      width={PICTURE_FORMAT.columns}
      height={PICTURE_FORMAT.rows}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  </picture>
);
