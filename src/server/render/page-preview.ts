import { createElement, type ReactNode } from 'react';
import { z } from 'zod';
import { API_TEXTS, MISSING_TEXTS } from '#texts/api';
import { PREVIEW_TEXTS } from '#texts/sections';
import { PlainForm } from '../../components/contact/PlainForm.tsx';
import { Footer } from '../../components/page/Footer.tsx';
import { Header } from '../../components/page/Header.tsx';
import { renderHead } from '../../components/page/head.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import { ORIGINALS, sectionsFrom } from '../../content/sections.ts';
import type { CompanyId } from '../../domain/company.ts';
import { CONTACT_FIELD_NAMES, type ContactValues } from '../../domain/contact-fields.ts';
import { storedShape } from '../../domain/schema.ts';
import { type EditedPage, sectionOf } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { coursesOfCompany, readSaid } from '../content/content.ts';
import { notFound } from '../errors.ts';
import { readShell } from '../site-files.ts';
import { markedPage } from './edit-marks.ts';
import { harmless } from './harmless.ts';
import { MAINS } from './page-parts.ts';

/** Sections as they stand in the editor, by their ids. What is not finished yet, such as an empty title, may come. */
export const pagePreviewSchema = z.strictObject({
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

const nothing = Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, ''])) as ContactValues;

/** What stands where an island would. */
const islandOf = (page: EditedPage, companyId: CompanyId): ReactNode => {
  if (page === 'home') return createElement('p', { className: 'placeholder' }, PREVIEW_TEXTS.carousel);
  const form = { companyId, values: nothing, faults: nothing, fault: '', subject: null };
  return page === 'contact' ? createElement(PlainForm, form) : undefined;
};

/** A course of a brand whose page says what is said of every course. */
async function courseOf(companyId: CompanyId): Promise<string> {
  const own = await coursesOfCompany(companyId);
  return (own.find(({ learning_points }) => learning_points.length === 0) ?? own[0])?.id ?? '';
}

/** A page of a brand as it would be with what is typed, each of its texts marked with the field that says it. */
export async function renderPagePreview(
  companyId: CompanyId,
  page: EditedPage,
  typed: ReadonlyMap<string, object>,
): Promise<string> {
  const shell = page === 'courses' ? 'list' : page;
  const [stored, built, below] = await Promise.all([
    readSaid(),
    readShell(shell, companyId),
    page === 'course' ? courseOf(companyId) : '',
  ]);
  const path = pagePaths(companyId)[page];
  const said = new Map([...ORIGINALS, ...stored, ...typed]);
  const marked = await markedPage(said, async (words) => {
    const sections = sectionsFrom(words, companyId);
    const around = {
      companyId,
      path: typeof path === 'string' ? path : path(below),
      facts: sections.site.facts,
    };
    const main = await MAINS[page](companyId, sections, below, islandOf(page, companyId));
    if (!main) throw notFound(MISSING_TEXTS.page);
    return fillShell(built, renderHead(main.meta, ''), main.html)
      .replace(HEADER, () => toHtml(Header, around))
      .replace(FOOTER, () => toHtml(Footer, around));
  });
  return harmless(marked);
}
// As the build knew them.
const HEADER = /<header class="site-header">[\s\S]*?<\/header>/;
const FOOTER = /<footer class="site-footer">[\s\S]*?<\/footer>/;
