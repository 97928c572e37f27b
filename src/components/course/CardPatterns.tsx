import type { CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { CourseCard } from './CourseCard.tsx';

/** Every part of a card is there; what differs from course to course is empty. */
const BLANK: Course = {
  id: '',
  title: '',
  description: '',
  image: null,
  image_width: null,
  image_height: null,
  duration: '–',
  level: '',
  instructor: '',
  company_id: 1,
  created_at: '',
  updated_at: '',
};

/** Two empty cards, with cloth and with a picture. card-copy.ts fills copies of them in. */
export const CardPatterns = ({ companyId }: { companyId: CompanyId }) =>
  [BLANK, { ...BLANK, image: '/', image_width: 1, image_height: 1 }].map((course) => (
    <li key={course.image}>
      <CourseCard course={course} companyId={companyId} />
    </li>
  ));
