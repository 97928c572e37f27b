import { INTAKE_PAGE_TEXTS as texts } from '#texts/intake';
import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { pagePaths } from '../../paths.ts';

/** Where no intake is open: the way to hear of the next one. */
export const NoIntake = ({ course, companyId }: { course: Course; companyId: CompanyId }) => (
  <p className="no-intake">
    {texts.noneYet} <a href={pagePaths(companyId).contactAbout({ course: course.id })}>{texts.tellMe}</a>
  </p>
);
