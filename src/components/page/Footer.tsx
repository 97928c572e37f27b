import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import { yearInNepal } from '../../domain/nepal.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Logo } from '../ui/Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { footerLegalLinks, footerLinks } from './navigation.ts';
import { callLink } from './text.ts';

/** Another brand's page says whose pages these are. */
const columnsOf = (companyId: CompanyId) => [
  {
    id: 'footer-pages',
    title: companyId === MAIN_COMPANY_ID ? PAGE_TEXTS.explore : COMPANIES[MAIN_COMPANY_ID].name,
    links: footerLinks,
  },
  { id: 'footer-legal', title: PAGE_TEXTS.legal, links: footerLegalLinks },
];

interface FooterProps {
  companyId: CompanyId;
  /** Of the page. */
  path: string;
  facts: Sections['site']['facts'];
}

/** The same links below every page; the name is that of the brand whose page it is. */
export const Footer = ({ companyId, path, facts }: FooterProps) => (
  <footer className="site-footer">
    <div className="wrap site-footer-columns">
      <div className="site-footer-brand">
        <a className="row brand" href={pagePaths(companyId).home}>
          <Logo />
          <span className="brand-name">{COMPANIES[companyId].name}</span>
        </a>
        <ul className="socials screen-only">
          {facts.socials.map(({ id, name, url }) => (
            <li key={id}>
              <a href={url} rel="noopener">
                <Icon path={icons.socialIcon(name)} />
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {columnsOf(companyId).map(({ id, title, links }) => (
        <nav key={id} className="screen-only" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <NavLinks links={links} path={path} />
        </nav>
      ))}
      <div className="site-footer-contact">
        <h2>{PAGE_TEXTS.contact}</h2>
        <address>
          <ul>
            <li>
              <Icon path={icons.pin} />
              <span>{facts.address}</span>
            </li>
            <li>
              <Icon path={icons.phone} />
              <a className="nobreak" href={callLink(facts.phone)}>
                {facts.phone}
              </a>
            </li>
            <li>
              <Icon path={icons.mail} />
              <a href={`mailto:${facts.email}`}>{facts.email}</a>
            </li>
          </ul>
        </address>
      </div>
    </div>
    <p className="wrap site-footer-end">
      {PAGE_TEXTS.rights(yearInNepal(new Date()), COMPANIES[MAIN_COMPANY_ID].name)}
    </p>
  </footer>
);
