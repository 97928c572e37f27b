import { DASHBOARD_TEXTS, ANSWERED_TEXTS as texts } from '#texts/dashboard';
import { promiseKept } from '../../domain/answer-time.ts';
import type { Course } from '../../domain/course.ts';
import type { Enquiry } from '../../domain/enquiry.ts';
import { useHours } from '../inbox/use-hours.ts';
import { formatCount } from '../ui/format.ts';
import { Panel } from '../ui/Panel.tsx';
import { Pending } from './Pending.tsx';
import { CHART_WEEKS, cutIn, perWeek } from './weeks.ts';

interface MeasuredProps {
  /** Newest first, without spam; undefined while nothing has come. */
  enquiries: readonly Enquiry[] | undefined;
  isComplete: boolean;
  failed: boolean;
}

/** When the shown weeks began. */
const beginning = (): Date => perWeek([])[0]?.start ?? new Date(0);

/** How the promise of an answer within a day is kept. */
export function PromisePanel({ enquiries, isComplete, failed }: MeasuredProps) {
  const kept = promiseKept(enquiries ?? [], beginning(), new Date(), useHours());
  const { judged, inTime, medianHours } = kept;
  return (
    <Panel title={texts.title} aside={<p className="muted">{texts.inWeeks(CHART_WEEKS)}</p>}>
      {!isComplete && <Pending failed={failed} loading={DASHBOARD_TEXTS.counting} />}
      {isComplete && judged === 0 && <p className="muted">{texts.none}</p>}
      {isComplete && judged > 0 && (
        <>
          <p className="last-publish">{texts.inTime(inTime, judged)}</p>
          <meter
            className="meter"
            style={cutIn(inTime, judged)}
            min={0}
            max={judged}
            value={inTime}
            aria-label={texts.title}
            aria-valuetext={texts.inTime(inTime, judged)}
          />
          {medianHours !== null && <p className="muted">{texts.median(medianHours)}</p>}
        </>
      )}
    </Panel>
  );
}

const SHOWN = 5;

/** What the enquiries of the shown weeks are about. */
export function ByCourse({
  enquiries,
  isComplete,
  failed,
  courses,
}: MeasuredProps & { courses: readonly Course[] | undefined }) {
  const since = beginning().toISOString();
  const titles = new Map(courses?.map(({ id, title }) => [id, title]));
  const recent = enquiries?.filter(({ submitted_at }) => submitted_at >= since) ?? [];
  const counted = new Map<string, number>();
  for (const { course_id } of recent) {
    const name = titles.get(course_id) ?? (course_id || texts.noCourse);
    counted.set(name, (counted.get(name) ?? 0) + 1);
  }
  const counts = [...counted]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
  const highest = Math.max(1, ...counts.map(({ count }) => count));
  const rest = counts.slice(SHOWN).reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel title={texts.byCourse} aside={<p className="muted">{texts.inWeeks(CHART_WEEKS)}</p>}>
      {!isComplete && <Pending failed={failed} loading={DASHBOARD_TEXTS.counting} />}
      {isComplete && counts.length === 0 && <p className="muted">{DASHBOARD_TEXTS.noneInWeeks}</p>}
      {isComplete && counts.length > 0 && (
        <ul className="stack bars">
          {counts.slice(0, SHOWN).map(({ name, count }) => (
            <li key={name}>
              <p className="row spread">
                <span className="ellipsis">{name}</span>
                <span className="figure">{formatCount(count)}</span>
              </p>
              <span
                className="bar"
                style={{ inlineSize: `${(count / highest) * 100}%`, ...cutIn(count, highest) }}
              />
            </li>
          ))}
          {rest > 0 && <li className="muted">{texts.others(rest)}</li>}
        </ul>
      )}
    </Panel>
  );
}
