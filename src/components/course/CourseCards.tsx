import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { CourseCard } from './CourseCard.tsx';
import type { CoursePlace } from './CourseImage.tsx';

export interface CourseCardsProps {
  courses: readonly OfferedCourse[];
  /** The brand whose page this is. */
  companyId: CompanyId;
  sections: Sections;
  place?: CoursePlace;
}

/** A few courses that belong to something else. They say nothing for a search, as those of `CourseGrid` do. */
export const CourseCards = ({
  courses,
  companyId,
  sections,
  place = courses.length === 1 ? 'alone' : 'few',
}: CourseCardsProps) => (
  <ul className="course-grid course-few">
    {courses.map((course) => (
      <li key={course.id}>
        <CourseCard course={course} companyId={companyId} sections={sections} place={place} />
      </li>
    ))}
  </ul>
);
