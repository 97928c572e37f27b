import { useWatch } from 'react-hook-form';
import { INTAKE_PAGE_TEXTS as pageTexts } from '#texts/intake';
import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import { dateText } from '../../domain/dates.ts';
import { type Intake, intakes } from '../../domain/intake.ts';
import { namedStartText, offerText, seatsText } from '../../domain/intake-words.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { offeredIntake } from '../../domain/offered-course.ts';
import { useCourses } from '../app/queries.ts';
import { type Input, valuesTyped } from '../editor/form-values.ts';
import { LiveCardPanel } from '../editor/LiveCardPanel.tsx';

/** What is typed of an intake, as it will stand on the page of its course. */
export function IntakeCard() {
  const intake = readIntake(useWatch());
  const course = useCourses().data?.find(({ id }) => id === intake.course_id);
  const shown = offeredIntake(intake, dayInNepal(new Date()));
  const isHidden = intake.state === 'draft' || shown.status === 'over';
  return (
    <LiveCardPanel>
      <p className="name">{course?.title ?? intakes.fields.course_id.label}</p>
      <p>{namedStartText(intake)}</p>
      <p className="muted small">{offerText(intake, course?.fee ?? null)}</p>
      <p className="small">{seatsText(shown)}</p>
      <p className="muted small">{intake.apply_by && pageTexts.applyBy(dateText(intake.apply_by))}</p>
      {isHidden && <p className="small">{intake.state === 'draft' ? texts.draftHidden : texts.overHidden}</p>}
    </LiveCardPanel>
  );
}

function readIntake(typed: Input): Intake {
  const values = valuesTyped(intakes.fields, typed) as unknown as Intake;
  const { start } = values;
  const isDated = start?.ad || (start?.precision === 'month' && start.bs_month);
  return isDated ? values : { ...values, start: { precision: 'tba', ad: '', bs_month: '' } };
}
