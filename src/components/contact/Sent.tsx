import { CONTACT_TEXTS } from '#texts/contact';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { clothPath, pagePaths } from '../../paths.ts';
import { callLink } from '../page/text.ts';
import { Cloth } from '../ui/Cloth.tsx';

/** What stands around the thanks. form.css shows it once the message is sent, so that the script of the form need not. */

export const SentHead = ({ companyId }: { companyId: CompanyId }) => (
  <>
    <div className="sent cover">
      <Cloth path={clothPath(companyId, 'sent', 'check')} />
    </div>
    <h2 className="sent">{CONTACT_TEXTS.sentTitle}</h2>
  </>
);

/** What a visitor may do next. */
export const SentLinks = ({ companyId, sections }: { companyId: CompanyId; sections: Sections }) => (
  <p className="sent actions">
    <a className="button button-quiet" href={pagePaths(companyId).courses}>
      {sections.course.words.browse}
    </a>
    <a className="button button-quiet" href={callLink(sections.site.facts.phone)}>
      {CONTACT_TEXTS.call}
    </a>
    <a className="button button-quiet" href={pagePaths(companyId).contact}>
      {CONTACT_TEXTS.another}
    </a>
  </p>
);
