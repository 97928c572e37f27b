import type { Theme } from '../domain/brand.ts';
import { PICTURE_FORMAT, patternSeed } from './cloth.ts';
import { drawStitches } from './draw.ts';
import { LETTERS, type Rows } from './letters.ts';
import { MOTIFS } from './motifs.ts';
import { PALETTES, type Thread } from './palettes.ts';
import { embroider, hem, weave } from './weave.ts';

/** नमस्ते, with stems of three threads. */
const NAMASTE: Rows = [
  '.......................................#####.......',
  '........................................######.....',
  '........................................######.....',
  '............................................###....',
  '.............................................##....',
  '..............................................##...',
  '###################################################',
  '###################################################',
  '.........###....###....###......####..........###..',
  '.........###....###....###.......###..........###..',
  '.........###....###....###.......###..........###..',
  '.........###....###....###.......###....#########..',
  '..##########....###....###..##...###...##########..',
  '..##########...###########..########..####....###..',
  '..####...###...###########..#############.....###..',
  '..###....###...###########...####..######.....###..',
  '...##....###...####....###...####.....###.....###..',
  '.........###....###....###....###.....###.....###..',
  '.........###...........###.....###.....###....###..',
  '.........###...........###......###....###....###..',
  '.........###...........###......###....####...###..',
  '.................................#......#..........',
];

/** The grounds of the house pattern: the page behind it has them, too. */
const HOUSE = { '.': '#a32320', r: '#6d1412' };

const COLUMNS = 57;
const ROWS = 71;
/** The edge above, as the hem of the site: five motifs, between two corners. */
const EDGE: Rows = [
  'rrrrrrrrrrrrrrrr',
  'llllllllllllllll',
  '................',
  '...lll.....bbb..',
  '..llbll...bblbb.',
  '...lll.....bbb..',
  '................',
  'llllllllllllllll',
  '................',
];
/** In both corners, the second of which has the button that closes it. */
const CORNER: Rows = [
  'rrrrrrrr',
  'rrrllrrr',
  'rrlbblrr',
  'rlbeeblr',
  'rlbeeblr',
  'rrlbblrr',
  'rrrllrrr',
  'rrrrrrrr',
];
const edgeAt = (x: number, row: number): Thread => {
  const line = EDGE[row] ?? '';
  const fromSide = (COLUMNS - 1) / 2 - Math.abs(x);
  return (CORNER[row]?.[fromSide] ?? line[(x + 4 + 2 * line.length) % line.length]) as Thread;
};
const UPPER_ROW = 27;
const WORD_ROW = 28;
const LOWER_ROW = 51;

/** What welcomes visitors, upright: a greeting between bands. */
export function posterSvg(): string {
  const [palette] = PALETTES.classic;
  const upper = { motif: MOTIFS.diamond, threads: 'eel.bb.lll', turn: 0, odd: 0 };
  const lower = { motif: MOTIFS.rosette, threads: 'el.bb.l.', turn: 0, odd: 0 };
  const middle = (COLUMNS - 1) / 2;
  const threadAt = (x: number, row: number): Thread => {
    if (row < UPPER_ROW) return row < EDGE.length ? edgeAt(x, row) : hem(upper, x, row - EDGE.length);
    return row < LOWER_ROW ? '.' : hem(lower, x, ROWS - 1 - row);
  };
  const stitches = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => threadAt(column - middle, row)),
  );
  const corner = { x: Math.round((COLUMNS - (NAMASTE[0]?.length ?? 0)) / 2), y: WORD_ROW };
  embroider(stitches, NAMASTE, corner);
  return drawStitches(stitches, {
    palette: { ...palette, ...HOUSE, s: palette.l },
    theme: 'classic',
    size: { width: COLUMNS * 10, height: ROWS * 10 },
  });
}

/** A thread below the cloth that it dropped from, and where its first stitch lies in the cloth. */
const DROPPED: Rows = [
  '.....#',
  '.....#',
  '....#.',
  '..##..',
  '.#....',
  '#.....',
  '#.....',
  '.#....',
  '..##..',
  '....#.',
  '.....#',
  '.....#',
];
const DROP = { x: 54, y: 7 };

/** Digits closer to each other than letters are, so that the field has room around them. */
const NUMBER: Rows = Array.from({ length: 11 }, (_, row) =>
  [...'404'].map((digit) => LETTERS.get(digit)?.[row]).join('.'),
);

/** Its stitches, with those of the thread that hangs from it. */
export const LOST_FORMAT = { columns: PICTURE_FORMAT.columns, rows: PICTURE_FORMAT.rows + DROPPED.length };

/** For a page that is not there: a cloth from which a thread has dropped, or a string of its lights. */
export function lostSvg(theme: Theme): string {
  const { columns, rows } = PICTURE_FORMAT;
  // The red of the second one is seen on paper and at night, where the thread hangs.
  const palette = { ...PALETTES[theme][0], r: PALETTES[theme][1].r };
  const woven = weave({ ...PICTURE_FORMAT, even: true, seed: patternSeed('404'), sign: NUMBER });
  // What held the thread has let go of it: every other stitch beside it.
  woven.slice(DROP.y).forEach((line, row) => {
    line[DROP.x] = 'r';
    if (row % 2) line[DROP.x - 1] = line[DROP.x + 1] = 'a';
  });
  const left = DROP.x + 1 - (DROPPED[0]?.length ?? 0);
  const dropped = DROPPED.flatMap((line, row) =>
    [...line].flatMap((mark, column) => (mark === '#' ? [[left + column, rows + row] as const] : [])),
  );
  const stitch = theme === 'code' ? 'm.05.5a.45.45 0 1 0 .9 0a.45.45 0 1 0-.9 0' : 'h1v1h-1z';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${LOST_FORMAT.rows}">`,
    `<clipPath id="c"><rect width="${columns}" height="${rows}" rx="2"/></clipPath><g clip-path="url(#c)">`,
    drawStitches(woven, {
      palette: { ...palette, a: theme === 'code' ? palette.f : palette.b },
      theme,
      size: { width: columns, height: rows },
    }),
    `</g><path fill="${palette.r}" d="${dropped.map(([x, y]) => `M${x} ${y}${stitch}`).join('')}"/></svg>`,
  ].join('');
}
