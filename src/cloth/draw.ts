import type { Theme } from '../domain/brand.ts';
import type { Format } from './cloth.ts';
import type { Palette, Thread } from './palettes.ts';
import type { Stitches } from './weave.ts';

interface Look extends Pick<Format, 'fine' | 'stretched' | 'size'> {
  palette: Palette;
  theme: Theme;
}

/** Stitches as SVG, in units of one stitch: a path for each thread, and over it what makes a thread or a light of it. */
export function drawStitches(
  stitches: Stitches,
  { palette, theme, fine = false, stretched, size }: Look,
): string {
  const columns = stitches[0]?.length ?? 0;
  const rows = stitches.length;
  const whole = `M0 0h${columns}v${rows}H0z`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="${stretched ? 'none' : 'xMidYMid slice'}"`,
    size && ` width="${size.width}" height="${size.height}"`,
    `><path fill="${palette['.']}" d="${whole}"/>`,
    // A little over a row, so that nothing shines through between two of them.
    '<g transform="translate(0 .5)" stroke-width="1.04">',
    ...[...pathsOf(stitches)].map(([thread, path]) => `<path stroke="${palette[thread]}" d="${path}"/>`),
    '</g>',
    theme === 'code' ? lamps(whole, fine ? HOLES.large : HOLES.usual) : furrows(columns, rows),
    '</svg>',
  ].join('');
}

/** Lines through rows of stitches, one path a thread. Steps are relative: they repeat, and so compress well. */
function pathsOf(stitches: Stitches): Map<Thread, string> {
  const paths = new Map<Thread, string>();
  const ends = new Map<Thread, [x: number, y: number]>();
  stitches.forEach((line, row) => {
    for (let column = 0; column < line.length; ) {
      const thread = line[column] ?? '.';
      let end = column + 1;
      while (end < line.length && line[end] === thread) end += 1;
      if (thread !== '.') {
        const [x, y] = ends.get(thread) ?? [0, 0];
        paths.set(thread, `${paths.get(thread) ?? ''}m${column - x} ${row - y}h${end - column}`);
        ends.set(thread, [end, row]);
      }
      column = end;
    }
  });
  return paths;
}

/** The furrows between threads, both ways: one broad line each, dashed. */
const furrows = (columns: number, rows: number) =>
  `<g stroke="#000" stroke-opacity=".1" stroke-dasharray=".14 .86"><path stroke-width="${columns}" d="M${columns / 2} 0v${rows}"/>` +
  `<path stroke-width="${rows}" d="M0 ${rows / 2}h${columns}"/></g>`;

/** Round holes of a stitch, each in the night around it. Where stitches are small, more light comes through. */
const HOLES = {
  usual: 'M.5.09a.41.41 0 1 0 0 .82a.41.41 0 1 0 0-.82z',
  large: 'M.5.03a.47.47 0 1 0 0 .94a.47.47 0 1 0 0-.94z',
} as const;

/** A night with a hole for each light. */
const lamps = (whole: string, hole: string) =>
  '<pattern id="p" width="1" height="1" patternUnits="userSpaceOnUse"><path fill="#0a1226" fill-rule="evenodd"' +
  ` d="M0 0h1v1H0z${hole}"/></pattern><path fill="url(#p)" d="${whole}"/>`;
