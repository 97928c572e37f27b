import { DASHBOARD_TEXTS } from '#texts/dashboard';
import type { Enquiry } from '../../domain/enquiry.ts';
import { TIME_ZONE } from '../../domain/nepal.ts';
import { formatCount } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { Pending } from './Pending.tsx';
import { CHART_WEEKS, cutIn, perWeek } from './weeks.ts';

interface EnquiryChartProps {
  /** Newest first; undefined while nothing has come. */
  enquiries: readonly Enquiry[] | undefined;
  isComplete: boolean;
  failed: boolean;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: TIME_ZONE });
const dayOfMonth = new Intl.DateTimeFormat('en-US', { day: 'numeric', timeZone: TIME_ZONE });
const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: TIME_ZONE });

/** The month is said once, below its first Sunday: there is little room below a bar. */
function WeekLabel({ start, isFirst }: { start: Date; isFirst: boolean }) {
  const short = dayOfMonth.format(start);
  return (
    <span className="label muted">
      {short} {(isFirst || Number(short) <= 7) && <span>{month.format(start)}</span>}
    </span>
  );
}

export function EnquiryChart({ enquiries, isComplete, failed }: EnquiryChartProps) {
  const weeks = perWeek(enquiries?.map(({ submitted_at }) => submitted_at) ?? []);
  const covered = isCovered(enquiries, isComplete, weeks[0]?.start);
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  /** Of the height, in percent; a week without any leaves a line to stand on. */
  const share = (count: number) => Math.max(1, (count / highest) * 100);
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  const inWeeks = <p className="muted">{DASHBOARD_TEXTS.inWeeks(formatCount(total), CHART_WEEKS)}</p>;
  return (
    <Panel title={DASHBOARD_TEXTS.perWeek} aside={covered && inWeeks}>
      {!covered && <Pending failed={failed} loading={DASHBOARD_TEXTS.counting} />}
      {covered && total === 0 && <p className="muted">{DASHBOARD_TEXTS.noneInWeeks}</p>}
      {covered && (
        <>
          <div className={total === 0 ? 'chart flat' : 'chart'} style={cutIn(highest)} aria-hidden="true">
            {weeks.map(({ start, count }, index) => (
              <div key={start.getTime()} className="week">
                <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect y={100 - share(count)} width="1" height={share(count)} />
                </svg>
                <span className="rows" />
                <span className="figure" style={{ insetBlockEnd: `${share(count)}%` }}>
                  {formatCount(count)}
                </span>
                <WeekLabel start={start} isFirst={index === 0} />
              </div>
            ))}
          </div>
          {/* A table is never narrower than its words, so it is hidden in a box that is. */}
          <div className="visually-hidden">
            <table>
              <caption>{DASHBOARD_TEXTS.perWeekCaption}</caption>
              <thead>
                <tr>
                  <th scope="col">{DASHBOARD_TEXTS.weekOf}</th>
                  <th scope="col">{DASHBOARD_TEXTS.enquiries}</th>
                </tr>
              </thead>
              <tbody>
                {weeks.map(({ start, count }) => (
                  <tr key={start.getTime()}>
                    <th scope="row">{day.format(start)}</th>
                    <td>{count}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Panel>
  );
}

/** Whether all enquiries of the shown weeks have come: they come newest first. */
function isCovered(enquiries: readonly Enquiry[] | undefined, isComplete: boolean, first: Date | undefined) {
  const oldest = enquiries?.at(-1);
  return isComplete || (oldest && first && Date.parse(oldest.submitted_at) < first.getTime());
}
