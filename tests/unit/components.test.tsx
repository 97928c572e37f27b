import { parseHTML } from 'linkedom';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { WIDE_FORMAT } from '../../src/cloth/cloth.ts';
import { CourseCard } from '../../src/components/course/CourseCard.tsx';
import { CourseDetail } from '../../src/components/course/CourseDetail.tsx';
import { CourseGrid } from '../../src/components/course/CourseGrid.tsx';
import { CourseNotFound } from '../../src/components/course/CourseNotFound.tsx';
import { CoursePage } from '../../src/components/course/CoursePage.tsx';
import { FeaturedCourses } from '../../src/components/course/FeaturedCourses.tsx';
import { initialsOf } from '../../src/components/course/Instructor.tsx';
import { courseCloth } from '../../src/components/ui/cloth-path.ts';
import { Picture } from '../../src/components/ui/Picture.tsx';
import { originalSections } from '../../src/content/sections.ts';
import { courseFields } from '../../src/domain/course.ts';
import { type Intake, intakes } from '../../src/domain/intake.ts';
import { cardStartText } from '../../src/domain/intake-words.ts';
import { COURSES_PER_PAGE } from '../../src/domain/limits.ts';
import { type OfferedCourse, offeredIntake } from '../../src/domain/offered-course.ts';
import { clothIn } from '../../src/paths.ts';
import { renderCloth } from '../../src/server/render/cloth.ts';
import { renderCourseList } from '../../src/server/render/course-lists.ts';
import { course as anyCourse, emptiesOf } from '../support/records.ts';

const course = (fields: Partial<OfferedCourse> = {}): OfferedCourse =>
  anyCourse({
    id: 'spoken-english',
    title: 'Spoken English',
    instructor: 'Anjana Rana',
    duration: '8 weeks',
    ...fields,
  });
/** An intake without a date that can be joined. */
const costing = (amount: number | null) =>
  offeredIntake(
    intakes.recordSchema.parse({
      ...intakes.inputSchemaOf().parse({ course_id: 'spoken-english', start: { precision: 'tba' } }),
      id: `spoken-english-${amount}`,
      fee: amount === null ? null : { amount, before: null, parts: null, includes: '', note: '' },
      created_at: '2026-11-01T00:00:00.000Z',
      updated_at: '2026-11-01T00:00:00.000Z',
    }) as Intake,
    '2026-11-23',
  );
const many = (count: number): OfferedCourse[] =>
  Array.from({ length: count }, (_, index) => course({ id: `course-${index}`, title: `Course ${index}` }));
const detail = (shown: OfferedCourse, related: OfferedCourse[] = [], companyId: 1 | 2 = 1): ReactElement => (
  <CourseDetail
    course={shown}
    related={related}
    companyId={companyId}
    sections={originalSections[companyId]}
  />
);
const count = (html: string, part: string) => html.split(part).length - 1;

