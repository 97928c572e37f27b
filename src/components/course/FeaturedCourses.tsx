import { COURSE_TEXTS } from '#texts/course';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import { CourseCards, type CourseCardsProps } from './CourseCards.tsx';
import { NoCourses } from './NoCourses.tsx';

/** On a tablet they lie across, and have room for a square beside the words. */
const SMALL = '(width<64rem)';

/** The first few of `courses`, as the home shows them. */
export const FeaturedCourses = ({ courses, companyId, sections }: Omit<CourseCardsProps, 'small'>) =>
  courses.length > 0 ? (
    <CourseCards
      courses={courses.slice(0, FEATURED_COURSES)}
      companyId={companyId}
      sections={sections}
      small={SMALL}
    />
  ) : (
    <NoCourses companyId={companyId} text={COURSE_TEXTS.empty} />
  );
