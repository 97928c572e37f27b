/**
 * The house pattern: stepped diamonds as in Nepali dhaka cloth, drawn on a grid of square stitches.
 * A cloth is a tile that repeats; the distance from its middle, in stitches, picks the colour.
 */
export type Thread = 'light' | 'red' | 'deep';

export interface Cloth {
  /** Stitches along one side of the tile. */
  tile: number;
  /** Colours from the middle outwards, repeated as needed; a dot is the ground. */
  rings: string;
}

const THREADS: Readonly<Record<string, Thread>> = { l: 'light', r: 'red', d: 'deep' };

/** The cloth of the institute, with a large diamond and a small one between. */
export const INSTITUTE_CLOTH: Cloth = { tile: 24, rings: 'rrl..dd.l..dd..l.dd.lrr' };

const woven = new Map<string, Record<Thread, string>>();

/**
 * One path for each thread, to be stroked: lines through the middle of their stitches, in units of one stitch.
 * There are few cloths, and thousands of pages show them.
 */
export function weavePaths(cloth: Cloth): Record<Thread, string> {
  const name = `${cloth.tile} ${cloth.rings}`;
  const paths = woven.get(name) ?? weave(cloth);
  woven.set(name, paths);
  return paths;
}

/** Steps are relative: they repeat, and so compress well. */
function weave({ tile, rings }: Cloth): Record<Thread, string> {
  const fromMiddle = (place: number) => Math.floor(Math.abs(place - (tile - 1) / 2));
  const threadAt = (row: number, column: number) =>
    THREADS[rings[(fromMiddle(row) + fromMiddle(column)) % rings.length] ?? ''];
  const paths: Record<Thread, string> = { light: '', red: '', deep: '' };
  const at: Record<Thread, [number, number]> = { light: [0, 0], red: [0, 0], deep: [0, 0] };
  for (let row = 0; row < tile; row += 1) {
    for (let column = 0; column < tile; ) {
      const thread = threadAt(row, column);
      let end = column + 1;
      while (end < tile && threadAt(row, end) === thread) end += 1;
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
