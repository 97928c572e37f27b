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
  const { light, red, deep } = weavePaths(cloth);
  return (
    <svg
      className="weave"
      viewBox={`0 0 ${columns * tile} ${rows * tile}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id={`weave-${id}`} width={tile} height={tile} patternUnits="userSpaceOnUse">
          <path stroke="var(--weave-deep)" d={deep} />
          <path stroke="var(--weave-light)" d={light} />
          <path stroke="var(--weave-red)" d={red} />
        </pattern>
      </defs>
      <rect fill="var(--weave-ground)" width="100%" height="100%" />
      <rect fill={`url(#weave-${id})`} width="100%" height="100%" />
    </svg>
  );
}
