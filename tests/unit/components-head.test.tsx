import { describe, expect, test, vi } from 'vitest';
import { type PageMeta, renderHead, renderStructuredData } from '../../src/components/page/head.ts';
import { ariaCurrent } from '../../src/components/page/navigation.ts';
import { courseMeta, courseNotFoundMeta } from '../../src/components/page/page-meta.ts';
import { fillShell, SHELL_HEAD, SHELL_MAIN } from '../../src/components/page/shell.ts';
import { courseSummary } from '../../src/components/page/text.ts';
import { originalSections } from '../../src/content/sections.ts';
import { site } from '../../src/content/site.ts';
import { excerpt, summary } from '../../src/domain/summary.ts';
import { fieldError, subjectOf } from '../../src/islands/contact-rules.ts';
import { CLOTH_VERSION } from '../../src/paths.ts';
import { course } from '../support/records.ts';

const sql = course({
  id: 'sql',
  title: 'SQL',
  description: 'Tables.',
  duration: '',
  level: '',
  instructor: '',
  company_id: 2,
});

const plain: PageMeta = {
  companyId: 2,
  title: 't',
  description: 'd',
  path: '/it/about',
  card: '/og/it/about.jpg',
};

describe('renderHead', () => {
  test('escapes whatever a title and a description hold', () => {
    const head = renderHead({ ...plain, title: '</title><script>&', description: '"><script>' }, 'rev"1');
    expect(head).toContain('<title>&lt;/title&gt;&lt;script&gt;&amp;</title>');
    expect(head).toContain('content="&quot;&gt;&lt;script&gt;"');
    expect(head).toContain('<meta name="content-revision" content="rev&quot;1">');
    expect(head).not.toContain('<script');
  });

  test('keeps structured data from ending its element', () => {
    const data = renderStructuredData({ ...plain, graph: [{ '@type': 'Thing', name: '</script><b>' }] });
    expect(data).toContain('"name":"\\u003c/script>\\u003cb>"}]}</script>');
    expect(data.match(/<\/script>/g)).toHaveLength(1);
  });

  test('names the address of the site, without a robots tag unless asked', () => {
    const head = renderHead(plain, 'r');
    expect(head).toContain(`<link rel="canonical" href="${new URL('/it/about', site.url)}">`);
    expect(head).toContain(`<meta property="og:url" content="${new URL('/it/about', site.url)}">`);
    expect(head).not.toContain('robots');
  });

  test('gives a page that must not be found no address to be known by', () => {
    const head = renderHead({ ...plain, noindex: true }, 'r');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|og:url/);
  });

  test('shows the same card to every service, with its address in full', () => {
    const head = renderHead(plain, 'r');
    const card = new URL('/og/it/about.jpg', site.url).href;
    expect(head).toContain(`<meta property="og:image" content="${card}">`);
    expect(head).toContain(`<meta name="twitter:image" content="${card}">`);
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(head).toContain('<meta property="og:site_name" content="Name IT Education">');
  });

  test('writes no empty structured data', () => {
    expect(renderStructuredData({ ...plain, graph: [undefined] })).toBe('');
  });
});

describe('courseMeta', () => {
  test('of an IT course on the general page names the IT page as canonical', () => {
    const meta = courseMeta(sql, 1, originalSections[1]);
    expect(meta).toMatchObject({
      title: 'SQL | Name Education',
      path: '/course/sql',
      canonical: '/it/course/sql',
    });
    expect(courseMeta(sql, 2, originalSections[2]).path).toBe('/it/course/sql');
  });

  test('shows its own picture in previews, or the card of its cloth', () => {
    const head = renderHead(courseMeta(sql, 1, originalSections[1]), 'r');
    const card = String(sql.image)
      .replace('/media/', '/og/picture/')
      .replace('.webp', `.${sql.image_focus}.jpg`);
    expect(card).toMatch(/^\/og\/picture\/\w+\/\d+\.[a-z-]+\.jpg$/);
    expect(head).toContain(`<meta property="og:image" content="${site.url}${card}">`);
    expect(head).toContain('<meta property="og:image:type" content="image/jpeg">');
    expect(head).toContain('<meta property="og:image:width" content="1200">');
    expect(head).toContain('<meta property="og:image:height" content="630">');
    const without = renderHead(courseMeta({ ...sql, image: null }, 1, originalSections[1]), 'r');
    expect(without).toContain(
      `<meta property="og:image" content="${site.url}/og/cloth/${CLOTH_VERSION}/2/sql.cylinder.jpg">`,
    );
    expect(without).toContain('<meta property="og:image:type" content="image/jpeg">');
  });

  test('keeps a page without a course out of search engines', () => {
    expect(courseNotFoundMeta(2)).toMatchObject({
      title: 'Course Not Found | Name IT Education',
      noindex: true,
    });
  });
});

