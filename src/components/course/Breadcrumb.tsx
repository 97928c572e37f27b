import type { CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';
import { courseTexts } from './texts.ts';

export function Breadcrumb({ companyId, title }: { companyId: CompanyId; title: string }) {
  const paths = pagePaths(companyId);
  const texts = courseTexts[companyId];
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol>
        <li>
          <a href={paths.home}>{texts.home}</a>
        </li>
        <li>
          <a href={paths.courses}>{texts.courses}</a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
