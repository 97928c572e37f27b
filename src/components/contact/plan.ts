/** The middle of Butwal as rows of stitches: hills in the north, the river in the west, the highway between. */
const ROWS = 40;
/** A phone shows the middle fifth of them. */
const COLUMNS = 320;
const LEFT = -85;
/** A hill in the middle, so that windows of any width cut alike what stands at their edges. */
export const PLAN_BOX = `${LEFT} 0 ${COLUMNS - 1} ${ROWS}`;

export const HIGHWAY = 75;
export const CHOWK = 22;
const RIVER = 54;
/** How far the river swings, row by row. */
const SWING = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, -1, -2, -3, -3, -2, -1];
const HILL = { first: 3, every: 12, high: 7, low: 5 };
const MARKER = 3;

type Run = readonly [x: number, row: number, length: number];
/** A path to be stroked, one stitch wide. */
const runs = (of: readonly Run[]) => of.map(([x, row, length]) => `M${x} ${row + 0.5}h${length}`).join('');
const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Steps that widen downwards, as dhaka has them. */
const hill = (middle: number, height: number): Run[] =>
  range(height).map((step) => [middle - step, HILL.high - height + step, 2 * step + 1]);

const hills = range(Math.ceil(COLUMNS / HILL.every)).flatMap((place) =>
  hill(LEFT + HILL.first + place * HILL.every, place % 2 ? HILL.low : HILL.high),
);
const river = range(ROWS - HILL.high).map(
  (row): Run => [RIVER + (SWING[row % SWING.length] ?? 0), row + HILL.high, 5],
);
/** It comes from behind the hills. */
const highway = range(ROWS)
  .filter((row) => row >= HILL.high && row % 4 !== 3)
  .map((row): Run => [HIGHWAY, row, 2]);
/** From edge to edge, over the river. */
const street = `M${LEFT} ${CHOWK + 0.5}${'h3m2 0'.repeat(COLUMNS / 5)}`;
/** Beside what a phone shows, where nothing is named: houses along the street, rice fields below them. */
const OUTER = [RIVER - 116, HIGHWAY + 44] as const;
const houses = OUTER.map((x) => `M${x} ${CHOWK - 4.5}${'h2m-3 1h4m-4 1h4m6-2'.repeat(11)}`).join('');
const fields = OUTER.flatMap((x) =>
  [0, 1, 2].map((row) => `M${x + (row % 2) * 4} ${CHOWK + 7.5 + row * 3}${'h5m3 0'.repeat(13)}`),
).join('');
const here = range(2 * MARKER + 1).map((step): Run => {
  const half = MARKER - Math.abs(step - MARKER);
  return [HIGHWAY + 0.5 - half, CHOWK - MARKER + step, 2 * half + 1];
});

export const plan = {
  hills: runs(hills) + fields,
  river: runs(river),
  roads: runs(highway) + street + houses,
  here: runs(here),
};
