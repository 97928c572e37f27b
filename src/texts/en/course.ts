export const COURSE_TEXTS = {
  one: 'This course',
  loading: 'Loading courses...',
  failed: 'Failed to load courses',
  empty: 'No courses available at the moment.',
  unavailable: 'Course not found or unavailable',
  notFoundTitle: 'Course Not Found',
  allLevels: 'All Levels',
} as const;

/** What a course's card and page say. */
export const COURSE_PAGE_TEXTS = {
  breadcrumb: 'Breadcrumb',
  view: 'View Details',
  feeFrom: (lowest: string) => `from ${lowest}`,
  enrol: 'Enroll Now',
  about: 'About this course',
  learn: "What you'll learn",
  instructor: 'Instructor',
  enrolTitle: 'Enroll in this course',
  enrolNote: 'Send us a message and we will reserve your place in the next batch.',
  moreInfo: 'Contact for More Info',
  duration: 'Duration',
  level: 'Level',
  provider: 'Provider',
  category: 'Category',
  fee: 'Fee',
  syllabus: 'What the course covers',
  hours: (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`,
  requirements: 'What you need before',
  certificate: 'Certificate',
  faq: 'Questions about this course',
  ask: 'Ask about this course',
} as const;
