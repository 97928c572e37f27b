import { chanceOf } from './chance.ts';
import type { Format } from './cloth.ts';
import type { Rows } from './letters.ts';
import { MOTIF_NAMES, MOTIFS, type Motif } from './motifs.ts';
import type { Thread } from './palettes.ts';

/** The thread of each stitch, row by row. */
export type Stitches = Thread[][];

interface Order extends Format {
  /** What the pattern follows from. */
  seed: string;
  /** Whether its rim is square, and so whole, instead of the shape of its motif. */
  framed?: boolean;
  sign: Rows;
}

interface Place {
  x: number;
  y: number;
}

const { abs, floor, max, round } = Math;
const half = (count: number) => (count - 1) / 2;

/** Where in its period a stitch lies, counted from the middle of that. */
const within = (value: number, period: number) => {
  const before = floor(period / 2);
  return ((((value + before) % period) + period) % period) - before;
};

/** What a weaver does with the colours from one row of motifs to the next. */
const TURNS: readonly Partial<Record<Thread, Thread>>[] = [
  {},
  { r: 'e', e: 'b', b: 'r' },
  { r: 'b', b: 'e', e: 'r' },
];

/** Motifs side by side. */
interface Band {
  motif: Motif;
  threads: string;
  turn: number;
  /** The motif in which the weaver took other colours; undefined for none. */
  odd?: number;
  /** Whether no motif is cut where the cloth ends, and both sides are the same. */
  even?: boolean;
  /** Whether one that the field of the sign would cut is left out. */
  whole?: boolean;
}

function stitchOf({ motif, threads, turn, odd }: Band, along: number, across: number): Thread {
  if (abs(across) > motif.half) return '.';
  // Arrows fly to the middle from both sides.
  const place = within(motif === MOTIFS.arrow ? abs(along) : along, motif.period);
  const number = round((along - within(along, motif.period)) / motif.period);
  const thread = (threads[motif.ring(place, across)] ?? '.') as Thread;
  return TURNS[(turn + Number(number === odd)) % TURNS.length]?.[thread] ?? thread;
}

/** As many whole motifs as there is room for to a selvedge: one in the middle, or the seam between two of them. */
function wholeOf({ motif: { period } }: Band, along: number, reach: number): number | undefined {
  const count = floor((2 * (reach - 1)) / period);
  return along > (count * period) / 2 ? undefined : along + (count % 2 === 0 ? period / 2 : 0);
}

/** A band between lines along an edge: `depth` from it, `reach` to each side; `isFree` where the sign's field is not. */
export function hem(
  band: Band,
  place: number,
  depth: number,
  reach = Number.POSITIVE_INFINITY,
  isFree: (along: number, depth: number) => boolean = () => true,
): Thread {
  const end = 2 * band.motif.half + 4;
  const along = band.even ? abs(place) : place;
  if (depth < 2) return depth === 0 ? 'r' : 'l';
  if (depth < end) {
    const at = band.even ? wholeOf(band, along, reach) : along;
    if (at === undefined) return '.';
    if (band.whole) {
      // The corner of this motif that is nearest to the sign.
      const { period } = band.motif;
      const corner = max(along - within(at, period) - floor(period / 2), 0);
      if (!isFree(corner, end - 1)) return '.';
    }
    return stitchOf(band, at, band.motif.half + 3 - depth);
  }
  if (depth === end + 1) return 'l';
  return depth === end + 2 && within(along, 4) < 0 ? 'e' : '.';
}

/** Small flowers on plain ground, `apart` from each other, where a whole one has room. */
function flowers({ x, y }: Place, apart: Place, isFree: (middle: Place) => boolean): Thread {
  const across = within(x, apart.x);
  const down = within(y, apart.y);
  const ring = abs(across) + abs(down);
  if (ring > 3 || !isFree({ x: x - across, y: y - down })) return '.';
  return (['e', '.', 'l', 'r'] as const)[ring] ?? '.';
}

/** How the cloth lies: places count from its middle, `reach` is where it ends. */
type Layout = (
  band: Band,
  reach: Place,
  isFree: (place: Place, around?: number) => boolean,
) => (place: Place) => Thread;

