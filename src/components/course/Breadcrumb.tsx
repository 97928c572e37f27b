import { COURSE_PAGE_TEXTS } from '#texts/course';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import type { NavigationLink } from '../page/navigation.ts';

interface BreadcrumbProps {
  companyId: CompanyId;
  /** The pages between the home page of the brand and this one. */
  over: readonly NavigationLink[];
  title: string;
  sections: Sections;
}

/** The way to a page that stands below others. */
export const Breadcrumb = ({ companyId, over, title, sections }: BreadcrumbProps) => (
  <nav className="screen-only" aria-label={COURSE_PAGE_TEXTS.breadcrumb}>
    <ol className="cluster breadcrumb muted small">
      {[{ href: pagePaths(companyId).home, text: sections.course.words.home }, ...over].map(
        ({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ),
      )}
      <li aria-current="page">{title}</li>
    </ol>
  </nav>
);
