import type { CompanyId } from '../../domain/company.ts';
import { COURSE_TEXTS } from '../../domain/texts.ts';

const shared = {
  enrolNote: 'Send us a message and we will reserve your place in the next batch.',
};

/** What the course parts say differently on the pages of each brand. */
export const courseTexts: Readonly<
  Record<
    CompanyId,
    {
      home: string;
      courses: string;
      empty: string;
      noInstructor: string;
      notFound: string;
      browse: string;
      goHome: string;
      related: string;
      enrolNote: string;
    }
  >
> = {
  1: {
    ...shared,
    home: 'Home',
    courses: 'Courses',
    empty: COURSE_TEXTS.empty,
    noInstructor: COURSE_TEXTS.instructorTba,
    notFound: COURSE_TEXTS.notFound,
    browse: 'Browse All Courses',
    goHome: 'Go Home',
    related: 'Related Courses',
  },
  2: {
    ...shared,
    home: 'IT Home',
    courses: 'IT Courses',
    empty: COURSE_TEXTS.emptyIt,
    noInstructor: COURSE_TEXTS.instructorIt,
    notFound: COURSE_TEXTS.notFoundIt,
    browse: 'Browse IT Courses',
    goHome: 'Go to IT Home',
    related: 'Related IT Courses',
  },
};
