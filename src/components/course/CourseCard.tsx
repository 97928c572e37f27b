import type { CompanyId } from '../../domain/company.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import type { Sections } from '../../domain/section.ts';
import { CourseCardFrame } from './CourseCardFrame.tsx';
import { CourseImage } from './CourseImage.tsx';

/** A third of the page or a half of it, as `.course-grid` has it, and 75 pixels beside the title on a phone. */
const SIZES = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 47vw, 75px';
/** Of a few, beside all that it says where they lie across. */
const FEW = SIZES.replace('47vw', '21rem');
/** One alone does so in any window. */
const ALONE = '(min-width: 64rem) 29rem, (min-width: 40rem) 21rem, 75px';
/** As wide as the phone. */
const TOPPED = FEW.replace('75px', '100vw');
const PHONE = '(width<40rem)';
const ACROSS = '(width<64rem)';

interface CourseCardProps {
  course: OfferedCourse;
  /** The brand whose page shows the card. */
  companyId: CompanyId;
  sections: Sections;
  /** Of a few, how many: they lie across where there is room for two, and one does in any window. */
  few?: number;
  /** Whether its picture lies across the top of it on a phone, too. */
  topped?: boolean;
}

export const CourseCard = ({ course, companyId, sections, few, topped }: CourseCardProps) => (
  <CourseCardFrame course={course} companyId={companyId} noInstructor={sections.course.words.noInstructor}>
    <CourseImage
      course={course}
      sizes={topped ? TOPPED : few === 1 ? ALONE : few ? FEW : SIZES}
      small={topped ? undefined : PHONE}
      band={topped ? PHONE : undefined}
      tall={few ? ACROSS : undefined}
    />
  </CourseCardFrame>
);
