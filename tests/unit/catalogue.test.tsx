import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';
import { CourseCard } from '../../src/components/course/CourseCard.tsx';
import { CourseGrid } from '../../src/components/course/CourseGrid.tsx';
import { linkedPages } from '../../src/components/course/Pager.tsx';
import { originalSections } from '../../src/content/sections.ts';
import { pageCount } from '../../src/domain/course-list.ts';
import { searchText } from '../../src/domain/course-search.ts';
import {
  COURSE_EXCERPT_MAX,
  COURSE_SEARCHED_MAX,
  COURSE_TITLE_LINE,
  COURSES_PER_PAGE,
} from '../../src/domain/limits.ts';
import { toCourse } from '../../src/server/content/wire.ts';
import { type CourseQuery, courseQuerySchema } from '../../src/server/courses/course-query.ts';
import { renderCourseList } from '../../src/server/render/course-lists.ts';
import { courseRecord } from '../support/catalogue.ts';

const courses = Array.from({ length: 10_000 }, (_, index) => ({
  ...toCourse(courseRecord(index, 1, 5_000)),
  intakes: [],
  instructors: [],
  category_name: '',
}));
const brotli = (text: string) => brotliCompressSync(text).length;

describe('a page of a catalogue of 10,000 courses with long descriptions', () => {
  const page = renderToString(
    <CourseGrid courses={courses} companyId={1} sections={originalSections[1]} page={7} />,
  );

  test('holds as many cards as any page, and stays small', () => {
    expect(page.match(/<article/g)).toHaveLength(COURSES_PER_PAGE);
    expect(brotli(page)).toBeLessThan(40_000);
  });

  test('leads to the pages beside it, the first and the last', () => {
    const last = pageCount(courses);
    const linked = [...page.matchAll(/href="\/courses(?:\/(\d+))?"/g)].map(([, number = '1']) =>
      Number(number),
    );
    expect(linked).toEqual([1, 5, 6, 7, 8, 9, last]);
  });
});

test('a pager leaves out no single page, and none of a few', () => {
  expect(linkedPages(1, 1)).toEqual([1]);
  expect(linkedPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(linkedPages(1, 6)).toEqual([1, 2, 3, 0, 6]);
  expect(linkedPages(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(linkedPages(50, 99)).toEqual([1, 0, 48, 49, 50, 51, 52, 0, 99]);
});

describe('a search of 10,000 courses', () => {
  const search = (query: Partial<CourseQuery>, page = 1) =>
    renderCourseList({
      companyId: 1,
      sections: originalSections[1],
      courses,
      page,
      query: courseQuerySchema.parse(query),
    });
  const titles = (html: string) =>
    [...html.matchAll(/class="course-card-title"><a href="[^"]*">([^<]*)/g)].map(([, title]) => title);

  test('shows a page of what it found, says how much that is of how many, and each page asks again', () => {
    const html = search({ q: 'COURSE', level: 'Beginner' }, 2);
    const found = courses.filter(({ level }) => level === 'Beginner');
    expect(found.length).toBeGreaterThan(2 * COURSES_PER_PAGE);
    expect(titles(html)).toEqual(
      found.slice(COURSES_PER_PAGE, 2 * COURSES_PER_PAGE).map(({ title }) => title),
    );
    expect(html).toContain(`data-total="10000" data-found="${found.length}"`);
    expect(html).toContain('<a href="/courses?q=COURSE&amp;level=Beginner">');
    expect(html).toContain('<a href="/courses/3?q=COURSE&amp;level=Beginner">');
  });

  test('finds the one that has all the words, wherever they stand', () => {
    expect(titles(search({ q: ' instructor  7 ' }))).toHaveLength(COURSES_PER_PAGE);
    expect(titles(search({ q: `${courses[4711]?.title} instructor` }))).toEqual([courses[4711]?.title]);
  });

  test('finds nothing without saying that there are no courses', () => {
    const html = search({ q: 'zzz' });
    expect(html).toContain('data-found="0"');
    expect(html).not.toContain('No courses available');
    expect(html).not.toContain('<article');
  });

  test('puts what it found in order, courses without a level last', () => {
    const sorted = titles(search({ sort: 'title' }));
    expect(sorted).toEqual([...sorted].sort((a, b) => String(a).localeCompare(String(b))));
    const last = search({ sort: 'level' }, pageCount(courses));
    expect(last).not.toMatch(/data-level="[A-Z]/);
  });

  test('for nothing at all is the list', () => {
    expect(search({})).toBe(renderCourseList({ companyId: 1, sections: originalSections[1], courses }));
  });
});

test('a card shows the beginning of a description, the search looks at more of it', () => {
  const [course] = courses as [(typeof courses)[0]];
  const card = renderToString(<CourseCard course={course} companyId={1} sections={originalSections[1]} />);
  const shown = /class="course-card-text[^"]*">([^<]*)/.exec(card)?.[1] ?? '';
  expect(shown.length).toBeLessThanOrEqual(COURSE_EXCERPT_MAX);
  expect(course.description.startsWith(shown.slice(0, -1))).toBe(true);
  expect(card).toMatch(/<span class="course-card-rest(?: cut)?">[^<]/);
  const searched = searchText({ ...course, title: '', instructor: '' });
  expect(searched.length).toBeLessThanOrEqual(2 * COURSE_SEARCHED_MAX);
  expect(searched.length).toBeGreaterThan(COURSE_EXCERPT_MAX);
});

test('a card has two lines of text and nothing behind them, but in a list below a title of one line', () => {
  const [first] = courses as [(typeof courses)[0]];
  const card = (title: string, place: 'few' | 'home' | 'list') =>
    renderToString(
      <CourseCard course={{ ...first, title }} place={place} companyId={1} sections={originalSections[1]} />,
    );
  const long = 'x'.repeat(COURSE_TITLE_LINE + 1);
  expect(card('IELTS', 'few') + card(long, 'home') + card(long, 'list')).not.toContain('course-card-rest');
  expect(card('IELTS', 'list')).toContain('course-card-rest');
});

test('the scripts of the course list and of every page weigh 4.21 kB at most', async () => {
  const weights = ['src/browser/course-search.ts', 'src/browser/after-load.ts'].map(async (entry) => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      build: { write: false, lib: { entry, formats: ['es'], fileName: 'script' }, minify: true },
    });
    const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
    return brotli(output.map((file) => ('code' in file ? file.code : '')).join(''));
  });
  const [catalogue = 0, afterLoad = 0] = await Promise.all(weights);
  // A tenth of it looks whether an enquiry waits on the device.
  expect(afterLoad).toBeLessThanOrEqual(1_150);
  expect(catalogue + afterLoad).toBeLessThanOrEqual(4_210);
});
