import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { scopes } from '../../domain/scope.ts';
import type { Sections } from '../../domain/section.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { FeaturedCourses } from '../course/FeaturedCourses.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { Section } from '../page/Section.tsx';

interface FeaturedProps {
  companyId: CompanyId;
  /** Those of the brand that stand first, in front. */
  courses: readonly OfferedCourse[];
  sections: Sections;
}

export function Featured({ companyId, courses, sections }: FeaturedProps) {
  const { featured, viewAll } = sections.home.words;
  return (
    <Section id="featured" title={featured} soft titled="head">
      <FreshRegion
        source={fragmentPaths.featured(companyId)}
        scopes={[scopes.featured(companyId)]}
        empty={courses.length === 0}
      >
        <FeaturedCourses courses={courses} companyId={companyId} sections={sections} />
      </FreshRegion>
      <a className="button button-quiet more-link" href={pagePaths(companyId).courses}>
        {viewAll}
      </a>
    </Section>
  );
}
