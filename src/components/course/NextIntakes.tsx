import { INTAKE_PAGE_TEXTS as texts } from '#texts/intake';
import type { CompanyId } from '../../domain/company.ts';
import { dateText } from '../../domain/dates.ts';
import { feeText, namedStartText, placeText, timeText } from '../../domain/intake-words.ts';
import type { OfferedCourse, OfferedIntake } from '../../domain/offered-course.ts';
import { IntakeSeats } from './IntakeSeats.tsx';
import { NoIntake } from './NoIntake.tsx';

/** As many as the panel beside the text has room for. */
const SHOWN = 3;

/**
 * The next intakes of a course. An intake carries the moment from which it is to be seen no more, so that dates pass
 * on a page that was built weeks ago; when none is left, the line below them shows.
 */
export function NextIntakes({ course, companyId }: { course: OfferedCourse; companyId: CompanyId }) {
  const next = course.intakes.filter(({ status }) => status !== 'cancelled').slice(0, SHOWN);
  return (
    <div className="next-intakes">
      <h3>{texts.title}</h3>
      <ul className="stack">
        {next.map((intake) => (
          <li key={intake.id} data-until={intake.until ?? undefined}>
            <NextIntake intake={intake} courseFee={course.fee} />
          </li>
        ))}
      </ul>
      <NoIntake course={course} companyId={companyId} />
    </div>
  );
}

function NextIntake({ intake, courseFee }: { intake: OfferedIntake; courseFee: number | null }) {
  return (
    <>
      <p className="intake-start">{namedStartText(intake)}</p>
      {[timeText(intake), placeText(intake), feeText(intake, courseFee)].map(
        (text) =>
          text && (
            <p key={text} className="muted small">
              {text}
            </p>
          ),
      )}
      <p className="small">
        <IntakeSeats intake={intake} />
      </p>
      {intake.apply_by && <p className="muted small">{texts.applyBy(dateText(intake.apply_by))}</p>}
    </>
  );
}
