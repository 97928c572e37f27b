import { median } from '../numbers.ts';
import { table } from '../section.ts';
import type { InteractionRow } from './interactions.ts';
import type { LoadRow, Visit } from './loads.ts';
import type { ScoreRow } from './scores.ts';
import { kB, ms, named, shift } from './tables.ts';

interface Measured {
  /** At CPU 4× and 15×. */
  phone: readonly LoadRow[];
  oldPhone: readonly LoadRow[];
  interactions: readonly InteractionRow[];
  scores: readonly ScoreRow[];
}

const GROUPS = ['home, first visit', 'home, later', 'courses, course, about', 'contact'] as const;
type Group = (typeof GROUPS)[number];

/** The popup is the institute's; a first visit of the other home page is as any later one. */
function groupOf({ path, popupClosed }: Visit): Group {
  if (path.endsWith('/contact')) return 'contact';
  if (path === '/') return popupClosed ? 'home, later' : 'home, first visit';
  return path === '/it' ? 'home, later' : 'courses, course, about';
}

type PerGroup<Value> = readonly [Value, Value, Value, Value];

interface Figure {
  name: string;
  /** In the order of GROUPS. */
  targets: PerGroup<number>;
  /** What each page has. */
  values(measured: Measured): (Visit & { value: number })[];
  worded(value: number): string;
  /** More is better. */
  atLeast?: boolean;
  /** Why a target is not kept, where that is known, in the order of GROUPS. */
  reasons?: Partial<PerGroup<string>>;
}

const ofLoads = (rows: readonly LoadRow[], of: (row: LoadRow) => number) =>
  rows.map((row) => ({ path: row.path, popupClosed: row.popupClosed, value: of(row) }));

const PAINTING =
  'as long as the twin, which has no script, blocks, too, it is the browser’s own layout and painting, the rest is scripts';
const ISLAND = 'the island: running its code, and what it changes on the page';
const SPREAD = 'visits of one page are far apart: the table says between what ratios the true one is';
const BLOCKED = 'of the four only speed is lower, by the TBT that the table of scores shows';

const FIGURES: readonly Figure[] = [
  {
    name: 'total kB',
    targets: [130, 65, 65, 130],
    values: ({ phone }) => ofLoads(phone, ({ page }) => page.bytes / 1000),
    worded: (value) => kB(value * 1000),
  },
  {
    name: 'external script kB',
    targets: [66, 4, 4, 66],
    values: ({ phone }) => ofLoads(phone, ({ page }) => page.scriptBytes / 1000),
    worded: (value) => kB(value * 1000),
  },
  {
    name: 'requests before load',
    targets: [5, 5, 5, 6],
    values: ({ phone }) => ofLoads(phone, ({ page }) => page.requestsBeforeLoad),
    worded: String,
  },
  {
    name: 'LCP against the twin',
    targets: [1.1, 1.1, 1.1, 1.1],
    values: ({ phone }) => ofLoads(phone, ({ lcpRatios }) => median(lcpRatios)),
    worded: (value) => value.toFixed(2),
    reasons: [SPREAD, SPREAD, SPREAD, SPREAD],
  },
  {
    name: 'CLS',
    targets: [0, 0, 0, 0],
    values: ({ phone }) => ofLoads(phone, ({ page }) => page.cls),
    worded: shift,
  },
  {
    name: 'TBT at CPU 4×, ms',
    targets: [0, 0, 0, 0],
    values: ({ phone }) => ofLoads(phone, ({ page }) => page.tbt),
    worded: ms,
    reasons: [ISLAND, PAINTING, PAINTING, ISLAND],
  },
  {
    name: 'TBT at CPU 15×, ms',
    targets: [50, 10, 10, 50],
    values: ({ oldPhone }) => ofLoads(oldPhone, ({ page }) => page.tbt),
    worded: ms,
    reasons: [ISLAND, PAINTING, PAINTING, ISLAND],
  },
  {
    name: 'Lighthouse, lowest of four',
    targets: [100, 100, 100, 100],
    values: ({ scores }) => scores.map((row) => ({ path: row.path, value: Math.min(...row.scores) })),
    worded: String,
    atLeast: true,
    reasons: [BLOCKED, BLOCKED, BLOCKED, BLOCKED],
  },
];

/** The page of a group that is furthest from what is wanted. */
function worstOf(figure: Figure, group: Group, measured: Measured) {
  const rows = figure.values(measured).filter((row) => groupOf(row) === group && !Number.isNaN(row.value));
  const sign = figure.atLeast ? 1 : -1;
  return rows.toSorted((one, other) => sign * (one.value - other.value))[0];
}

const INP = 32;

/** What is said of the slowest interaction, beside what any press costs here. */
function interactionRow(rows: readonly InteractionRow[]) {
  const [slowest] = rows
    .filter(({ control }) => !control)
    .toSorted((one, other) => other.usual - one.usual || other.median - one.median);
  if (!slowest) return '';
  const told = (row: InteractionRow) =>
    `${row.name} on \`${row.path}\` ${ms(row.usual)} (median ${ms(row.median)})`;
  const missed = slowest.usual > INP ? ' ✗' : '';
  const controls = rows.filter(({ control }) => control).map(told);
  return `Slowest interaction, at most so many ms in three visits of four: ${told(slowest)} / ${INP}${missed}. With nothing of the
site's code to answer it: ${controls.join(', ')}.`;
}

/** The targets beside the worst that was measured, and of each that is not kept its page and the reason. */
export function targetsTable(measured: Measured): string {
  const missed: { because: string; cell: string }[] = [];
  const rows = FIGURES.map((figure) => {
    const { name, targets, worded, atLeast, reasons } = figure;
    const cells = GROUPS.map((group, index) => {
      const target = targets[index] as number;
      const worst = worstOf(figure, group, measured);
      if (!worst) return '–';
      const kept = atLeast ? worst.value >= target : worst.value <= target;
      const cell = `${worded(worst.value)} / ${target}`;
      if (kept) return cell;
      const because = `${name}: ${reasons?.[index] ?? 'the reason is not known'}`;
      missed.push({ because, cell: `${named(worst)} ${cell}` });
      return `${cell} ✗`;
    });
    return [name, ...cells];
  });
  const lines = [...Map.groupBy(missed, ({ because }) => because)].map(
    ([because, cells]) => `- ${because} (${cells.map(({ cell }) => cell).join('; ')}).`,
  );
  const told = lines.length > 0 ? `\n\nNot kept (✗), and why:\n\n${lines.join('\n')}` : '';
  return `${table(['figure', ...GROUPS], rows)}\n\n${interactionRow(measured.interactions)}${told}`;
}
