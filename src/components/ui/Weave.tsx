import { type Cloth, weavePaths } from './weave.ts';

interface WeaveProps {
  /** Unlike any other on the page; one address-safe word. */
  id: string;
  cloth: Cloth;
  /** Tiles side by side and below each other. */
  columns: number;
  rows: number;
}

/** A piece of drawn cloth. Its colours come from the style sheet, so that it follows brand and scheme. */
export function Weave({ id, cloth, columns, rows }: WeaveProps) {
  const { tile } = cloth;
  const [width, height] = [columns * tile, rows * tile];
  // The middle of a tile is the middle of the piece, so that whatever is cut is cut alike on both sides.
  const [x, y] = [(tile - width) / 2, (tile - height) / 2];
  const { light, red, deep } = weavePaths(cloth);
  return (
    <svg
      className="weave"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`weave-${id}`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path stroke="var(--weave-deep)" d={deep} />
          <path stroke="var(--weave-light)" d={light} />
          <path stroke="var(--weave-heart)" d={red} />
        </pattern>
      </defs>
      <rect fill="var(--weave-ground)" x={x} y={y} width="100%" height="100%" />
      <rect fill={`url(#weave-${id})`} x={x} y={y} width="100%" height="100%" />
    </svg>
  );
}
