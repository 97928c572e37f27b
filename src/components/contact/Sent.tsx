import { CONTACT_TEXTS } from '#texts/contact';
import type { CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { clothPath, pagePaths } from '../../paths.ts';
import { callLink } from '../page/text.ts';
import { Cloth } from '../ui/Cloth.tsx';

/** What stands around the thanks. sent.css shows it once the message is sent, so that the script of the form need not. */

/** @param isSent whether the thanks stay: where a script says them they go after a while, and what happens next takes their place */
export const SentHead = ({ isSent }: { isSent: boolean | undefined }) => (
  <>
    <h2 className="sent">{CONTACT_TEXTS.sentTitle}</h2>
    {!isSent && <p className="sent sent-next lead">{CONTACT_TEXTS.sentNext}</p>}
  </>
);

/** What a visitor may do next, and cloth in all the room that is left. */
export const SentEnd = ({ companyId, sections }: { companyId: CompanyId; sections: Sections }) => (
  <>
    <p className="sent cluster screen-only">
      <a className="button" href={pagePaths(companyId).courses}>
        {sections.course.words.browse}
      </a>
      <a className="button button-quiet" href={callLink(sections.site.facts.phone)}>
        {CONTACT_TEXTS.call}
      </a>
      <a className="button button-quiet" href={pagePaths(companyId).contact}>
        {CONTACT_TEXTS.another}
      </a>
    </p>
    <div className="sent cover screen-only">
      <Cloth path={clothPath(companyId, 'message', 'tick')} />
    </div>
  </>
);
