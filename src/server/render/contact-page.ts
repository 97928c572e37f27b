import { createElement } from 'react';
import { CONTACT_TEXTS } from '#texts/contact';
import { ContactPage } from '../../components/contact/ContactPage.tsx';
import { PlainForm, type PlainFormProps, Sent } from '../../components/contact/PlainForm.tsx';
import { renderHead } from '../../components/page/head.ts';
import { contactMeta } from '../../components/page/page-meta.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { sectionsOrOriginal } from '../content/words.ts';
import { readShell } from '../site-files.ts';

/** The contact page as it answers one visitor. */
async function renderContactPage(
  companyId: CompanyId,
  content: (sections: Sections) => { children: React.ReactNode; formTitle?: string },
): Promise<string> {
  const sections = await sectionsOrOriginal(companyId);
  const head = renderHead(contactMeta(companyId, sections, true), '');
  return fillShell(
    await readShell('contact', companyId),
    head,
    toHtml(ContactPage, { companyId, sections, ...content(sections) }),
  );
}

/** With the form as it was sent, and what is wrong with it. */
export const renderPlainForm = (props: PlainFormProps): Promise<string> =>
  renderContactPage(props.companyId, () => ({ children: createElement(PlainForm, props) }));

/** With thanks, the reference, and the way on. */
export const renderSent = (companyId: CompanyId, reference: string): Promise<string> =>
  renderContactPage(companyId, ({ course }) => ({
    formTitle: CONTACT_TEXTS.sentTitle,
    children: createElement(Sent, {
      reference,
      next: { href: pagePaths(companyId).courses, text: course.words.browse },
    }),
  }));
