import { COURSE_PAGE_TEXTS } from '#texts/course';
import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { isBookedOut } from '../../domain/intake-options.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { pagePaths } from '../../paths.ts';
import { callLink } from '../page/text.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { CategoryLink } from './CategoryLink.tsx';
import { FeeAmount } from './CourseFee.tsx';
import { Facts } from './Facts.tsx';
import { feeLine, sharedFeeNotes } from './fee-line.ts';
import { NextIntakes } from './NextIntakes.tsx';
import { NoIntake } from './NoIntake.tsx';

interface EnrolPanelProps {
  course: OfferedCourse;
  companyId: CompanyId;
  /** Of the institute. */
  phone: string;
}

/**
 * What a course costs, when it starts, the two ways to ask for a place, and facts. On a narrow page only the two ways
 * stay, as a bar at the lower edge, with a way to call: the rest stands below the title there. Where every intake is
 * full, to ask comes first, and before it what for.
 */
export function EnrolPanel({ course, companyId, phone }: EnrolPanelProps) {
  const contact = pagePaths(companyId).contactAbout({ course: course.id });
  const isFull = isBookedOut(course.intakes);
  const ways = [COURSE_PAGE_TEXTS.enrol, COURSE_PAGE_TEXTS.moreInfo];
  const note = <p className="muted small">{COURSE_PAGE_TEXTS.enrolNote}</p>;
  const notes = sharedFeeNotes(course);
  const facts = [
    { name: COURSE_PAGE_TEXTS.duration, value: course.duration },
    { name: COURSE_PAGE_TEXTS.category, value: course.category_name && <CategoryLink course={course} /> },
    { name: COURSE_PAGE_TEXTS.provider, value: COMPANIES[course.company_id].name },
  ];
  return (
    <aside className="enrol screen-only" aria-labelledby="enrol-title">
      <h2 id="enrol-title" className="enrol-title">
        {COURSE_PAGE_TEXTS.enrolTitle}
      </h2>
      {feeLine(course) && (
        <p className="enrol-fee">
          <FeeAmount course={course} />
        </p>
      )}
      {notes && <p className="muted small">{notes}</p>}
      {course.intakes.length > 0 && (
        <div className="next-intakes">
          <NextIntakes intakes={course.intakes} />
          <NoIntake course={course} companyId={companyId} />
        </div>
      )}
      {isFull && note}
      {(isFull ? ways.reverse() : ways).map((text, place) => (
        <a key={text} className={place === 0 ? 'button' : 'button button-quiet'} href={contact}>
          {text}
        </a>
      ))}
      <a className="icon-button enrol-call" href={callLink(phone)} aria-label={PAGE_TEXTS.call(phone)}>
        <Icon path={icons.phone} />
      </a>
      {!isFull && note}
      <Facts facts={facts} />
    </aside>
  );
}
