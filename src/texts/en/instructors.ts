/** The page of those who teach. */
export const INSTRUCTOR_TEXTS = {
  title: 'Our Instructors',
  text: (brand: string) => `Who stands in front of the class at ${brand}, and what they have done before.`,
  teaches: 'Teaches',
  subjects: 'Subjects',
  courses: 'Courses',
  ofInstructor: (name: string, brand: string) =>
    `${name} teaches at ${brand}: who they are and their courses.`,
  none: 'Come and meet our instructors in class: the first two lessons are open to guests.',
  closing: 'Find the course they teach',
} as const;
