import { expect, test } from 'vitest';
import type { CarouselItem } from '../../src/domain/carousel-item.ts';
import { byCompany, type CompanyId } from '../../src/domain/company.ts';
import type { Instructor } from '../../src/domain/instructor.ts';
import type { OfferedCourse } from '../../src/domain/offered-course.ts';
import type { ScopedContent } from '../../src/domain/scope.ts';
import { changedScopes, scopeDigests } from '../../src/server/content/scopes.ts';

const times = { created_at: '2026-11-01T00:00:00.000Z', updated_at: '2026-11-01T00:00:00.000Z' };
const image = { image: '/media/x/400.webp', image_width: 400, image_height: 300 };
const course = (id: string, company_id: CompanyId = 1, title = id) =>
  ({
    id,
    company_id,
    title,
    description: 'x',
    instructor_ids: [],
    intakes: [],
    ...image,
    ...times,
  }) as unknown as OfferedCourse;
const item = (id: string, position: number): CarouselItem => ({
  ...{ id, position, company_id: 1, caption: id, image_focus: '' },
  ...image,
  ...times,
});

const coursesNamed = (count: number) => Array.from({ length: count }, (_, place) => course(`c${place}`));
type Content = Pick<ScopedContent, 'courses' | 'carousel'> & Partial<ScopedContent>;
const before: Content = {
  courses: [...coursesNamed(6), course('it', 2)],
  carousel: [item('a', 1), item('b', 2)],
};
/** The newest are featured. */
const digestsOf = (content: Content) =>
  scopeDigests({
    retention: 'keep',
    instructors: byCompany(() => []),
    said: new Map(),
    categories: byCompany(() => []),
    ...content,
    featured: byCompany((id) => content.courses.filter(({ company_id }) => company_id === id)),
  });
const changed = (next: Partial<Content>, from = before) =>
  changedScopes(digestsOf(from), digestsOf({ ...from, ...next }))?.sort();
const withCourse = (id: string, change: Partial<OfferedCourse>) =>
  before.courses.map((known) => (known.id === id ? { ...known, ...change } : known));

const named = (name: string) => ({ 1: [{ name, slug: 'languages' }], 2: [] });
const rachana = { id: 'rachana', name: 'Rachana', bio: '' } as unknown as Instructor;

test.each<[string, Partial<Content>, string[]]>([
  ['nothing', {}, []],
  ['only when it was written', { courses: withCourse('c0', { updated_at: 'later' }) }, []],
  [
    'a course far down the list',
    { courses: withCourse('c5', { title: 'New' }) },
    ['course/c5', 'courses/1/1'],
  ],
  [
    'a featured course',
    { courses: withCourse('c2', { title: 'New' }) },
    ['course/c2', 'courses/1/1', 'featured/1', 'related/1'],
  ],
  [
    'a course that is related to the first ones only',
    { courses: withCourse('c3', { title: 'New' }) },
    ['course/c3', 'courses/1/1', 'related/1'],
  ],
  [
    'a new course',
    { courses: [course('new'), ...before.courses] },
    ['course/new', 'courses/1/1', 'featured/1', 'related/1'],
  ],
  [
    'a course that is gone',
    { courses: before.courses.filter(({ id }) => id !== 'c5') },
    ['course/c5', 'courses/1/1'],
  ],
  [
    'a course of the other brand now',
    { courses: withCourse('it', { company_id: 1 }) },
    ['course/it', 'courses/1/1', 'courses/2/1', 'featured/2', 'related/2'],
  ],
  [
    'a category that a course came into',
    {
      courses: withCourse('c5', { category: 'languages' }),
      categories: named('Languages'),
    },
    ['categories/1', 'course/c5', 'courses/1/1', 'courses/1/languages/1'],
  ],
  ['a new category', { categories: named('Languages') }, ['categories/1', 'courses/1/languages/1']],
  [
    'who teaches',
    { instructors: { 1: [{ ...rachana, bio: 'New' }], 2: [] } },
    ['instructor/rachana', 'instructors/1'],
  ],
  ['a caption', { carousel: [{ ...item('a', 1), caption: 'New' }, item('b', 2)] }, ['carousel/1']],
  ['the order of a carousel', { carousel: [item('b', 1), item('a', 2)] }, ['carousel/1']],
  ['the numbers of an order', { carousel: [item('a', 5), item('b', 9)] }, []],
])('a page asks again for what concerns it: %s', (_, next, expected) => {
  expect(changed(next)).toEqual(expected);
});

test('of a long catalogue, the pages that a change moves', () => {
  const long = { courses: coursesNamed(250), carousel: [] };
  const title = long.courses.map((known) => (known.id === 'c150' ? { ...known, title: 'New' } : known));
  expect(changed({ courses: title }, long)).toEqual(['course/c150', 'courses/1/2']);
  const shorter = long.courses.slice(0, 200);
  expect(changed({ courses: shorter }, long)).toContain('courses/1/3');
  expect(changed({ courses: coursesNamed(101) }, { courses: coursesNamed(100), carousel: [] })).toEqual([
    'course/c100',
    'courses/1/1',
    'courses/1/2',
  ]);
});

test('names no more than a page should have to read', () => {
  expect(changed({ courses: coursesNamed(500) })).toBeUndefined();
  expect(JSON.stringify(changed({ courses: coursesNamed(190) })).length).toBeLessThan(4_000);
});
