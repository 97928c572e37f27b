import { createElement, type FunctionComponent, memo, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import renderer from '../../src/build/sections-renderer.ts';
import { AboutPage } from '../../src/components/about/AboutPage.tsx';
import { ContactPage } from '../../src/components/contact/ContactPage.tsx';
import { CourseGrid } from '../../src/components/course/CourseGrid.tsx';
import { CourseNotFound } from '../../src/components/course/CourseNotFound.tsx';
import { CoursePage } from '../../src/components/course/CoursePage.tsx';
import { FeaturedCourses } from '../../src/components/course/FeaturedCourses.tsx';
import { CoursesPage } from '../../src/components/courses/CoursesPage.tsx';
import { HomePage } from '../../src/components/home/HomePage.tsx';
import { Testimonials } from '../../src/components/home/Testimonials.tsx';
import { ClosingCall } from '../../src/components/page/ClosingCall.tsx';
import { Fault } from '../../src/components/page/Fault.tsx';
import { Footer } from '../../src/components/page/Footer.tsx';
import { Header } from '../../src/components/page/Header.tsx';
import { PageTop } from '../../src/components/page/PageTop.tsx';
import { toHtml } from '../../src/components/page/to-html.ts';
import { originalSections } from '../../src/content/sections.ts';
import { COMPANY_IDS } from '../../src/domain/company.ts';
import { pageCount } from '../../src/domain/course-list.ts';
import type { OfferedCourse } from '../../src/domain/offered-course.ts';
import { MARKUP, NAUGHTY } from '../support/naughty.ts';
import { course as anyCourse } from '../support/records.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const decoded = (text: string) => text.replace(/&(#?\w+);/g, (entity, name) => ENTITIES[name] ?? entity);

/**
 * The document that a browser makes of markup, a line for each tag and text. Names of tags and attributes are read in
 * any case, attributes come in any order. React's marks between texts are no part of it, nor is the language of a text.
 */
function documentOf(html: string): string {
  const parts = html.replaceAll('<!-- -->', '').matchAll(/<(\/?[\w-]+)((?:[^"'>]|"[^"]*")*?)\/?>|[^<]+/g);
  const lines = [...parts].map(([text, tag, attributes = '']) => {
    if (!tag) return decoded(text);
    const pairs = attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g);
    const named = [...pairs].map(([, name = '', value = '']) => `${name.toLowerCase()}=${decoded(value)}`);
    const compared = named.filter((pair) => !pair.startsWith('lang='));
    return `<${[tag.toLowerCase(), ...compared.sort()].join(' ')}>`;
  });
  return lines.join('\n');
}

/** React's own renderer is the judge. */
function expectAsReact<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  const html = toHtml(component, props);
  expect(documentOf(html)).toBe(documentOf(renderToString(createElement(component, props))));
  return html;
}

const course = (index: number, fields: Partial<OfferedCourse> = {}): OfferedCourse =>
  anyCourse({
    id: `course-${index}`,
    title: `"Reading" & <writing> ${index}, the 'best'`,
    description: 'First.\n\nThen `more` & <b>more</b>.\n\n© नेपाल 𝒳',
    image: index % 2 ? '/media/0123456789abcdef0123456789abcdef/1200.webp' : null,
    image_width: index % 2 ? 1200 : null,
    image_height: index % 2 ? 750 : null,
    duration: index % 3 ? '8 weeks' : '',
    level: (['Beginner', 'Intermediate', 'Advanced', ''] as const)[index % 4] ?? '',
    instructor: index % 5 ? 'Anjana Rana' : '',
    ...fields,
  });
const courses = Array.from({ length: 60 }, (_, index) => course(index));
const languages = { name: 'Languages', slug: 'languages' };

describe('the markup of a component is the document that React makes of it', () => {
  test.each(COMPANY_IDS)('on the pages of company %i', (companyId) => {
    const sections = originalSections[companyId];
    for (const shown of courses.slice(0, 6)) {
      expectAsReact(CoursePage, { companyId, id: shown.id, course: shown, courses, sections });
    }
    expectAsReact(CoursePage, { companyId, id: 'x', course: null, courses: [], sections });
    for (const page of [1, 2, 99]) expectAsReact(CourseGrid, { companyId, courses, page, sections });
    expectAsReact(CourseGrid, { companyId, courses: [], sections });
    expectAsReact(FeaturedCourses, { companyId, courses, sections });
    expectAsReact(CourseGrid, {
      companyId,
      courses,
      sections,
      page: 1,
      search: { query: 'q=%3C', total: 61 },
    });
    for (const shown of [courses, []]) expectAsReact(CourseNotFound, { companyId, courses: shown, sections });
    expectAsReact(Fault, {});
  });

  test.each(COMPANY_IDS)('of every page of company %i', (companyId) => {
    const sections = originalSections[companyId];
    const { facts } = sections.site;
    expectAsReact(Header, { companyId, path: '/about', facts });
    expectAsReact(Footer, { companyId, path: '/about', facts });
    expectAsReact(PageTop, { title: 'Title', text: 'Text' });
    expectAsReact(ClosingCall, { title: 'Title', text: 'Text', links: [{ href: '/', text: 'Home' }] });
    for (const shown of [courses, []]) {
      expectAsReact(HomePage, { companyId, sections, featured: shown, children: 'The carousel.' });
      const listing = { companyId, courses: shown, page: 1, categories: [languages], sections };
      expectAsReact(CoursesPage, { ...listing, category: null });
      expectAsReact(CoursesPage, { ...listing, category: languages });
    }
    expectAsReact(AboutPage, { companyId, sections });
    expectAsReact(ContactPage, { companyId, sections, children: 'The form.' });
  });

  test('whatever was typed', () => {
    const sections = originalSections[1];
    const typed = NAUGHTY.map((text, index) =>
      course(index, { title: text, description: text, instructor: text, duration: text }),
    );
    for (let page = 1; page <= pageCount(typed); page += 1) {
      expectAsReact(CourseGrid, { companyId: 1, courses: typed, page, sections });
    }
    for (const shown of typed.slice(0, MARKUP.length)) {
      expectAsReact(CoursePage, { companyId: 1, id: 'x', course: shown, courses: [], sections });
    }
  });

  test('for each kind of attribute that differs between the two', () => {
    const Odd = () => (
      <form acceptCharset="utf-8" noValidate autoComplete="off">
        <label htmlFor="a" className="b c" key="gone">
          {'two'} texts {2}
          {0}
          {null}
          {false}
          {true}
          {''}
        </label>
        <input id="a" required disabled={false} maxLength={5} tabIndex={-1} readOnly inputMode="numeric" />
        <textarea defaultValue="<a> & b" />
        <button type="button" hidden aria-expanded={false} data-x={true} popoverTarget="p">
          x
        </button>
        {/* Outside of a picture, React would have it preloaded. */}
        <picture>
          <img alt="" src="/a?b&c" srcSet="/a 1x" fetchPriority="high" crossOrigin="anonymous" />
        </picture>
        {/* On the svg itself, Preact would leave `strokeWidth` as it stands. No component has one there. */}
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path fillRule="evenodd" clipPath="url(#x)" strokeWidth={2} strokeLinecap="round" d="M0 0" />
          <pattern patternUnits="userSpaceOnUse" />
        </svg>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: that it is taken over as it stands is the point */}
        <p dangerouslySetInnerHTML={{ __html: '<b>bold</b> & more' }} />
      </form>
    );
    expectAsReact(Odd, {});
  });
});