const LAYOUTS: Readonly<Record<string, Layout>> = {
  /** A band above and one below, with a flower to each side, or a row of them where the cloth is wide. */
  shawl:
    (band, reach, isFree) =>
    ({ x, y }) => {
      const stitch = hem(
        { ...band, turn: band.turn + Number(y > 0) },
        x,
        reach.y - abs(y),
        reach.x,
        (along, depth) => isFree({ x: along, y: reach.y - depth }, 0),
      );
      if (stitch !== '.') return stitch;
      const isWide = reach.x > 2 * reach.y;
      const side = isWide ? 26 : reach.x - 5;
      const isInside = (at: Place) => at.x + side < reach.x && isFree({ x: at.x + side, y: at.y });
      return flowers({ x: abs(x) - side, y }, { x: isWide ? 19 : 99, y: 99 }, isInside);
    },
  /** Motifs all over, every other row shifted by a half. */
  field: (band) => {
    const height = 2 * band.motif.half + 2;
    return ({ x, y }) => {
      const across = within(y, height);
      const row = abs(round((y - across) / height));
      const shift = (row % 2) * floor(band.motif.period / 2);
      const along = (band.even ? abs(x) : x) + shift;
      return stitchOf({ ...band, turn: band.turn + row, odd: undefined }, along, across);
    };
  },
  /** A band down each side, and where the cloth is wide, flowers on the ground between. */
  sash: (band, reach, isFree) => {
    const free = reach.x - 2 * band.motif.half - 10;
    return ({ x, y }) => {
      const depth = reach.x - abs(x);
      if (band.even && abs(y) === reach.y) return 'r';
      // No line that the sign would part.
      if (depth > 2 * band.motif.half + 4 && free < 24 && !isFree({ x, y: 0 }, 0)) return '.';
      const stitch = hem(band, y, depth, reach.y);
      if (stitch !== '.' || free < 24) return stitch;
      const isInside = (at: Place) => isFree({ x: at.x, y: at.y }) && abs(at.x) < free;
      return flowers({ x, y }, { x: 16, y: 13 }, isInside);
    };
  },
  /** One band below, and flowers above it. */
  hem:
    (band, reach, isFree) =>
    ({ x, y }) => {
      const stitch = hem(band, x, reach.y - y, reach.x, (along, depth) =>
        isFree({ x: along, y: reach.y - depth }, 0),
      );
      const top = 5 - reach.y;
      if (stitch !== '.' || y > 2) return stitch;
      const isInside = (at: Place) => isFree({ x: at.x, y: at.y + top }) && abs(at.x) < reach.x - 2;
      return flowers({ x, y: y - top }, { x: 14, y: 11 }, isInside);
    },
};
/** Most cloths have two bands. */
const LAYOUT_NAMES = ['shawl', 'shawl', 'field', 'sash', 'hem'] as const;

/** What goes around the field of a sign, from within. */
const RIMS: readonly [Thread[], ...Thread[][]] = [
  ['.', 'l', 'r', '.'],
  ['r', 'e', '.'],
  ['r', '.', 'l', '.'],
  ['e', 'r', '.'],
  ['l', '.', 'r', '.'],
];

/** Stitches from the middle to a square rim of two threads, which leaves bare ground at the edge of a small cloth. */
const FRAMED = 9;

/** A cloth that follows from its seed, with a sign in the middle. Sides of an odd count have a middle. */
export function weave({
  seed,
  columns,
  rows,
  fine = false,
  even = false,
  whole = false,
  framed = false,
  sign,
}: Order): Stitches {
  const chance = chanceOf(seed);
  const motif: Motif = MOTIFS[chance.of(MOTIF_NAMES)];
  const layout = LAYOUTS[chance.of(LAYOUT_NAMES)] as Layout;
  const band = { motif, threads: chance.of(motif.threads), turn: chance.below(3), odd: chance.below(5) - 2 };
  const sewn = chance.of(RIMS);
  const rim = framed ? [...sewn.filter((thread) => thread !== '.'), '.' as const] : sewn;
  const isWide = columns > 2 * rows;

  const reach = { x: half(columns), y: half(rows) };
  const signReach = { x: half(sign[0]?.length ?? 1), y: half(sign.length) };
  // Fields have steps of two stitches, and a smallest size, so that they stay quiet.
  const steps = (value: number) => (fine ? round(abs(value)) : floor((abs(value) + 1) / 2));
  const least = fine ? { x: 7, y: 7 } : { x: 4, y: 3 };
  // In a wide cloth the rim ends before the edge does: there it is seen alone, and large.
  const most = isWide ? steps(reach.y) - rim.length - 1 : Number.POSITIVE_INFINITY;
  const edgeAt = ({ x, y }: Place) => {
    if (framed) return max(abs(x), abs(y)) - max(FRAMED, signReach.x + 1);
    const edge = motif.edge(
      steps(x),
      steps(y),
      max(least.x, steps(signReach.x)),
      max(least.y, steps(signReach.y)),
    );
    return max(edge, steps(y) - most);
  };
  const ground = layout(
    even ? { ...band, odd: undefined, even, whole } : band,
    reach,
    (place, around = 2) => edgeAt(place) > rim.length + around,
  );

  const threadAt = (place: Place): Thread => {
    const edge = edgeAt(place);
    if (edge <= 0) return 'f';
    if (even && abs(place.x) === reach.x) return 'r';
    // A fine cloth has no room for a ground: its rim goes on to the corners.
    return rim[fine ? (edge - 1) % rim.length : edge - 1] ?? ground(place);
  };
  const stitches = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => threadAt({ x: column - reach.x, y: row - reach.y })),
  );
  return embroider(stitches, sign, {
    x: round(reach.x - signReach.x),
    y: round(reach.y - signReach.y),
  });
}

/** Puts a sign onto stitches, its upper left corner at a place. */
export function embroider(stitches: Stitches, sign: Rows, corner: Place): Stitches {
  sign.forEach((drawn, row) => {
    const line = stitches[corner.y + row];
    [...drawn].forEach((mark, column) => {
      if (line && mark !== '.') line[corner.x + column] = mark === 'o' ? 'a' : 's';
    });
  });
  return stitches;
}
