import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { FeaturedCourses } from '../course/FeaturedCourses.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { homeTexts } from './texts.ts';

interface FeaturedProps {
  companyId: CompanyId;
  /** All courses of the brand. */
  courses: readonly Course[];
}

export const Featured = ({ companyId, courses }: FeaturedProps) => (
  <section className="section section-soft" aria-labelledby="featured-title">
    <div className="wrap">
      <div className="section-head">
        <h2 id="featured-title">{homeTexts[companyId].featured}</h2>
        <a className="more-link" href={pagePaths(companyId).courses}>
          {homeTexts[companyId].viewAll}
          <Icon path={icons.arrow} />
        </a>
      </div>
      <FreshRegion source={fragmentPaths.featured(companyId)} empty={courses.length === 0}>
        <FeaturedCourses courses={courses} companyId={companyId} />
      </FreshRegion>
    </div>
  </section>
);