test('what Astro puts into a section is written as it stands, once, and nothing around it', async () => {
  const { words } = originalSections[1].home;
  const island = '<astro-island client="visible">&amp; <b>more</b></astro-island>';
  const { html } = await renderer.renderToStaticMarkup(Testimonials, { words }, { default: island });
  expect(html.split(island)).toHaveLength(2);
  expect(html).not.toContain('astro-slot');
});

test('islands are left to the renderer that brings them to life', async () => {
  const check = (metadata: object) => renderer.check(Testimonials, {}, {}, metadata as never);
  expect(await check({})).toBe(true);
  expect(await check({ hydrate: 'visible' })).toBe(false);
});

describe('what is more than markup is refused', () => {
  test.each<[string, () => ReactNode]>([
    ['hooks', () => useState('state')[0]],
    ['memoised components', () => createElement(memo(() => 'text'))],
    ['objects', () => ({}) as ReactNode],
    ['what is to come', () => Promise.resolve('text') as unknown as ReactNode],
  ])('such as %s', (_, component) => {
    expect(() => toHtml(component, {})).toThrow();
    // What React says of hooks outside of its renderer.
    vi.mocked(console.error).mockClear();
  });
});

describe('the language of a text', () => {
  const html = (node: ReactNode) => toHtml(() => node, {});

  test('what is written in Nepali says so, and what stands within it in English, too', () => {
    expect(
      html(
        <article>
          <h3>
            <a href="/">नेपाली भाषा कक्षा</a>
          </h3>
          <p>
            बिहान र साँझ <span>12 hours</span>
          </p>
          <a href="/">View Details</a>
        </article>,
      ),
    ).toBe(
      '<article><h3><a href="/" lang="ne">नेपाली भाषा कक्षा</a></h3>' +
        '<p lang="ne">बिहान र साँझ <span lang="en">12 hours</span></p><a href="/">View Details</a></article>',
    );
  });

  test('a word in the other script and a number change nothing, and Markdown is read, too', () => {
    expect(html(<p>Lok Sewa (लोक सेवा) Preparation</p>)).not.toContain('lang');
    expect(html(<b>१२</b>)).not.toContain('lang');
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as a description in Markdown is written
    const markdown = <div dangerouslySetInnerHTML={{ __html: '<p><strong>लोक सेवा</strong></p>' }} />;
    expect(html(markdown)).toContain('<div lang="ne">');
  });
});