describe('CourseCard', () => {
  test('says the lowest fee of those that can be paid now, and that there are others', () => {
    const feeOn = (fees: (number | null)[]) =>
      renderToString(
        <CourseCard
          course={course({ fee: 9_000, intakes: fees.map(costing) })}
          companyId={1}
          sections={originalSections[1]}
        />,
      ).match(/course-card-fee">([^<]*)</)?.[1];
    expect(feeOn([])).toBe('Rs 9,000');
    expect(feeOn([12_000, null])).toBe('from Rs 9,000');
    expect(feeOn([12_000, 12_000])).toBe('Rs 12,000');
    // The page of the course says no other.
    const page = renderToString(detail(course({ fee: 9_900, intakes: [costing(8_500)] })));
    expect(page).toContain('Rs 8,500');
    expect(page).not.toContain('Rs 9,900');
  });

  test.each([
    [1, '/course/spoken-english', '/contact?course=spoken-english'],
    [2, '/it/course/spoken-english', '/it/contact?course=spoken-english'],
  ] as const)('of company %i leads to the pages of its brand', (companyId, page, contact) => {
    const html = renderToString(
      <CourseCard course={course()} companyId={companyId} sections={originalSections[companyId]} />,
    );
    expect(html).toContain(`href="${page}"`);
    expect(html).toContain(`href="${contact}"`);
  });

  test.each([
    ['Beginner', 'tone-success', 'Beginner'],
    ['Intermediate', 'tone-warning', 'Intermediate'],
    ['Advanced', 'tone-error', 'Advanced'],
    ['', 'tone-neutral', 'All Levels'],
  ] as const)('shows level %j as %s', (level, className, text) => {
    const html = renderToString(
      <CourseCard course={course({ level })} companyId={1} sections={originalSections[1]} />,
    );
    expect(html).toContain(`<span class="badge ${className}">${text}</span>`);
  });

  test.each([
    [1, 'Instructor TBA'],
    [2, 'IT Expert Instructor'],
  ] as const)('names nobody as company %i does', (companyId, text) => {
    const html = renderToString(
      <CourseCard
        course={course({ instructor: '' })}
        companyId={companyId}
        sections={originalSections[companyId]}
      />,
    );
    expect(html).toContain(text);
  });

  test('leads to the course as a whole, with one stop for it and one to enroll', () => {
    const html = renderToString(
      <CourseCard course={course()} companyId={1} sections={originalSections[1]} />,
    );
    expect(html).toContain(
      '<h3 class="course-card-title"><a href="/course/spoken-english">Spoken English</a></h3>',
    );
    expect(count(html, '<a ') - count(html, 'tabindex="-1"')).toBe(2);
    expect(count(html, 'class="button button-quiet"')).toBe(1);
  });

  test.each([
    ['Tulsi Ram Gyawali', 'TG'],
    ['Dr. Laxmi Devi Panthi', 'LP'],
    ['Prof. Dr. Er. Sita', 'S'],
    ['Drishya', 'D'],
    ['\u0930\u093e\u092e', '\u0930'],
    ['', ''],
  ])('shows %j by the initials %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('draws a cloth where there is no picture', () => {
    const none = course({ image: null, image_width: null, image_height: null });
    const html = renderToString(<CourseCard course={none} companyId={1} sections={originalSections[1]} />);
    expect(html).toContain(`<img src="${courseCloth(none)}"`);
    expect(html).toContain(`srcSet="${clothIn('small', courseCloth(none))}"`);
    expect(html).not.toContain('type="image/');
  });

  test('leaves out facts that are not given', () => {
    const bare = course(emptiesOf(courseFields));
    expect(
      renderToString(<CourseCard course={bare} companyId={1} sections={originalSections[1]} />),
    ).not.toContain('course-card-fee');
  });
});

describe('course lists', () => {
  test.each([
    [1, 'No courses available at the moment.'],
    [2, 'No IT courses available at the moment.'],
  ] as const)('of company %i say when they are empty', (companyId, text) => {
    expect(
      renderToString(
        <CourseGrid courses={[]} companyId={companyId} sections={originalSections[companyId]} />,
      ),
    ).toContain(text);
  });

  test('feature the first three, with one text for none', () => {
    expect(
      count(
        renderToString(<FeaturedCourses courses={many(5)} companyId={1} sections={originalSections[1]} />),
        '<article',
      ),
    ).toBe(3);
    const none = renderToString(
      <FeaturedCourses courses={[]} companyId={2} sections={originalSections[2]} />,
    );
    expect(none).toContain('No courses available at the moment.');
  });

  test('hold the cards of a page and link the others', () => {
    const courses = many(COURSES_PER_PAGE + 1);
    const first = renderToString(
      <CourseGrid courses={courses} companyId={2} sections={originalSections[2]} />,
    );
    expect(count(first, '<article')).toBe(COURSES_PER_PAGE);
    expect(first).toContain('href="/it/courses/2"');
    const second = renderToString(
      <CourseGrid courses={courses} companyId={2} sections={originalSections[2]} page={2} />,
    );
    expect(second).toContain(`Course ${COURSES_PER_PAGE}`);
    expect(count(second, '<article')).toBe(1);
  });

  test('show the last page to whoever asks for one that is no longer there', () => {
    const courses = many(COURSES_PER_PAGE + 1);
    const [last, gone] = [2, 9].map((page) =>
      renderCourseList({ companyId: 1, courses, sections: originalSections[1], page }),
    );
    expect(gone).toBe(last);
    expect(count(gone ?? '', '<article')).toBe(1);
    expect(gone).toMatch(/href="\/courses\/2" aria-current="page"/);
    expect(renderCourseList({ companyId: 2, courses: [], sections: originalSections[2], page: 9 })).toContain(
      'No IT courses available at the moment.',
    );
  });

  test('have no pages when all cards fit on one', () => {
    expect(
      renderToString(
        <CourseGrid courses={many(COURSES_PER_PAGE)} companyId={1} sections={originalSections[1]} />,
      ),
    ).not.toContain('class="pager');
  });
});

