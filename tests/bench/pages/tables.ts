import { type Spread, spreadOf } from '../numbers.ts';
import { table } from '../section.ts';
import type { InteractionRow } from './interactions.ts';
import type { LoadRow, Visit } from './loads.ts';
import type { ScoreRow } from './scores.ts';
import type { SlowestRow } from './slowest.ts';

export const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
export const ms = (time: number): string => time.toFixed(0);
export const shift = (cls: number): string => (cls === 0 ? '0' : cls.toFixed(4));

export const spread = ({ median, from, to }: Spread): string =>
  `${median.toFixed(2)} (${from.toFixed(2)}–${to.toFixed(2)})`;

export const named = ({ path, popupClosed }: Visit) =>
  popupClosed ? `\`${path}\`, popup closed` : `\`${path}\``;

export const loadTable = (rows: readonly LoadRow[]): string =>
  table(
    [
      'page',
      'kB',
      'script kB',
      'requests before load',
      'FCP',
      'twin',
      'LCP',
      'twin',
      'ratio',
      'CLS',
      'TBT',
      'twin',
    ],
    rows.map((row) => [
      named(row),
      kB(row.page.bytes),
      kB(row.page.scriptBytes),
      row.page.requestsBeforeLoad,
      ...[row.page.fcp, row.twin.fcp].map(ms),
      ...[row.page, row.twin].map(({ lcp, lcpFrom, lcpTo }) => `${ms(lcp)} (${ms(lcpFrom)}–${ms(lcpTo)})`),
      spread(spreadOf(row.lcpRatios)),
      shift(row.page.cls),
      ...[row.page.tbt, row.twin.tbt].map(ms),
    ]),
  );

export const repeatTable = (rows: readonly LoadRow[]): string =>
  table(
    ['page', 'kB', 'script kB', 'requests before load', 'FCP', 'LCP', 'CLS', 'TBT'],
    rows.flatMap(({ path, popupClosed, again }) => {
      // Who has closed the popup comes again as anybody does.
      if (!again || popupClosed) return [];
      const { bytes, scriptBytes, requestsBeforeLoad, fcp, lcp, cls, tbt } = again;
      return [
        [
          named({ path }),
          kB(bytes),
          kB(scriptBytes),
          requestsBeforeLoad,
          ms(fcp),
          ms(lcp),
          shift(cls),
          ms(tbt),
        ],
      ];
    }),
  );

const paint = (time: number) => (time === 0 ? 'under 16' : ms(time));

export const interactionTable = (rows: readonly InteractionRow[]): string =>
  table(
    ['interaction', 'page', 'median ms', 'three of four ms', 'slowest ms'],
    rows.map(({ name, path, median, usual, worst }) => [
      name,
      `\`${path}\``,
      ...[median, usual, worst].map(paint),
    ]),
  );

export const scoreTable = (rows: readonly ScoreRow[]): string =>
  table(
    [
      'page',
      'performance',
      'accessibility',
      'best practices',
      'SEO',
      'FCP ms',
      'LCP ms',
      'TBT ms',
      'reports',
    ],
    rows.map(({ path, scores, fcp, lcp, tbt, reports }) => [
      named({ path }),
      ...scores,
      ...[fcp, lcp, tbt].map(ms),
      reports,
    ]),
  );

export const slowestTable = (rows: readonly SlowestRow[]): string =>
  table(
    ['page', 'HTML kB', 'round trips', 'of it at the first paint', 'readable after s', 'alone s'],
    rows.map((row) => [
      named(row),
      kB(row.htmlBytes),
      row.roundTrips,
      `${(row.share * 100).toFixed(0)} %`,
      ...[row.fcp, row.fcpAlone].map((time) => (time / 1000).toFixed(2)),
    ]),
  );
