import { useWatch } from 'react-hook-form';
import { ADMIN_INTAKE_TEXTS as texts } from '#texts/records';
import { IntakeRows } from '../../components/course/IntakeTable.tsx';
import { MAIN_COMPANY_ID } from '../../domain/company.ts';
import { type Intake, intakes } from '../../domain/intake.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { offeredIntake } from '../../domain/offered-course.ts';
import { useCourses } from '../app/queries.ts';
import { Thumbnail } from '../courses/Thumbnail.tsx';
import { recordTyped } from '../editor/form-values.ts';
import { LiveCardPanel } from '../editor/LiveCardPanel.tsx';

const UNTYPED: Intake['start'] = { precision: 'day', ad: '', bs_month: '' };

/** What is typed of an intake, as its row on the page of its course. */
export function IntakeCard() {
  const typed = recordTyped(intakes.fields, useWatch(), { course_id: '', start: UNTYPED });
  const intake = dated(typed);
  const course = useCourses().data?.find(({ id }) => id === intake.course_id);
  const shown = offeredIntake(intake, dayInNepal(new Date()));
  const { id = '', fee = null, company_id: companyId = MAIN_COMPANY_ID } = course ?? {};
  const title = course?.title ?? intakes.fields.course_id.label;
  const isHidden = intake.state === 'draft' || shown.status === 'over';
  return (
    <LiveCardPanel company={companyId} empty={!course || intake !== typed}>
      <p className="row named name">
        <Thumbnail course={course ?? { id: 'new', title, company_id: companyId, image: null }} />
        <span>{title}</span>
      </p>
      <IntakeRows course={{ id, fee, intakes: [shown] }} companyId={companyId} />
      {isHidden && <p className="small">{intake.state === 'draft' ? texts.draftHidden : texts.overHidden}</p>}
    </LiveCardPanel>
  );
}

/** Without a start that is still to be typed. */
function dated(intake: Intake): Intake {
  const { precision, ad, bs_month } = intake.start;
  const isDated = precision === 'tba' || ad || (precision === 'month' && bs_month);
  return isDated ? intake : { ...intake, start: { ...UNTYPED, precision: 'tba' } };
}
