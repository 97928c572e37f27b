import { COURSE_TEXTS } from '#texts/course';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';

/** What a course page shows when there is no such course, or no longer. */
export function CourseNotFound({ companyId }: { companyId: CompanyId }) {
  const paths = pagePaths(companyId);
  const texts = brands[companyId].words.course;
  return (
    <div className="wrap stack empty-page">
      <h1>{COURSE_TEXTS.notFoundTitle}</h1>
      <p className="lead muted">{texts.notFound}</p>
      <p className="actions">
        <a className="button" href={paths.courses}>
          {texts.browse}
        </a>
        <a className="button button-quiet" href={paths.home}>
          {texts.goHome}
        </a>
      </p>
    </div>
  );
}
