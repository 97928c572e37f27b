import { CATALOGUE_TEXTS } from '#texts/catalogue';
import { scopes } from '../../domain/scope.ts';
import { clothPath, fragmentPaths } from '../../paths.ts';
import { CourseGrid } from '../course/CourseGrid.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { callLink } from '../page/text.ts';
import { Cloth } from '../ui/Cloth.tsx';
import { CatalogueFilter } from './CatalogueFilter.tsx';
import type { ListingProps } from './title-of.ts';

/** A page of a list, and the way to search all of it. */
export const CourseList = ({ companyId, category, courses, page, sections }: ListingProps) => (
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
      <CourseGrid
        courses={courses}
        companyId={companyId}
        page={page}
        category={category?.slug}
        sections={sections}
      />
    </FreshRegion>
    <div className="catalogue-results" hidden />
    <div className="stack catalogue-none" hidden>
      <div className="panel catalogue-none-said">
        <div className="cover">
          <Cloth path={clothPath(companyId, 'no', 'flower')} small />
        </div>
        <div className="stack">
          <p className="catalogue-none-title">
            <span className="if-typed">
              {CATALOGUE_TEXTS.none[0]}
              <b />
              {CATALOGUE_TEXTS.none[1]}
            </span>
            <span className="unless-typed">{CATALOGUE_TEXTS.noneFits}</span>
          </p>
          <p>
            <span className="if-typed">{CATALOGUE_TEXTS.noneAsk}</span>
            <span className="unless-typed">{CATALOGUE_TEXTS.noneFitsAsk}</span>
            <a className="nobreak" href={callLink(sections.site.facts.phone)}>
              {sections.site.facts.phone}
            </a>
          </p>
        </div>
        <button type="reset" className="button" form="catalogue-filter">
          {CATALOGUE_TEXTS.clear}
        </button>
      </div>
      <h2>{CATALOGUE_TEXTS.others}</h2>
      {/* course-search.ts puts a few of the courses here. */}
      <ul className="course-grid" />
    </div>
  </section>
);