test('summary cuts at a word and joins lines', () => {
  expect(summary('one\n\ntwo', 20)).toBe('one two');
  expect(summary('alpha beta gamma', 12)).toBe('alpha beta…');
  expect(summary('reading, writing, and of the rest', 27)).toBe('reading, writing…');
  expect(summary('aftereffects', 8)).toBe('afteref…');
});

test('an excerpt ends with a sentence, or else with a word', () => {
  expect(excerpt('All of it.', 20)).toBe('All of it.');
  expect(excerpt('Learn to speak. Then write a lot more.', 24)).toBe('Learn to speak.');
  expect(excerpt('Learn. Then speak, write and read aloud.', 24)).toBe('Learn. Then speak…');
  expect(excerpt('Opens at 9 a.m. on weekdays, and later', 24)).toBe('Opens at 9 a.m.…');
  expect(excerpt('नेपाली सिक्नुहोस्। त्यसपछि लेख्नुहोस् र पढ्नुहोस्।', 24)).toBe('नेपाली सिक्नुहोस्।');
});

test('courseSummary says more of a course whose description is a word', () => {
  expect(courseSummary(sql, site.address)).toMatch(/^Tables\. – SQL at Name IT Education, .{10}/);
  const description = 'A description that says enough by itself to stand alone.';
  expect(courseSummary({ ...sql, description }, site.address)).toBe(description);
});

describe('fillShell', () => {
  test('puts in what a page says, dollar signs and all, and behind it what search engines read', () => {
    const meta = { ...plain, title: "$&$'", graph: [{ '@type': 'Thing' }] };
    expect(fillShell(`<h>${SHELL_HEAD}</h><main>${SHELL_MAIN}</main>`, meta, 'r', '$1')).toBe(
      `<h>${renderHead(meta, 'r')}</h><main>$1${renderStructuredData(meta)}</main>`,
    );
    expect(renderHead(meta, 'r')).toContain("<title>$&amp;$'</title>");
  });

  test('refuses a page that is no shell', () => {
    expect(() => fillShell('<html></html>', plain, 'r', '')).toThrow(/lacks exactly one/);
  });
});

test('ariaCurrent marks the page, and its list for a course', () => {
  const courses = { href: '/it/courses', text: '' };
  expect(ariaCurrent(courses, '/it/courses')).toBe('page');
  expect(ariaCurrent(courses, '/it/course/sql')).toBe('true');
  expect(ariaCurrent(courses, '/it/courses/2')).toBe('true');
  expect(ariaCurrent({ href: '/it', text: '' }, '/it/courses')).toBeUndefined();
});

describe('contact rules', () => {
  test.each([
    ['name', ' ', false, 'Full Name is required.'],
    ['name', 'A', false, 'Full Name must have at least 2 characters.'],
    ['name', 'ab', false, ''],
    ['email', 'bad', true, 'Enter an email address such as name@example.com.'],
    ['message', 'x'.repeat(1000), false, ''],
    ['message', 'x'.repeat(1001), false, 'Message must have at most 1000 characters.'],
  ] as const)('judge %s %j', (field, value, malformed, text) => {
    expect(fieldError(field, value, malformed)).toBe(text);
  });

  test('read from the address which course it is about, or the topic that the site offers', async () => {
    const about = { course_id: 'spoken-english', intake_id: '', topic: '' };
    const english = { about, text: 'Spoken English' };
    const fetchMock = vi.fn(async () => Response.json(english));
    vi.stubGlobal('fetch', fetchMock);
    const training = 'Custom training';
    expect(await subjectOf('?course=spoken-english', training)).toEqual(english);
    expect(fetchMock).toHaveBeenCalledWith('/api/subject/spoken-english', expect.anything());
    await subjectOf('?course=spoken-english&intake=spoken-english-2', training);
    expect(fetchMock).toHaveBeenLastCalledWith(
      '/api/subject/spoken-english/spoken-english-2',
      expect.anything(),
    );
    await subjectOf('?course=../../it/contact', training);
    expect(fetchMock).toHaveBeenLastCalledWith('/api/subject/..%2F..%2Fit%2Fcontact', expect.anything());
    expect(await subjectOf('?topic=Custom+training', training)).toEqual({
      about: { course_id: '', intake_id: '', topic: training },
      text: training,
    });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    expect(await subjectOf('?course=spoken-english', training)).toEqual({
      about,
      text: 'spoken-english',
    });
    vi.unstubAllGlobals();
  });

  test.each(['?course=Call+0900+for+a+prize', '?topic=Call+0900', '?course=', ''])(
    'print nothing that only the address says: %s',
    async (search) => {
      vi.stubGlobal('fetch', async () =>
        Response.json({ message: 'There is no such course.' }, { status: 404 }),
      );
      expect(await subjectOf(search, 'Custom training')).toBeNull();
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
      expect(await subjectOf(search, 'Custom training')).toBeNull();
      vi.unstubAllGlobals();
    },
  );
});
