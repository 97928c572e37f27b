import { COURSE_TEXTS } from '#texts/course';
import { FEATURED_COURSES } from '../../domain/limits.ts';
import { CourseCards, type CourseCardsProps } from './CourseCards.tsx';
import { NoCourses } from './NoCourses.tsx';

/** The first few of `courses`, on the home page. */
export const FeaturedCourses = ({ courses, companyId, sections }: CourseCardsProps) =>
  courses.length > 0 ? (
    <CourseCards
      courses={courses.slice(0, FEATURED_COURSES)}
      companyId={companyId}
      sections={sections}
      place="home"
    />
  ) : (
    <NoCourses companyId={companyId} text={COURSE_TEXTS.empty} />
  );
