import { CONTACT_TEXTS } from '#texts/contact';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { backToMain } from '../page/navigation.ts';

interface QuickLinksProps {
  companyId: CompanyId;
  sections: Sections;
}

/** Where else to look. */
export function QuickLinks({ companyId, sections }: QuickLinksProps) {
  const paths = pagePaths(companyId);
  const links = [
    { href: paths.courses, text: sections.course.words.browse },
    { href: paths.about, text: CONTACT_TEXTS.about(COMPANIES[companyId].shortName) },
    { href: '#faq-title', text: CONTACT_TEXTS.faq },
    backToMain,
  ];
  return (
    <nav className="links screen-only" aria-labelledby="quick-links-title">
      <h2 id="quick-links-title">{CONTACT_TEXTS.quickLinks}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
