import { createElement } from 'react';
import { ContactPage } from '../../components/contact/ContactPage.tsx';
import { PlainForm, type PlainFormProps, Thanks } from '../../components/contact/PlainForm.tsx';
import { contactMeta } from '../../components/page/page-meta.ts';
import { fillShell } from '../../components/page/shell.ts';
import { toHtml } from '../../components/page/to-html.ts';
import type { CompanyId } from '../../domain/company.ts';
import { sectionsOrOriginal } from '../content/words.ts';
import { readShell } from '../site-files.ts';

/** The contact page as it answers one visitor. */
async function renderContactPage(
  companyId: CompanyId,
  content: { children: React.ReactNode; isSent?: boolean },
): Promise<string> {
  const sections = await sectionsOrOriginal(companyId);
  return fillShell(
    await readShell('contact', companyId),
    contactMeta(companyId, sections, true),
    '',
    toHtml(ContactPage, { companyId, sections, ...content }),
  );
}

/** With the form as it was sent, and what is wrong with it. */
export const renderPlainForm = (props: PlainFormProps): Promise<string> =>
  renderContactPage(props.companyId, { children: createElement(PlainForm, props) });

/** With thanks, the reference, and the way on. */
export const renderSent = (companyId: CompanyId, reference: string): Promise<string> =>
  renderContactPage(companyId, { isSent: true, children: createElement(Thanks, { reference }) });
