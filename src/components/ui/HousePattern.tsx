import { THREAD_PATHS, TILE } from './house-pattern.ts';

interface HousePatternProps {
  /** Tiles side by side and below each other. */
  columns: number;
  rows: number;
  /** Whether it begins with a whole stitch, since it lies at an edge, instead of being cut alike on both sides. */
  from?: 'start';
  /** Of its threads, where a page has a second piece. */
  id?: string;
}

/** A piece of the house pattern. Its colours come from the style sheet, so that it follows brand and scheme. */
export function HousePattern({ columns, rows, from, id = 'tile' }: HousePatternProps) {
  const [width, height] = [columns * TILE, rows * TILE];
  // The middle of a tile is the middle of the piece, so that whatever is cut is cut alike on both sides.
  const [x, y] = [(TILE - width) / 2, (TILE - height) / 2];
  return (
    <svg
      className="house-pattern"
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio={from ? 'xMinYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
    >
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <g id={`${id}-half`}>
          <g id={`${id}-part`}>
            <path stroke="var(--pattern-deep)" d={THREAD_PATHS.deep} />
            <path stroke="var(--pattern-light)" d={THREAD_PATHS.light} />
          </g>
          <use href={`#${id}-part`} transform={`matrix(-1 0 0 1 ${TILE} 0)`} />
        </g>
        <use href={`#${id}-half`} transform={`matrix(1 0 0 -1 0 ${TILE})`} />
        <path stroke="var(--pattern-heart)" d={THREAD_PATHS.heart} />
      </pattern>
      <rect fill={`url(#${id})`} x={x} y={y} width="100%" height="100%" />
    </svg>
  );
}
