import { NOT_FOUND_TEXTS } from '#texts/page';
import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';

/** What stands in place of a page that is gone, until the next build leaves its file out. */
export const NotFound = ({ companyId }: { companyId: CompanyId }) => (
  <div className="wrap empty-page">
    <div className="stack">
      <h1>{NOT_FOUND_TEXTS.title}</h1>
      <p className="lead muted">{NOT_FOUND_TEXTS.description}</p>
      <p className="actions">
        <a className="button" href={pagePaths(companyId).home}>
          {NOT_FOUND_TEXTS.goHome}
        </a>
      </p>
    </div>
  </div>
);
