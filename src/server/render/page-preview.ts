import { createElement, type ReactNode } from 'react';
import { z } from 'zod';
import { API_TEXTS, MISSING_TEXTS } from '#texts/api';
import { PlainForm } from '../../components/contact/PlainForm.tsx';
import { CoursePage } from '../../components/course/CoursePage.tsx';
import { Slides } from '../../components/home/Slides.tsx';
import { Footer } from '../../components/page/Footer.tsx';
import { Header } from '../../components/page/Header.tsx';
import { courseMeta } from '../../components/page/page-meta.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import { ORIGINALS, sectionsFrom } from '../../content/sections.ts';
import type { CompanyId } from '../../domain/company.ts';
import { CONTACT_FIELD_NAMES, type ContactValues } from '../../domain/contact-fields.ts';
import { type Course, courseFields, courseIdSchema } from '../../domain/course.ts';
import { coursePlaceId } from '../../domain/edit-place.ts';
import { storedShape } from '../../domain/schema.ts';
import { type EditedPage, type Sections, sectionOf } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { listCarousel } from '../content/carousel.ts';
import { coursesOfCompany, listOffered, offer } from '../content/courses.ts';
import { readSaid } from '../content/words.ts';
import { notFound } from '../errors.ts';
import { readShell } from '../site-files.ts';
import { markedPage } from './edit-marks.ts';
import { harmless } from './harmless.ts';
import { MAINS } from './page-parts.ts';

const { image: _, ...typedOfCourse } = courseFields;

/**
 * Sections as they stand in the editor, by their ids, and the course that a course page shows. What is not finished yet, such
 * as an empty title, may come.
 */
export const pagePreviewSchema = z.strictObject({
  course: z
    .strictObject({ id: courseIdSchema, typed: z.strictObject(storedShape(typedOfCourse)).optional() })
    .optional(),
  sections: z.record(z.string(), z.unknown()).transform((typed, context) => {
    const checked = new Map<string, object>();
    for (const [id, values] of Object.entries(typed)) {
      const schema = ORIGINALS.has(id) ? z.strictObject(storedShape(sectionOf(id).fields)) : undefined;
      const result = schema?.safeParse(values);
      if (result?.success) checked.set(id, result.data);
      const issues = result
        ? (result.error?.issues ?? [])
        : [{ path: [], message: API_TEXTS.unknownField(id) }];
      for (const { path, message } of issues)
        context.addIssue({ code: 'custom', path: [id, ...path], message });
    }
    return checked;
  }),
});
type PagePreview = z.output<typeof pagePreviewSchema>;

const nothing = Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, ''])) as ContactValues;

/** What stands where an island would. */
async function islandOf(page: EditedPage, companyId: CompanyId): Promise<ReactNode> {
  if (page === 'contact')
    return createElement(PlainForm, {
      companyId,
      values: nothing,
      faults: nothing,
      fault: '',
      subject: null,
    });
  if (page !== 'home') return undefined;
  const items = (await listCarousel()).filter(({ company_id }) => company_id === companyId);
  return createElement(Slides, { items });
}

/** The course that is asked for, or one whose page says what is said of every course; none where the brand has none. */
async function courseOf(companyId: CompanyId, asked: PagePreview['course']): Promise<Course | undefined> {
  const own = await coursesOfCompany(companyId);
  const found = asked
    ? own.find(({ id }) => id === asked.id)
    : (own.find(({ learning_points }) => learning_points.length === 0) ?? own[0]);
  return found && { ...found, ...asked?.typed };
}

/** A page of a brand as it would be with what is typed, each of its texts marked with the field that says it. */
export async function renderPagePreview(
  companyId: CompanyId,
  page: EditedPage,
  { sections: typed, course: asked }: PagePreview,
): Promise<string> {
  const shell = page === 'courses' ? 'list' : page;
  const [stored, built, course] = await Promise.all([
    readSaid(),
    readShell(shell, companyId),
    page === 'course' ? courseOf(companyId, asked) : undefined,
  ]);
  const below = course?.id ?? '';
  const owner = coursePlaceId(below);
  const path = pagePaths(companyId)[page];
  const said = new Map([...ORIGINALS, ...stored, ...typed]);
  const edited = course ? new Map([...said, [owner, course]]) : said;
  const marked = await markedPage(edited, async (words) => {
    const sections = sectionsFrom(words, companyId);
    const around = {
      companyId,
      path: typeof path === 'string' ? path : path(below),
      facts: sections.site.facts,
    };
    const main = course
      ? await courseMain(companyId, sections, words.get(owner) as Course)
      : await MAINS[page](companyId, sections, below, await islandOf(page, companyId));
    if (!main) throw notFound(MISSING_TEXTS.page);
    return fillShell(built, main.meta, '', main.html)
      .replace(HEADER, () => toHtml(Header, around))
      .replace(FOOTER, () => toHtml(Footer, around));
  });
  return harmless(marked);
}

/** The page of a course that is not as it is stored. */
async function courseMain(companyId: CompanyId, sections: Sections, typed: Course) {
  const [course, courses] = await Promise.all([offer(typed), listOffered()]);
  const view = { companyId, id: course.id, course, courses, sections };
  return { html: toHtml(CoursePage, view), meta: courseMeta(course, companyId, sections) };
}

// As the build knew them.
const HEADER = /<header class="site-header">[\s\S]*?<\/header>/;
const FOOTER = /<footer class="site-footer">[\s\S]*?<\/footer>/;
