import { COURSE_PAGE_TEXTS } from '#texts/course';
import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';

export function Breadcrumb({ companyId, title }: { companyId: CompanyId; title: string }) {
  const paths = pagePaths(companyId);
  const texts = brands[companyId].words.course;
  return (
    <nav className="screen-only" aria-label={COURSE_PAGE_TEXTS.breadcrumb}>
      <ol className="cluster breadcrumb muted small">
        <li>
          <a href={paths.home}>{texts.home}</a>
        </li>
        <li>
          <a href={paths.courses}>{texts.courses}</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
