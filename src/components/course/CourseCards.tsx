import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { CourseCard } from './CourseCard.tsx';

export interface CourseCardsProps {
  courses: readonly OfferedCourse[];
  /** The brand whose page this is. */
  companyId: CompanyId;
  sections: Sections;
  /** Whether their pictures lie across the top of them on a phone, too. */
  topped?: boolean;
}

/** A few courses that belong to something else. They say nothing for a search, as those of `CourseGrid` do. */
export const CourseCards = ({ courses, companyId, sections, topped }: CourseCardsProps) => (
  <ul className="course-grid course-few">
    {courses.map((course) => (
      <li key={course.id}>
        <CourseCard
          course={course}
          companyId={companyId}
          sections={sections}
          few={courses.length}
          topped={topped}
        />
      </li>
    ))}
  </ul>
);
