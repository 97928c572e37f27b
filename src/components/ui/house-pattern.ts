/**
 * The house pattern: stepped diamonds as in Nepali dhaka cloth, drawn on a grid of square stitches.
 * It is a tile that repeats, with a large diamond and a small one between; the distance from its middle, in stitches,
 * picks the thread.
 */
type Thread = 'light' | 'heart' | 'deep';

/** Stitches along one side of the tile. */
export const TILE = 24;

/** Threads from the middle outwards, repeated as needed; a dot is the ground. */
const RINGS = 'hhl..dd.l..dd..l.dd.lhh';
const THREADS: Readonly<Record<string, Thread>> = { l: 'light', h: 'heart', d: 'deep' };

const fromMiddle = (place: number) => Math.floor(Math.abs(place - (TILE - 1) / 2));
const threadAt = (row: number, column: number): Thread | undefined =>
  THREADS[RINGS[(fromMiddle(row) + fromMiddle(column)) % RINGS.length] ?? ''];

/**
 * One path for each thread, to be stroked: lines through the middle of their stitches, in units of one stitch. The first
 * quarter of a tile, the others are its reflections; of the short thread all, which is fewer boxes. Steps are relative:
 * they repeat, and so compress well.
 */
export const THREAD_PATHS: Readonly<Record<Thread, string>> = { ...draw(TILE / 2), heart: draw(TILE).heart };

/** As many stitches to each side. */
function draw(size: number): Record<Thread, string> {
  const paths: Record<Thread, string> = { light: '', heart: '', deep: '' };
  const at: Record<Thread, [number, number]> = { light: [0, 0], heart: [0, 0], deep: [0, 0] };
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; ) {
      const thread = threadAt(row, column);
      let end = column + 1;
      while (end < size && threadAt(row, end) === thread) end += 1;
      if (thread) {
        const [x, y] = at[thread];
        paths[thread] += `m${column - x} ${row + 0.5 - y}h${end - column}`;
        at[thread] = [end, row + 0.5];
      }
      column = end;
    }
  }
  return paths;
}
