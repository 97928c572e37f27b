import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { CourseCardFrame } from './CourseCardFrame.tsx';
import { CourseImage, type CoursePlace } from './CourseImage.tsx';

interface CourseCardProps {
  course: OfferedCourse;
  /** The brand whose page shows the card. */
  companyId: CompanyId;
  sections: Sections;
  place?: CoursePlace;
}

export const CourseCard = ({ course, companyId, sections, place = 'list' }: CourseCardProps) => (
  <CourseCardFrame
    course={course}
    companyId={companyId}
    noInstructor={sections.course.words.noInstructor}
    place={place}
  >
    <CourseImage course={course} place={place} />
  </CourseCardFrame>
);
