import { brands } from '../../content/brands.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { scopes } from '../../domain/scope.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { FeaturedCourses } from '../course/FeaturedCourses.tsx';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { Section } from '../page/Section.tsx';

interface FeaturedProps {
  companyId: CompanyId;
  /** Those of the brand that stand first, in front. */
  courses: readonly OfferedCourse[];
}

export function Featured({ companyId, courses }: FeaturedProps) {
  const { featured, viewAll } = brands[companyId].words.home;
  const more = { href: pagePaths(companyId).courses, text: viewAll };
  return (
    <Section id="featured" title={featured} soft titled="head" more={more}>
      <FreshRegion
        source={fragmentPaths.featured(companyId)}
        scopes={[scopes.featured(companyId)]}
        empty={courses.length === 0}
      >
        <FeaturedCourses courses={courses} companyId={companyId} />
      </FreshRegion>
    </Section>
  );
}