describe('CourseDetail', () => {
  test('shows markup as the text it is', () => {
    const html = renderToString(
      detail(course({ title: '<b>Bold</b>', description: '<script>alert(1)</script>' })),
    );
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script>');
  });

  test('splits the description at blank lines', () => {
    const html = renderToString(detail(course({ description: 'One.\n\nTwo,\nstill two.\r\n \r\nThree.' })));
    expect(html).toContain('<p class="lead">One.</p>');
    expect(html).toContain('<p>Two,\nstill two.</p><p>Three.</p>');
  });

  test('keeps a long first paragraph out of the lead', () => {
    const html = renderToString(detail(course({ description: 'word '.repeat(200) })));
    expect(html).not.toContain('<p class="lead">word');
    expect(html).toContain('About this course');
  });

  test('names the provider by the company of the course, not by the page', () => {
    const html = renderToString(detail(course({ company_id: 2 }), [], 1));
    expect(html).toContain('<dd>Name IT Education</dd>');
    expect(html).toContain('href="/contact?course=spoken-english"');
  });

  test('has the cloth of a course without a picture within the page, so that nobody waits for it', () => {
    const none = course({ image: null, image_width: null, image_height: null });
    const { document } = parseHTML(renderToString(detail(none)));
    const [, svg = ''] = (document.querySelector('.course-image img')?.getAttribute('src') ?? '').split(',');
    const [file, company] = courseCloth(none).split('/').reverse();
    expect(decodeURIComponent(svg).replaceAll("'", '"')).toBe(renderCloth({ company, file }, WIDE_FORMAT));
  });

  test('carries no words for a search, which only lists have', () => {
    expect(renderToString(detail(course(), many(3)))).not.toContain('data-search');
  });

  test('leads with the question where every intake is full, and says so loudly', () => {
    const ways = (intakes: OfferedCourse['intakes']) => {
      const { document } = parseHTML(renderToString(detail(course({ intakes }))));
      return [...document.querySelectorAll('.enrol > .button')].map(({ className, textContent }) => [
        textContent,
        className.includes('button-quiet'),
      ]);
    };
    const full = { ...costing(null), status: 'full' } as const;
    const asEver = [
      ['Enroll Now', false],
      ['Contact for More Info', true],
    ];
    expect(ways([])).toEqual(asEver);
    expect(ways([full, costing(8_500)])).toEqual(asEver);
    expect(ways([full])).toEqual([
      ['Contact for More Info', false],
      ['Enroll Now', true],
    ]);
    const said = renderToString(detail(course({ intakes: [full] })));
    expect(said).toContain('<span class="badge tone-error">Full</span>');
    expect(said).toMatch(/<\/table><a [^>]*>Tell me about the next one<\/a>/);
    expect(said.indexOf('reserve your place')).toBeLessThan(said.indexOf('Contact for More Info'));
    expect(renderToString(detail(course({ intakes: [full, costing(8_500)] })))).not.toContain('</table><a');
  });

  test('offers a calendar the start of an intake that can be joined, and no other', () => {
    const open = { ...costing(8_500), start: { precision: 'day', ad: '2026-12-06', bs_month: '' } } as const;
    const offered = (...intakes: OfferedCourse['intakes']) =>
      parseHTML(renderToString(detail(course({ intakes })))).document.querySelectorAll('[href^="/calendar/"]')
        .length;
    expect(offered(open)).toBe(1);
    expect(offered({ ...open, status: 'full' }, { ...open, status: 'cancelled' })).toBe(0);
  });

  test('says below its title when it starts next and whether there are seats, also once that start has passed', () => {
    const open = { ...costing(8_500), seats: { total: 20, left: 4, show: 'count' } } as const;
    const full = { ...costing(8_500), status: 'full' } as const;
    const cancelled = { ...costing(8_500), status: 'cancelled' } as const;
    const said = (...intakes: OfferedCourse['intakes']) =>
      [
        ...parseHTML(renderToString(detail(course({ intakes })))).document.querySelectorAll(
          '.course-head .course-next > *',
        ),
      ].map(({ textContent }) => textContent);
    const start = cardStartText(open);
    expect(said(full, open, cancelled, open)).toEqual([`${start}4 seats left`, `${start}4 seats left`]);
    expect(said(full, cancelled)).toEqual([`${start}Full`]);
    expect(said(cancelled)).toEqual([]);
    expect(said()).toEqual([]);
  });

  test('says among its own text that no intake is open, and not beside one that is', () => {
    const text = (intakes: OfferedCourse['intakes']) =>
      parseHTML(renderToString(detail(course({ intakes })))).document.querySelector('.course-dates')
        ?.textContent;
    expect(text([])).toContain('No intake is open at the moment. Tell me about the next one');
    expect(text([costing(null)])).not.toContain('No intake');
  });

  test('links related courses, and has no such section without them', () => {
    const related = [course({ id: 'other', title: 'Other', company_id: 2 })];
    expect(renderToString(detail(course({ company_id: 2 }), related, 2))).toContain(
      'href="/it/course/other"',
    );
    expect(renderToString(detail(course()))).not.toContain('related-title');
  });

  test('makes React write no preload links, which a build would strip', () => {
    expect(renderToString(detail(course(), many(3)))).not.toContain('<link');
  });
});

