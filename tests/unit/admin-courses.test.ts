import { describe, expect, test } from 'vitest';
import { adminCourses } from '../../src/admin/courses/admin-courses.tsx';
import { unfinished } from '../../src/admin/dashboard/todo.ts';
import { cutIn, perWeek } from '../../src/admin/dashboard/weeks.ts';
import { arrange, formatView, parseView } from '../../src/admin/records/list-view.ts';
import { course } from '../support/records.ts';

describe('the list of courses', () => {
  const courses = [
    course({ id: 'a', title: 'Zoology', level: 'Advanced', created_at: '2026-03-01T00:00:00.000Z' }),
    course({ id: 'b', title: 'algebra', level: '', company_id: 2, instructor: 'José', description: 'हिन्दी' }),
    course({ id: 'c', title: 'Chemistry 10', description: 'Salts', created_at: '2026-02-01T00:00:00.000Z' }),
  ];
  const ids = (address: string) =>
    arrange(adminCourses, courses, parseView(new URLSearchParams(address))).map(({ id }) => id);

  test.each([
    ['', 'acb'],
    ['sort=title', 'bca'],
    ['sort=level', 'bca'],
    ['sort=nonsense&company=nobody', 'acb'],
    ['company=it', 'b'],
    ['q=jose', 'b'],
    ['q=हिन्दी', 'b'],
    // Another vowel sign is another word.
    ['q=हन्दी', ''],
    ['q=SALT chem', 'c'],
    ['q=honey chem', ''],
  ])('for ?%s is %s', (address, expected) => {
    expect(ids(address).join('')).toBe(expected);
  });

  test('stands in the address only where it differs from the usual', () => {
    expect(formatView({ query: ' ', company: 'all' })).toBe('');
    const view = { query: 'a b', company: 2, sort: 'title' } as const;
    expect(parseView(new URLSearchParams(formatView(view)))).toEqual(view);
  });
});

describe('cutIn', () => {
  const pieces = (...counts: [number, number?]) => Object.values(cutIn(...counts));

  test('makes a piece for each that is counted, and none where the longest bar has too many', () => {
    expect(pieces(3)).toEqual([3]);
    expect(pieces(3, 24)).toEqual([3]);
    expect(pieces(20, 25)).toEqual([1]);
  });
});

describe('perWeek', () => {
  /** A Sunday, 00:00 in Nepal. */
  const sunday = Date.parse('2026-11-14T18:15:00.000Z');
  const at = (ms: number) => new Date(sunday + ms).toISOString();

  test('counts weeks from Sunday to Saturday, by the clock in Nepal', () => {
    const weeks = perWeek([at(-1), at(0), at(3_600_000), at(-400 * 86_400_000)], new Date(sunday + 1));
    expect(weeks).toHaveLength(8);
    expect(weeks.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 1, 2]);
    expect(weeks.at(-1)?.start.getTime()).toBe(sunday);
  });
});

test('courses to complete stand in the order of what is missed most', () => {
  const courses = [
    course({ id: 'whole' }),
    course({ id: 'no-duration', duration: '' }),
    course({ id: 'no-teacher', image: null, instructor: '' }),
    course({ id: 'no-picture', image: null }),
  ];
  expect(unfinished(courses).map(({ course: { id }, missing }) => [id, ...missing])).toEqual([
    ['no-teacher', 'instructor'],
    ['no-duration', 'duration'],
  ]);
});
