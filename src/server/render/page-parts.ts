import type { ReactNode } from 'react';
import { AboutPage } from '../../components/about/AboutPage.tsx';
import { ContactPage } from '../../components/contact/ContactPage.tsx';
import { CoursePage } from '../../components/course/CoursePage.tsx';
import { CoursesPage } from '../../components/courses/CoursesPage.tsx';
import { HomePage } from '../../components/home/HomePage.tsx';
import { InstructorPage } from '../../components/instructors/InstructorPage.tsx';
import { InstructorsPage } from '../../components/instructors/InstructorsPage.tsx';
import { Footer } from '../../components/page/Footer.tsx';
import { Header } from '../../components/page/Header.tsx';
import type { PageMeta } from '../../components/page/head.ts';
import {
  aboutMeta,
  contactMeta,
  courseMeta,
  homeMeta,
  instructorMeta,
  instructorsMeta,
  listMeta,
} from '../../components/page/page-meta.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';
import { coursesTaughtBy, pageAt } from '../../domain/course-list.ts';
import type { Sections } from '../../domain/section.ts';
import { addressesOf } from '../../paths.ts';
import {
  featuredBy,
  instructorsBy,
  readCatalogue,
  readCourse,
  readCoursesOf,
  readInstructor,
} from '../content/courses.ts';
import { sectionsBy } from '../content/words.ts';

type PageOf = ReturnType<typeof addressesOf>[number]['page'];

/** What stands between header and footer, without islands, or with what is given in place of one. Null for what is not there. */
interface Main {
  html: string;
  meta: PageMeta;
}
type RenderMain = (
  companyId: CompanyId,
  sections: Sections,
  below: string,
  island?: ReactNode,
) => Promise<Main | null> | Main;

export const MAINS = {
  home: async (companyId, sections, _below, children) => ({
    html: toHtml(HomePage, { companyId, sections, featured: await featuredBy(companyId), children }),
    meta: homeMeta(companyId, sections),
  }),
  about: (companyId, sections) => ({
    html: toHtml(AboutPage, { companyId, sections }),
    meta: aboutMeta(companyId, sections),
  }),
  contact: (companyId, sections, _below, children) => ({
    html: toHtml(ContactPage, { companyId, sections, children }),
    meta: contactMeta(companyId, sections),
  }),
  async courses(companyId, sections, below) {
    const listing = pageAt((await readCatalogue(companyId)).catalogue, below);
    if (!listing) return null;
    const view = { ...listing, sections };
    return { html: toHtml(CoursesPage, view), meta: listMeta(view) };
  },
  async course(companyId, sections, id) {
    const { course, courses } = await readCourse(id);
    if (!course) return null;
    const html = toHtml(CoursePage, { companyId, id, course, courses, sections });
    return { html, meta: courseMeta(course, companyId, sections) };
  },
  async instructors(companyId, sections) {
    const [instructors, { courses }] = await Promise.all([
      instructorsBy(companyId),
      readCoursesOf(companyId),
    ]);
    const view = { companyId, instructors, courses, sections };
    return { html: toHtml(InstructorsPage, view), meta: instructorsMeta(companyId, sections, instructors) };
  },
  async instructor(companyId, sections, id) {
    const { instructor, courses } = await readInstructor(id);
    if (!instructor) return null;
    const view = { companyId, instructor, courses: coursesTaughtBy(instructor, courses), sections };
    return { html: toHtml(InstructorPage, view), meta: instructorMeta(instructor, companyId, sections) };
  },
} satisfies Partial<Readonly<Record<PageOf, RenderMain>>>;
const mainOf = (page: PageOf): RenderMain | undefined => (MAINS as Partial<Record<PageOf, RenderMain>>)[page];

/** The page at an address: the longest that begins it. */
function pageOf(path: string) {
  const fits = addressesOf().filter(
    ({ address }) =>
      address === path || (address.length > 1 && address.endsWith('/') && path.startsWith(address)),
  );
  return fits.sort((a, b) => b.address.length - a.address.length)[0];
}

/**
 * Header, main region and footer of a page as they would be built now, for a page that was built before the last change.
 * Pages of plain text have no main region here.
 * @returns null where there is no such page
 */
export async function renderPageParts(path: string): Promise<{ html: string; title: string | null } | null> {
  const found = pageOf(path);
  if (!found) return null;
  const { page, companyId, address } = found;
  const sections = await sectionsBy(companyId);
  const main = await mainOf(page)?.(companyId, sections, path === address ? '' : path.slice(address.length));
  if (main === null) return null;
  const around = { companyId, path, facts: sections.site.facts };
  const html = [
    toHtml(Header, around),
    main ? `<main id="main" tabindex="-1">${main.html}</main>` : '',
    toHtml(Footer, around),
  ].join('');
  return { html, title: main?.meta.title ?? null };
}
