import { PAGE_TEXTS } from '#texts/page';
import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';

/** In place of a list: that there is none, and whom to ask. */
export const NoCourses = ({ companyId, text }: { companyId: CompanyId; text: string }) => (
  <div className="placeholder stack">
    <p>{text}</p>
    <p className="screen-only">
      <a className="button button-quiet" href={pagePaths(companyId).contact}>
        {PAGE_TEXTS.contactUs}
      </a>
    </p>
  </div>
);
