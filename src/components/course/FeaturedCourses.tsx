import { COURSE_TEXTS } from '#texts/course';
import type { CompanyId } from '../../domain/company.ts';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { CourseCard } from './CourseCard.tsx';
import { NoCourses } from './NoCourses.tsx';

interface FeaturedCoursesProps {
  /** The first few are shown. */
  courses: readonly OfferedCourse[];
  companyId: CompanyId;
  sections: Sections;
}

export function FeaturedCourses({ courses, companyId, sections }: FeaturedCoursesProps) {
  if (courses.length === 0) return <NoCourses companyId={companyId} text={COURSE_TEXTS.empty} />;
  return (
    <ul className="course-grid">
      {courses.slice(0, FEATURED_COURSES).map((course) => (
        <li key={course.id}>
          <CourseCard course={course} companyId={companyId} sections={sections} />
        </li>
      ))}
    </ul>
  );
}
