import { INTAKE_PAGE_TEXTS as texts } from '#texts/intake';
import type { CompanyId } from '../../domain/company.ts';
import { dateText } from '../../domain/dates.ts';
import { isBookedOut, isJoinable } from '../../domain/intake-options.ts';
import {
  daysText,
  feeAmount,
  feeNotes,
  hoursText,
  oftenText,
  partsText,
  placeText,
  startText,
} from '../../domain/intake-words.ts';
import type { OfferedCourse, OfferedIntake } from '../../domain/offered-course.ts';
import { calendarPath, pagePaths } from '../../paths.ts';
import { FeeBefore } from './FeeBefore.tsx';
import { anyOfSameFee, sharedFeeNotes } from './fee-line.ts';
import { IntakeSeats } from './IntakeSeats.tsx';
import { NoIntake } from './NoIntake.tsx';

interface IntakeTableProps {
  course: OfferedCourse;
  /** The brand whose page this is. */
  companyId: CompanyId;
}

interface RowsProps {
  course: Pick<OfferedCourse, 'id' | 'fee' | 'intakes'>;
  companyId: CompanyId;
}

interface TableProps extends RowsProps {
  /** Whether notes on the fee stand above already. */
  isNoted?: boolean;
}

/**
 * Every intake that is not over, each a row, or a block where a row has no room. Where there is none, this says so. Where
 * all are full, it leads to the next one.
 */
export function IntakeTable({ course, companyId }: IntakeTableProps) {
  if (course.intakes.length === 0)
    return (
      <div className="panel course-dates screen-only">
        <NoIntake course={course} companyId={companyId} />
      </div>
    );
  const notes = sharedFeeNotes(course);
  return (
    <section className={`panel course-dates${anyOfSameFee(course) ? ' fee-above' : ''}`}>
      <h2>{texts.all}</h2>
      {notes && <p className="muted small">{notes}</p>}
      <IntakeRows course={course} companyId={companyId} isNoted={notes !== ''} />
      {isBookedOut(course.intakes) && (
        <a
          className="button button-quiet screen-only"
          href={pagePaths(companyId).contactAbout({ course: course.id })}
        >
          {texts.tellMe}
        </a>
      )}
    </section>
  );
}

/** The table alone. Notes said above are not said again. */
export const IntakeRows = ({ course, companyId, isNoted }: TableProps) => (
  <table className="intakes">
    <thead>
      <tr>
        {Object.entries(texts.columns).map(([name, label]) => (
          <th key={name} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {course.intakes.map((intake) => (
        <tr key={intake.id} data-until={intake.until ?? undefined}>
          <Start intake={intake} />
          <Time intake={intake} />
          <Fee intake={intake} courseFee={course.fee} notes={isNoted ? [] : feeNotes(intake)} />
          <Seats intake={intake} course={course} companyId={companyId} />
        </tr>
      ))}
    </tbody>
  </table>
);

const Line = ({ text }: { text: string }) => text && <span className="muted small">{text}</span>;

function Start({ intake }: { intake: OfferedIntake }) {
  const { label, start, apply_by, note } = intake;
  return (
    <th scope="row">
      {label && <span>{label}</span>}
      <span>{startText(intake)}</span>
      <Line text={apply_by && texts.applyBy(dateText(apply_by))} />
      <Line text={note} />
      {start.precision === 'day' && isJoinable(intake) && (
        <a className="muted small screen-only" href={calendarPath(intake.id)} download>
          {texts.calendar}
        </a>
      )}
    </th>
  );
}

const Time = ({ intake }: { intake: OfferedIntake }) => (
  <td>
    <span>
      {oftenText(intake)} {intake.time && <span>{hoursText(intake)}</span>}
    </span>
    <Line text={daysText(intake)} />
    <Line text={placeText(intake)} />
  </td>
);

function Seats({ intake, course, companyId }: { intake: OfferedIntake } & RowsProps) {
  const contact = pagePaths(companyId).contactAbout({ course: course.id, intake: intake.id });
  return (
    <td>
      <div className="row intake-seat">
        <IntakeSeats intake={intake} />
        {isJoinable(intake) && (
          <a className="button button-quiet screen-only" href={contact}>
            {texts.enrol}
            <span className="visually-hidden">{`: ${startText(intake)}`}</span>
          </a>
        )}
      </div>
    </td>
  );
}

interface FeeProps {
  intake: OfferedIntake;
  courseFee: number | null;
  notes: readonly string[];
}

function Fee({ intake, courseFee, notes }: FeeProps) {
  const amount = feeAmount(intake, courseFee);
  const parts = amount && partsText(intake);
  return (
    <td>
      <span>{amount}</span>
      {parts && ' '}
      <Line text={parts} /> <FeeBefore intakes={[intake]} />
      {notes.map((text) => (
        <Line key={text} text={text} />
      ))}
    </td>
  );
}
