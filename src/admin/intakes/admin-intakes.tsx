import { ADMIN_TEXTS } from '#texts/admin';
import { INTAKE_TEXTS } from '#texts/intake';
import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import { compareTexts } from '../../domain/compare-texts.ts';
import { dateText } from '../../domain/dates.ts';
import { type Intake, intakes, lastDayToApply, startKey, statusOf } from '../../domain/intake.ts';
import { intakeText, repeatText, shortStartText, timeText } from '../../domain/intake-words.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';
import { StateBadge } from '../ui/StateBadge.tsx';
import { CourseMark, CourseThumbnail, CourseTitle, titleOfCourse } from './CourseTitle.tsx';
import { IntakeCard } from './IntakeCard.tsx';
import { daysAlong, inNextMonth } from './moved-start.ts';
import { SeatsLeft } from './SeatsLeft.tsx';

const today = () => dayInNepal(new Date());
const monthOf = (day: string) => day.slice(0, 7);

const TONES = { draft: 'neutral', full: 'warning', cancelled: 'error' } as const;

/** What has become of it, where it is not simply open, as most are. */
function State({ of }: { of: Intake }) {
  const status = statusOf(of, today());
  if (status === 'over') return <StateBadge text={texts.isOver} tone="neutral" />;
  const state = status === 'full' ? 'full' : of.state;
  return state === 'open' ? null : <StateBadge text={INTAKE_TEXTS.states[state]} tone={TONES[state]} />;
}

/** What the list may be narrowed to. */
const filters: AdminKind<Intake>['filters'] = {
  'this-month': {
    label: texts.thisMonth,
    fits: (intake) => monthOf(startKey(intake)) === monthOf(today()),
  },
  full: { label: texts.full, fits: (intake) => statusOf(intake, today()) === 'full' },
  'no-date': { label: texts.noDate, fits: ({ start }) => start.precision === 'tba' },
  over: { label: texts.over, fits: (intake) => statusOf(intake, today()) === 'over' },
};

/** Intakes of all courses: when each begins, how many seats are left, and what has become of it. */
export const adminIntakes: AdminKind<Intake> = {
  ...adminKind(intakes),
  texts,
  filters,
  head: (intake) => (
    <div className="row named">
      <CourseThumbnail id={intake.course_id} />
      <div className="names">
        <CourseTitle id={intake.course_id} more={intake.label} />
        <State of={intake} />
      </div>
    </div>
  ),
  columns: {
    // Of its course, so that it is no company of its own to choose lists by.
    brand: { label: ADMIN_TEXTS.company, cell: ({ course_id }) => <CourseMark id={course_id} /> },
    start: {
      label: texts.start,
      cell: (intake, grouped) => (
        <>
          <div className={grouped ? 'visually-hidden' : undefined}>{startOf(intake)}</div>
          <div className={grouped ? undefined : 'muted small'}>{timeText(intake)}</div>
        </>
      ),
    },
    seats: {
      label: texts.seats,
      // Without seats to count, its state says all there is.
      cell: (intake) => intake.seats && <SeatsLeft intake={intake} seats={intake.seats} />,
    },
  },
  sorts: {
    start: {
      label: texts.byStart,
      compare: (a, b) => compareTexts(dayOf(a), dayOf(b)),
      groupOf: startOf,
    },
    newest: { label: texts.newest, compare: (a, b) => compareTexts(b.created_at, a.created_at) },
  },
  label: nameOf,
  Card: IntakeCard,
  follow: daysAlong,
  duplicate: (intake) => inNextMonth(intake, today()),
  duplicateText: (intake) => repeatText(inNextMonth(intake, today())),
};

function startOf(intake: Intake): string {
  return intake.start.precision === 'day' ? dateText(intake.start.ad) : shortStartText(intake);
}

/** "IELTS Preparation: Batch B, evenings 5:30–7:00, starts 20 Mangsir 2083 · 6 Dec 2026" */
function nameOf(intake: Intake): string {
  return `${titleOfCourse(intake.course_id)}: ${intakeText(intake)}`;
}

/** Those that are over stand last, and those without a date before them. */
const dayOf = (intake: Intake): string =>
  statusOf(intake, today()) === 'over' ? `~~${intake.start.ad}` : (lastDayToApply(intake) ?? '~');
