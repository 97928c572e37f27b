import type { Enquiry } from '../../domain/enquiry.ts';
import { TIME_ZONE } from '../../domain/nepal.ts';
import { Card } from './Card.tsx';
import { Pending } from './Pending.tsx';
import { CHART_WEEKS, perWeek } from './weeks.ts';

interface EnquiryChartProps {
  /** Newest first; undefined while nothing has come. */
  enquiries: readonly Enquiry[] | undefined;
  complete: boolean;
  failed: boolean;
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: TIME_ZONE });

export function EnquiryChart({ enquiries, complete, failed }: EnquiryChartProps) {
  const weeks = perWeek(enquiries?.map(({ submitted_at }) => submitted_at) ?? []);
  const covered = isCovered(enquiries, complete, weeks[0]?.start);
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  /** Of the height, in percent; a week without any leaves a line to stand on. */
  const share = (count: number) => Math.max(1, (count / highest) * 100);
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      wide
      title="Enquiries per week"
      aside={covered && <p className="muted">{`${total.toLocaleString('en-US')} in ${CHART_WEEKS} weeks`}</p>}
    >
      {covered && total === 0 && (
        <p className="muted">Nobody has written in these weeks. The bars grow with what visitors send.</p>
      )}
      {covered ? (
        <>
          <div className={total === 0 ? 'chart flat' : 'chart'} aria-hidden="true">
            {weeks.map(({ start, count }) => (
              <div key={start.getTime()} className="week">
                <svg viewBox="0 0 1 100" preserveAspectRatio="none" aria-hidden="true">
                  <rect y={100 - share(count)} width="1" height={share(count)} />
                </svg>
                <span className="figure" style={{ insetBlockEnd: `${share(count)}%` }}>
                  {count.toLocaleString('en-US')}
                </span>
                <span className="label">{day.format(start)}</span>
              </div>
            ))}
          </div>
          {/* A table is never narrower than its words, so it is hidden in a box that is. */}
          <div className="visually-hidden">
            <table>
              <caption>Enquiries per week, weeks beginning on Sunday in Nepal</caption>
              <thead>
                <tr>
                  <th scope="col">Week of</th>
                  <th scope="col">Enquiries</th>
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
      ) : (
        <Pending failed={failed}>Counting enquiries…</Pending>
      )}
    </Card>
  );
}

/** Whether all enquiries of the shown weeks have come: they come newest first. */
function isCovered(enquiries: readonly Enquiry[] | undefined, complete: boolean, first: Date | undefined) {
  const oldest = enquiries?.at(-1);
  return complete || (oldest && first && Date.parse(oldest.submitted_at) < first.getTime());
}
