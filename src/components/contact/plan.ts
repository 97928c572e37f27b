/** The middle of Butwal as rows of stitches: hills in the north, the river in the west, the highway between. */
const ROWS = 40;
/** A phone shows the middle 57 of them, a column beside the form 86. */
const COLUMNS = 135;
const LEFT = 7;
export const PLAN_BOX = `${LEFT} 0 ${COLUMNS} ${ROWS}`;

export const HIGHWAY = 72;
export const CHOWK = 22;
const RIVER = 51;
/** How far the river swings, row by row. */
const SWING = [0, 1, 2, 3, 4, 4, 3, 2, 1, 0, -1, -2, -3, -3, -2, -1];
/** They end above this row, and make one ridge from edge to edge, of which no window cuts a hill. */
const FOOT = 7;
const HEIGHTS = [4, 6, 4, 3, 5, 6, 4, 3, 5, 4, 6, 4, 5, 3, 4, 6, 4];
const MARKER = 3;
/** Below the last row, where there is more room, the land goes on for this many turns of the river. */
const SOUTH = 3;

const range = (length: number) => Array.from({ length }, (_, index) => index);

/** Steps that widen downwards, as dhaka has them. Each begins where the one before it ended, so that all are alike. */
const hill = (height: number) =>
  range(height)
    .map((step) => `${step ? `m${-2 * step} 1` : ''}h${2 * step + 1}`)
    .join('');
const ridge = HEIGHTS.map((height) => `m${height - 1} ${1 - height}${hill(height)}`).join('');
const hills = `M${LEFT} ${FOOT - 0.5}${ridge}`;
const river = `M${RIVER} ${FOOT + 0.5}${SWING.map(
  (at, row) => `h5m${(SWING[(row + 1) % SWING.length] ?? 0) - at - 5} 1`,
)
  .join('')
  .repeat(2 + SOUTH)}`;
/** It comes from behind the hills. It ends at the marker: lights would show between its lights. */
const dash = 'h2m-2 1h2m-2 1h2m-2 2';
const highway = [
  [FOOT, 3],
  [CHOWK + 5, 3 + 4 * SOUTH],
]
  .map(([row = 0, dashes = 0]) => `M${HIGHWAY} ${row + 0.5}${dash.repeat(dashes)}`)
  .join('');
/** From edge to edge, up to the marker. */
const street = [
  { from: LEFT - 1, dashes: 9 },
  { from: RIVER + 7, dashes: 2 },
  { from: HIGHWAY + 8, dashes: 13 },
]
  .map(({ from, dashes }) => `M${from} ${CHOWK + 0.5}${'h3m2 0'.repeat(dashes)}`)
  .join('');
/** Over the river from bank to bank. */
const bridge = `M${RIVER - 3} ${CHOWK - 0.5}h9m-9 1h9m-9 1h9`;
/** Beside what a phone shows, where nothing is named: houses on both sides of the street, rice fields behind them. */
const house = 'h2m-3 1h4m-4 1h4m6-2';
const villages = [-4, 2]
  .map((y) => CHOWK + y + 0.5)
  .map((y) => `M${LEFT + 3} ${y}${house.repeat(4)}M${HIGHWAY + 41} ${y}${house.repeat(3)}`)
  .join('');
/** Each second row is moved, as stitches are. */
const rice = ({ x = 0, y = 0, beds = 0 }) => {
  const width = 7 * beds - 3;
  const row = `h4${'m3 0h4'.repeat(beds - 1)}`;
  return `M${x} ${y + 0.5}${row}m${2 - width} 3${row}m${-2 - width} 3${row}`;
};
/** None is cut by an edge, whether of a wide plan, of the column beside a form, or of a phone. */
const fields = [
  { x: LEFT + 1, y: FOOT + 2, beds: 3 },
  { x: LEFT + 26, y: CHOWK + 8, beds: 2 },
  { x: HIGHWAY + 47, y: CHOWK + 8, beds: 3 },
]
  .map(rice)
  .join('');
/** A hill, and the same upside down below its last row. */
const here = `M${HIGHWAY + 0.5} ${CHOWK - MARKER + 0.5}${hill(MARKER + 1)}${range(MARKER)
  .map((step) => 2 * (MARKER - step))
  .map((width) => `m${-width} 1h${width - 1}`)
  .join('')}`;

export const plan = {
  hills: hills + fields,
  river,
  roads: highway + street + bridge + villages,
  here,
};