describe('CourseNotFound', () => {
  test.each([
    [1, ['Browse All Courses', 'Go Home', 'href="/courses"', 'href="/"']],
    [2, ['Browse IT Courses', 'Go to IT Home', 'href="/it/courses"', 'href="/it"']],
  ] as const)('leads back into the pages of company %i', (companyId, parts) => {
    const html = renderToString(
      <CourseNotFound companyId={companyId} sections={originalSections[companyId]} courses={[]} />,
    );
    for (const part of ['Course Not Found', ...parts]) expect(html).toContain(part);
  });

  test('offers three courses of the brand, and no heading where it has none', () => {
    const courses = [
      ...many(4),
      ...many(2).map((other) => ({ ...other, id: `it-${other.id}`, company_id: 2 as const })),
    ];
    const html = renderToString(
      <CourseNotFound companyId={2} sections={originalSections[2]} courses={courses} />,
    );
    expect([...html.matchAll(/<h3[^>]*><a href="([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/it/course/it-course-0',
      '/it/course/it-course-1',
    ]);
    expect(
      count(
        renderToString(<CourseNotFound companyId={1} sections={originalSections[1]} courses={courses} />),
        '<article',
      ),
    ).toBe(3);
    expect(
      renderToString(<CourseNotFound companyId={1} sections={originalSections[1]} courses={[]} />),
    ).not.toContain('<h2');
  });

  test('stands in the region of a course page without a course', () => {
    const html = renderToString(
      <CoursePage companyId={2} id="gone" course={null} courses={[]} sections={originalSections[2]} />,
    );
    expect(html).toMatch(
      /^<div class="course-page" data-fresh="\/api\/fragments\/course\/2\/gone" data-scopes="course\/gone">/,
    );
    expect(html).toContain('The IT course you&#x27;re looking for doesn&#x27;t exist or has been removed.');
  });

  test.each(['..', '../../../it/contact', 'a b', 'x?y', 'single'])(
    'asks for nothing by what is no id: %j',
    (id) => {
      const html = renderToString(
        <CoursePage companyId={1} id={id} course={null} courses={[]} sections={originalSections[1]} />,
      );
      expect(html).toContain('Course Not Found');
      expect(html).not.toContain('data-fresh');
    },
  );
});

describe('Picture', () => {
  test('offers the widths it is kept in, in two formats', () => {
    const html = renderToString(
      <Picture image="/media/abc/640.webp" width={640} height={400} alt="" sizes="100vw" />,
    );
    expect(html).toContain('srcSet="/media/abc/400.avif 400w, /media/abc/640.avif 640w"');
    expect(html).toContain('srcSet="/media/abc/400.webp 400w, /media/abc/640.webp 640w"');
    expect(html).toContain('width="640" height="400"');
  });
});
