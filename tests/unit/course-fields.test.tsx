import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CourseCard } from '../../src/components/course/CourseCard.tsx';
import { CourseDetail } from '../../src/components/course/CourseDetail.tsx';
import { EnrolPanel } from '../../src/components/course/EnrolPanel.tsx';
import { courseData } from '../../src/components/page/course-data.ts';
import { originalSections } from '../../src/content/sections.ts';
import { courseFields } from '../../src/domain/course.ts';
import type { Field } from '../../src/domain/field.ts';
import type { OfferedCourse } from '../../src/domain/offered-course.ts';
import { course, sampleOf } from '../support/records.ts';

const shown = course({ duration: '8 weeks' });
/**
 * The brand is the page itself; category and instructors are shown by what they name (offered-course.test.ts), and what stays of
 * an image where there is one (cards.test.ts).
 */
const { company_id: _, category: __, instructor_ids: ___, image_focus: ____, ...FIELDS } = courseFields;

/** Where a field is to be found, and which fields are not. */
const PLACES: [string, (course: OfferedCourse) => string, string[]][] = [
  [
    'its card',
    (course) => renderToString(<CourseCard course={course} companyId={1} sections={originalSections[1]} />),
    ['learning_points', 'syllabus', 'requirements', 'certificate', 'faq'],
  ],
  ['its page beside the panel', (course) => besidePanel(course), []],
  [
    'the panel of its page',
    (course) => renderToString(<EnrolPanel course={course} companyId={1} phone="" />),
    [
      'title',
      'description',
      'level',
      'instructor',
      'image',
      'learning_points',
      'syllabus',
      'requirements',
      'certificate',
      'faq',
    ],
  ],
  [
    'what search engines read',
    (course) => JSON.stringify(courseData(course, originalSections[1].site.facts)),
    ['faq'],
  ],
];

/** All that stays of a page where it is narrow or printed. */
function besidePanel(course: OfferedCourse): string {
  const page = renderToString(
    <CourseDetail course={course} related={[]} companyId={1} sections={originalSections[1]} />,
  );
  const rest = page.replace(/<aside class="enrol.*?<\/aside>/s, '');
  expect(rest).not.toBe(page);
  return rest;
}

describe.each(PLACES)('%s', (_place, show, without) => {
  const fields = Object.entries<Field>(FIELDS).filter(([name]) => !without.includes(name));

  test.each(fields)('says the %s of a course', (name, field) => {
    expect(show(course({ ...shown, [name]: sampleOf(field, 1) }))).not.toBe(show(shown));
  });

  test.each(fields.filter(([, { empty }]) => empty !== undefined))(
    'tells a course without %s from others',
    (name, { empty }) => {
      expect(show(course({ ...shown, [name]: empty }))).not.toBe(show(shown));
    },
  );
});

test('what stands at the head of its page, in the first screen of a phone, is built soon', () => {
  const top = (course: OfferedCourse) =>
    renderToString(<CourseDetail course={course} related={[]} companyId={1} sections={originalSections[1]} />)
      .replace(/^.*?<header class="course-head">/s, '')
      .replace(/<\/header>.*$/s, '');
  const said = Object.entries<Field>(FIELDS).filter(
    ([name, field]) => top(course({ ...shown, [name]: sampleOf(field, 1) })) !== top(shown),
  );
  expect(said.map(([name]) => name)).toEqual(['title', 'level', 'description', 'duration', 'fee']);
  expect(said.filter(([, { soon }]) => !soon)).toEqual([]);
});
