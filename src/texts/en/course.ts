export const COURSE_TEXTS = {
  loading: 'Loading courses...',
  failed: 'Failed to load courses',
  empty: 'No courses available at the moment.',
  unavailable: 'Course not found or unavailable',
  notFoundTitle: 'Course Not Found',
  allLevels: 'All Levels',
} as const;
