import { CATALOGUE_TEXTS } from '#texts/catalogue';
import { site } from '../../content/site.ts';
import type { Listing } from '../../domain/course-list.ts';
import { scopes } from '../../domain/scope.ts';
import { fragmentPaths } from '../../paths.ts';
import { CourseGrid } from '../course/CourseGrid.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { phoneLink } from '../page/text.ts';
import { CatalogueFilter } from './CatalogueFilter.tsx';

/** A page of a list, and the way to search all of it. */
export const CourseList = ({ companyId, category, courses, page }: Listing) => (
  <section className="section section-first wrap" aria-labelledby="list-title">
    <h2 id="list-title" className="visually-hidden">
      {CATALOGUE_TEXTS.title}
    </h2>
    <CatalogueFilter companyId={companyId} category={category} courses={courses} />
    <FreshRegion
      source={fragmentPaths.courses(companyId, page, category?.slug)}
      scopes={[scopes.courses(companyId, page, category?.slug)]}
      empty={courses.length === 0}
    >
      <CourseGrid courses={courses} companyId={companyId} page={page} category={category?.slug} />
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
