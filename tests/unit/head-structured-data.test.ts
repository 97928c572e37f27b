import { describe, expect, test } from 'vitest';
import { courseData } from '../../src/components/page/course-data.ts';
import {
  breadcrumbData,
  catalogueData,
  faqData,
  hoursData,
  organizationData,
  websiteData,
} from '../../src/components/page/structured-data.ts';
import { originalSections } from '../../src/content/sections.ts';
import { site } from '../../src/content/site.ts';
import { courseFields } from '../../src/domain/course.ts';
import { COURSES_PER_PAGE } from '../../src/domain/limits.ts';
import { CLOTH_VERSION } from '../../src/paths.ts';
import { course, emptiesOf } from '../support/records.ts';

const { facts } = originalSections[1].site;
const sql = course({
  id: 'sql',
  title: 'SQL',
  description: 'Tables and what to ask them.',
  duration: '6 weeks',
  level: 'Beginner',
  instructor: 'Asmita Poudel',
  company_id: 2,
});
const unknown = { ...sql, ...emptiesOf(courseFields) };

/**
 * What https://developers.google.com/search/docs/appearance/structured-data asks of each type. `[]` stands for
 * every element of a list.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Course: ['name', 'description', 'provider.name', 'provider.url', 'url'],
  EducationalOrganization: ['name', 'url', 'logo', 'address.addressCountry', 'telephone', 'email', 'sameAs'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement[].position', 'itemListElement[].name', 'itemListElement[].item'],
  ItemList: ['itemListElement[].position', 'itemListElement[].url', 'itemListElement[].name'],
  FAQPage: ['mainEntity[].name', 'mainEntity[].acceptedAnswer.text'],
};

function valuesAt(node: unknown, path: string): unknown[] {
  let values = [node];
  for (const step of path.split('.')) {
    const key = step.replace('[]', '');
    values = values.map((value) => (value as Record<string, unknown> | undefined)?.[key]);
    if (step.endsWith('[]')) {
      for (const list of values) expect(Array.isArray(list) && list.length > 0, path).toBe(true);
      values = values.flat();
    }
  }
  return values;
}

const question = { question: 'Do I need a laptop?', answer: 'It helps & is <not> required.' };

test.each([
  ['a course', courseData(sql, facts)],
  ['a course of which little is known', courseData(unknown, facts)],
  ['the general brand', organizationData(1, originalSections[1])],
  ['the IT brand', organizationData(2, originalSections[2])],
  ['the site', websiteData()],
  ['a way', breadcrumbData(2, originalSections[2], { name: 'IT Courses', path: '/it/courses' })],
  ['a catalogue', catalogueData([sql, unknown], 1)],
  ['questions', faqData([question])],
])('the data of %s has every property that its type requires', (_, node) => {
  const paths = REQUIRED[node?.['@type'] ?? ''] ?? [];
  expect(paths).not.toEqual([]);
  for (const path of paths) {
    for (const value of valuesAt(node, path)) expect(value, path).toBeTruthy();
  }
});

describe('courseData', () => {
  test('says what is known of how a course is taught', () => {
    expect(courseData(sql, facts)).toMatchObject({
      url: `${site.url}/it/course/sql`,
      image: `${site.url}${sql.image}`,
      educationalLevel: 'Beginner',
      hasCourseInstance: [
        {
          '@type': 'CourseInstance',
          courseMode: 'Onsite',
          courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: 6 },
          instructor: { '@type': 'Person', name: 'Asmita Poudel' },
        },
      ],
    });
  });

  test('leaves out what is not known', () => {
    const data = courseData(unknown, facts);
    expect(data).not.toHaveProperty('educationalLevel');
    expect(data).not.toHaveProperty('hasCourseInstance');
    expect(data.image).toMatch(new RegExp(`^${site.url}/og/cloth/${CLOTH_VERSION}/2/[^/]+\\.jpg$`));
    const unpriced = courseData({ ...sql, fee: null }, facts);
    expect(JSON.stringify([data, unpriced])).not.toMatch(/offers|price|startDate|null|""/);
  });

  test.each([
    ['3 months', { repeatFrequency: 'Monthly', repeatCount: 3 }],
    ['1 week', { repeatFrequency: 'Weekly', repeatCount: 1 }],
    ['10 Days', { repeatFrequency: 'Daily', repeatCount: 10 }],
    ['8 weeks, mornings', undefined],
    ['two months', undefined],
    ['0 weeks', undefined],
  ])('reads a duration of %s', (duration, schedule) => {
    const [instance] = courseData({ ...sql, duration }, facts).hasCourseInstance as {
      courseSchedule?: object;
    }[];
    if (schedule) expect(instance?.courseSchedule).toMatchObject(schedule);
    else expect(instance).not.toHaveProperty('courseSchedule');
  });
});

describe('breadcrumbData', () => {
  test('counts from the home page of the brand, with addresses in full', () => {
    expect(
      breadcrumbData(2, originalSections[2], { name: 'About', path: '/it/about' }).itemListElement,
    ).toEqual([
      { '@type': 'ListItem', position: 1, name: 'IT Home', item: `${site.url}/it` },
      { '@type': 'ListItem', position: 2, name: 'About', item: `${site.url}/it/about` },
    ]);
  });
});

describe('catalogueData', () => {
  const courses = Array.from({ length: COURSES_PER_PAGE + 1 }, (_, index) => ({
    ...sql,
    id: `c${index}`,
  }));

  test('goes on counting on the next page', () => {
    expect(catalogueData(courses, 2)).toMatchObject({
      numberOfItems: courses.length,
      itemListElement: [
        { position: COURSES_PER_PAGE + 1, url: `${site.url}/it/course/c${COURSES_PER_PAGE}` },
      ],
    });
  });

  test('is nothing where there are no courses', () => {
    expect(catalogueData([], 1)).toBeUndefined();
  });
});

test('the IT brand belongs to the general one', () => {
  const general = organizationData(1, originalSections[1]);
  expect(organizationData(2, originalSections[2]).parentOrganization).toEqual({ '@id': general['@id'] });
  expect(general).not.toHaveProperty('parentOrganization');
});

test('says when it is open, with days to come on which it is otherwise, and no word of those that are over', () => {
  const { week } = originalSections[1].contact.hours;
  const days = (
    text: string,
    from: string,
    to = '',
    hours: { open: string; close: string } | null = null,
  ) => ({
    ...{ text, from, to, hours },
  });
  const exceptions = [
    days('Dashain', '2026-10-17', '2026-10-24'),
    days('Exams', '2026-12-01', '', { open: '20:00', close: '00:00' }),
    days('Holi', '2026-03-03'),
  ];
  const said = { '@type': 'OpeningHoursSpecification' };
  expect(hoursData({ week, exceptions }, '2026-10-24')).toEqual([
    {
      ...said,
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      ...{ opens: '09:00', closes: '18:00' },
    },
    { ...said, dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
    { ...said, validFrom: '2026-10-17', validThrough: '2026-10-24', opens: '00:00', closes: '00:00' },
    { ...said, validFrom: '2026-12-01', validThrough: '2026-12-01', opens: '20:00', closes: '23:59' },
  ]);
});
