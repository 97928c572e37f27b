import { describe, expect, test } from 'vitest';
import { courseData, personData } from '../../src/components/page/course-data.ts';
import {
  breadcrumbData,
  catalogueData,
  faqData,
  organizationData,
  websiteData,
} from '../../src/components/page/structured-data.ts';
import { originalSections } from '../../src/content/sections.ts';
import { instructors } from '../../src/domain/instructor.ts';
import { type Intake, intakes } from '../../src/domain/intake.ts';
import { offerCourses } from '../../src/domain/offered-course.ts';
import { course } from '../support/records.ts';
import { wrongTerms } from '../support/vocabulary.ts';

const sections = originalSections[1];
const { facts } = sections.site;
const TODAY = '2026-11-23';
const times = { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };

const intake = (id: string, fields: object): Intake => ({
  ...(intakes.inputSchemaOf().parse({ course_id: 'ielts', ...fields }) as Intake),
  ...{ id, ...times },
});
const rachana = instructors.recordSchema.parse({
  ...instructors.inputSchemaOf().parse({
    name: 'Rachana Shrestha',
    role: 'English teacher',
    bio: 'Six years in class.',
    subjects: ['IELTS'],
    links: ['https://example.com/rachana'],
  }),
  ...{ id: 'rachana', ...times },
}) as Parameters<typeof personData>[0];
const day = (ad: string) => ({ precision: 'day', ad });
const ALL = [
  intake('first', {
    label: 'Batch A',
    start: day('2026-12-06'),
    end_ad: '2027-01-29',
    days: ['sun', 'wed'],
    time: { from: '07:00', to: '08:30' },
    seats: { total: 18, left: 4 },
    fee: { amount: 8_500 },
  }),
  intake('second', { start: day('2027-01-10'), mode: 'online', fee: { amount: 12_500 } }),
  intake('begun', { start: day('2026-11-01'), fee: { amount: 1 } }),
  intake('cancelled', { start: day('2026-12-20'), state: 'cancelled', fee: { amount: 2 } }),
];
const offered = (batches: readonly Intake[], fields: object = {}) => {
  const full = course({
    ...{
      id: 'ielts',
      title: 'IELTS',
      description: 'All four parts.',
      duration: 'eight weeks',
      level: 'Advanced',
    },
    ...{
      fee: 9_000,
      category: 'languages',
      instructor_ids: ['rachana'],
      requirements: 'None',
      certificate: 'Ours',
    },
    learning_points: ['To write'],
    syllabus: [{ title: 'Listening', hours: 8, points: ['Accents'] }],
    ...fields,
  });
  const catalogue = {
    id: '1',
    categories: [{ name: 'Languages', slug: 'languages' }],
    featured: [],
    ...times,
  };
  const [made] = offerCourses([full], batches, [rachana], [catalogue], TODAY);
  if (!made) throw new Error('One course makes one.');
  return courseData(made, facts);
};

describe('the terms of schema.org', () => {
  test.each<[string, Parameters<typeof wrongTerms>[0] | undefined]>([
    ['a course with intakes', offered(ALL)],
    ['a course without intakes', offered([])],
    ['somebody who teaches', personData(rachana, 1)],
    ['a brand', organizationData(2, sections)],
    ['the site', websiteData()],
    ['a way', breadcrumbData(1, sections, { name: 'Courses', path: '/courses' })],
    ['a list', catalogueData([course({ id: 'a', title: 'A', description: 'B' })], 1)],
    ['questions', faqData([{ question: 'Why?', answer: 'So.' }])],
  ])('are those in the data of %s', (_, node) => {
    if (!node) throw new Error('There is data.');
    expect(wrongTerms(node)).toEqual([]);
  });

  test.each<[string, object, RegExp]>([
    ['a type that there is not', { '@type': 'Curse' }, /no type Curse/],
    ['a property of another type', { '@type': 'Course', birthDate: '2026-01-01' }, /no such property/],
    ['a type where it may not stand', { '@type': 'Course', provider: { '@type': 'Offer' } }, /is none of/],
    ['a day that is none', { '@type': 'CourseInstance', startDate: 'soon' }, /is none of/],
    ['words where a thing belongs', { '@type': 'Course', about: 'Languages' }, /is none of/],
    [
      'a number of seats in words',
      { '@type': 'CourseInstance', maximumAttendeeCapacity: 'many' },
      /is none of/,
    ],
  ])('do not know %s', (_, node, line) => expect(wrongTerms(node as never).join()).toMatch(line));
});

/** https://developers.google.com/search/docs/appearance/structured-data/course-info */
describe('what Google asks of a course', () => {
  type Node = Record<string, unknown>;
  const instances = (node: Node) => node.hasCourseInstance as Node[];

  test('each has an offer with category, price and currency', () => {
    for (const node of [offered([]), ...instances(offered(ALL))])
      expect((node.offers as Node[])[0]).toMatchObject({
        '@type': 'Offer',
        category: 'Paid',
        price: expect.any(Number),
        priceCurrency: 'NPR',
      });
    expect(offered([], { fee: 0 }).offers).toEqual([
      { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'NPR' },
    ]);
    expect(offered([], { fee: null })).not.toHaveProperty('offers');
  });

  test('fees that differ are said from the lowest to the highest, of what can be joined', () =>
    expect(offered(ALL).offers).toEqual([
      {
        '@type': 'AggregateOffer',
        category: 'Paid',
        lowPrice: 8_500,
        highPrice: 12_500,
        offerCount: 2,
        priceCurrency: 'NPR',
      },
    ]));

  test('each intake that can be joined has its mode, and a schedule with how often and how many times', () => {
    const [first, second, ...others] = instances(offered(ALL));
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      courseMode: 'Onsite',
      startDate: '2026-12-06',
      maximumAttendeeCapacity: 18,
      courseSchedule: { repeatFrequency: 'Weekly', repeatCount: 8 },
      instructor: [{ '@type': 'Person', name: 'Rachana Shrestha' }],
    });
    expect(second).toMatchObject({ courseMode: 'Online' });
    const [plain] = instances(offered(ALL, { duration: '10 weeks' }));
    expect(plain?.courseSchedule).toMatchObject({ repeatCount: 10 });
  });

  test.each([
    ['the hours of its syllabus', [8, 12], { courseWorkload: 'PT20H' }],
    ['nothing where a part does not say its hours', [8, null], {}],
    ['nothing where it has no syllabus', [], {}],
  ])(
    'of an intake whose end nobody has said, %s are said, and no schedule without a count',
    (_, hours, said) => {
      const syllabus = hours.map((some, place) => ({ title: `Part ${place}`, hours: some, points: [] }));
      const endless = ALL.map((intake) => ({ ...intake, end_ad: '' }));
      for (const node of [offered(endless, { syllabus }), offered([], { syllabus, duration: 'As you like' })])
        for (const instance of instances(node)) {
          const { courseSchedule, courseWorkload } = instance;
          expect({ courseSchedule, courseWorkload }).toEqual(said);
        }
    },
  );
});
