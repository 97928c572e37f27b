/**
 * The motifs of dhaka weaving as distances: in which ring around the middle of a motif a stitch lies. Rings take colours
 * in turn. Whole steps only: a weaver counts threads.
 */
export interface Motif {
  /** The ring of the stitch `x` to the right of the middle and `y` below it. */
  ring(x: number, y: number): number;
  /** Stitches from one motif to the next, and rows above and below its middle. */
  period: number;
  half: number;
  /** Threads from the middle outwards, in several ways; a dot is the ground. */
  threads: readonly [string, ...string[]];
  /** The field around the sign: 0 and less within it, then 1, 2, 3 … outwards. */
  edge: Edge;
}
type Edge = (x: number, y: number, width: number, height: number) => number;

const { abs, floor, max, min } = Math;

/** Edges of the field for a sign that reaches `width` to each side and `height` up and down, all in double stitches. */
const lozenge: Edge = (x, y, width, height) => x + y - width - height;
const octagon: Edge = (x, y, width, height) => max(x - width - 1, y - height - 1, x + y - width - height);
const block: Edge = (x, y, width, height) => max(x - width - 2, y - height - 2, min(x - width, y - height));
const lens: Edge = (x, y, width, height) => max(y - height - 1, x + y - width - height - 1);

export const MOTIFS = {
  /** Stepped diamonds. */
  diamond: {
    ring: (x, y) => abs(x) + abs(y),
    period: 12,
    half: 5,
    threads: ['rrl.bb.eee', 'ee.rr.lbb.', 'l.rrr.e.bb'],
    edge: lozenge,
  },
  /** Two wings that meet in a body. */
  butterfly: {
    ring: (x, y) => (abs(x) >= abs(y) ? min(abs(x) - abs(y), 6 - abs(x)) : 3 + abs(y) - abs(x)),
    period: 14,
    half: 5,
    threads: ['rlee..bbb', 'le.r..rrr', 'brll..eee'],
    edge: octagon,
  },
  /** Steps up to a temple, and in the water below. */
  temple: {
    ring: (x, y) => floor((abs(x) + 1) / 2) + abs(y),
    period: 18,
    half: 5,
    threads: ['rr.ll.bb.e', 'l.ee.rr.bb', 'bb.l.rr.ee'],
    edge: block,
  },
  /** A river that winds. */
  river: {
    ring: (x, y) => abs(x) + y + 5,
    period: 12,
    half: 5,
    threads: ['rr.ll.bb.ee.rr.ll', 'll..rr..bb..ee..l', 'bbl.rr.bbl.ee.bbl'],
    edge: lens,
  },
  /** A cross with steps in its corners, as the back of a chair. */
  chair: {
    ring: (x, y) => max(abs(x), abs(y)) + min(abs(x), abs(y)),
    period: 12,
    half: 5,
    threads: ['lrrl.b.e.ee', 'rr.ll.bb.e.', 'eel.r.r.bb.'],
    edge: block,
  },
  /** Arrows, one behind the other, towards the middle. */
  arrow: {
    ring: (x, y) => abs(y) - x + 4,
    period: 10,
    half: 4,
    threads: ['rr.ll.bb.e.ee', 'l.rrr.l.bbb.l', 'ee.l.rr.bb.ll'],
    edge: lens,
  },
  /** A flower of eight: two squares, one of them on its corner. */
  rosette: {
    ring: (x, y) => min(max(abs(x), abs(y)), floor((abs(x) + abs(y)) * 0.7)),
    period: 14,
    half: 6,
    threads: ['el.rr.l.', 'rr.ll.b.', 'bl.ee.r.'],
    edge: octagon,
  },
  /** Hills behind hills. */
  hills: {
    ring: (x, y) => max(0, abs(x) - y + 4),
    period: 12,
    half: 5,
    threads: ['rrl.bb.ll.ee', 'll.rr.ee.bb.', 'bb.ll.rr..e.'],
    edge: lozenge,
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
export const MOTIF_NAMES = Object.keys(MOTIFS) as [MotifName, ...MotifName[]];
