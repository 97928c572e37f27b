import { CATALOGUE_TEXTS } from '#texts/catalogue';
import { site } from '../../content/site.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { scopes } from '../../domain/scope.ts';
import { fragmentPaths } from '../../paths.ts';
import { CourseGrid } from '../course/CourseGrid.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { phoneLink } from '../page/text.ts';
import { CatalogueFilter } from './CatalogueFilter.tsx';

export interface CourseListProps {
  companyId: CompanyId;
  /** All courses of the brand. */
  courses: readonly OfferedCourse[];
  /** Counted from 1. */
  page: number;
}

/** A page of the catalogue, and the way to search all of it. */
export const CourseList = ({ companyId, courses, page }: CourseListProps) => (
  <section className="section section-first wrap" aria-labelledby="list-title">
    <h2 id="list-title" className="visually-hidden">
      {CATALOGUE_TEXTS.title}
    </h2>
    <CatalogueFilter companyId={companyId} courses={courses} />
    <FreshRegion
      source={fragmentPaths.courses(companyId, page)}
      scopes={[scopes.courses(companyId, page)]}
      empty={courses.length === 0}
    >
      <CourseGrid courses={courses} companyId={companyId} page={page} />
    </FreshRegion>
    <div className="catalogue-results" hidden />
    <div className="placeholder stack catalogue-none" hidden>
      <p>
        <span data-typed="true">
          {CATALOGUE_TEXTS.none[0]}
          <span data-sought />
          {CATALOGUE_TEXTS.none[1]}
        </span>
        <span data-typed="false">{CATALOGUE_TEXTS.noneFits}</span>
        <a className="nobreak" href={phoneLink(site.phone)}>
          {site.phone}
        </a>
        {CATALOGUE_TEXTS.none[2]}
      </p>
      <button type="reset" className="button button-quiet" form="catalogue-filter">
        {CATALOGUE_TEXTS.clear}
      </button>
    </div>
  </section>
);
