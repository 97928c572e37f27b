import type { Theme } from '../domain/brand.ts';
import { clothSvg, PICTURE_FORMAT } from './cloth.ts';
import { drawStitches } from './draw.ts';
import type { Rows } from './letters.ts';
import { MOTIFS } from './motifs.ts';
import { PALETTES, type Thread } from './palettes.ts';
import { embroider, hem } from './weave.ts';

/** नमस्ते, with stems of three threads. */
const NAMASTE: Rows = [
  '......................................#####.......',
  '.......................................######.....',
  '.......................................######.....',
  '...........................................###....',
  '............................................##....',
  '.............................................##...',
  '##################################################',
  '##################################################',
  '........###....###....###......####..........###..',
  '........###....###....###.......###..........###..',
  '........###....###....###.......###..........###..',
  '........###....###....###.......###....#########..',
  '.##########....###....###..##...###...##########..',
  '.##########...###########..########..####....###..',
  '.####...###...###########..#############.....###..',
  '.###....###...###########...####..######.....###..',
  '..##....###...####....###...####.....###.....###..',
  '........###....###....###....###.....###.....###..',
  '........###...........###.....###.....###....###..',
  '........###...........###......###....###....###..',
  '........###...........###......###....####...###..',
  '................................#......#..........',
];

const COLUMNS = 57;
const ROWS = 71;
/** Plain above, where the button lies that closes it. */
const PLAIN = 9;
const WORD_ROW = 29;
const LOWER_ROW = 51;

/** What welcomes visitors, upright: a greeting between bands. */
export function posterSvg(): string {
  const [palette] = PALETTES.classic;
  const upper = { motif: MOTIFS.diamond, threads: 'eel.bb.lll', turn: 0, odd: 1 };
  const lower = { motif: MOTIFS.rosette, threads: 'el.bb.l.', turn: 0, odd: -1 };
  const middle = (COLUMNS - 1) / 2;
  const threadAt = (x: number, row: number): Thread => {
    if (row < WORD_ROW - 2) return row < PLAIN ? '.' : hem(upper, x, row - PLAIN);
    return row < LOWER_ROW ? '.' : hem(lower, x, ROWS - 1 - row);
  };
  const stitches = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => threadAt(column - middle, row)),
  );
  const corner = { x: Math.round((COLUMNS - (NAMASTE[0]?.length ?? 0)) / 2), y: WORD_ROW };
  embroider(stitches, NAMASTE, corner);
  return drawStitches(stitches, {
    palette: { ...palette, s: palette.l },
    theme: 'classic',
    size: { width: COLUMNS * 10, height: ROWS * 10 },
  });
}

/** For a page that is not there: a cloth from which a thread has dropped. */
export function lostSvg(theme: Theme): string {
  const { columns, rows } = PICTURE_FORMAT;
  const size = { width: columns, height: rows };
  const thread = 'M53.5 7v34c0 4-5 3-5 6.5s5 1.5 5 5';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns} ${rows + 13}">`,
    clothSvg({ of: 'missing', sign: '404', theme }, { ...PICTURE_FORMAT, size }),
    `<path fill="none" stroke="#0006" stroke-width="1.8" d="M53.5 7v${rows - 7}"/>`,
    `<path fill="none" stroke="${PALETTES[theme][1].r}" stroke-linecap="round" d="${thread}"/></svg>`,
  ].join('');
}
