import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import type { Sections } from '../../domain/section.ts';
import { pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Logo } from '../ui/Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { mainLinks, overLinks } from './navigation.ts';
import { callLink } from './text.ts';

interface HeaderProps {
  companyId: CompanyId;
  /** Of the page. */
  path: string;
  facts: Sections['site']['facts'];
}

export function Header({ companyId, path, facts }: HeaderProps) {
  const { name } = COMPANIES[companyId];
  const call = PAGE_TEXTS.call(facts.phone);
  return (
    <header className="site-header">
      <div className="wrap row spread site-header-row">
        <a className="row brand" href={pagePaths(companyId).home} aria-label={PAGE_TEXTS.homeOf(name)}>
          <Logo />
          <span className="brand-name">{name}</span>
        </a>
        <a className="icon-button header-call screen-only" href={callLink(facts.phone)} aria-label={call}>
          <Icon path={icons.phone} />
        </a>
        <button type="button" className="menu-button screen-only" popoverTarget="site-menu">
          <span className="row menu-open">
            <Icon path={icons.menu} />
            {PAGE_TEXTS.menu}
          </span>
          <span className="row menu-close">
            <Icon path={icons.close} />
            {PAGE_TEXTS.closeMenu}
          </span>
        </button>
        <div className="site-menu screen-only" id="site-menu" popover="">
          <nav aria-label={PAGE_TEXTS.mainNavigation}>
            <NavLinks links={mainLinks(companyId)} path={path} />
          </nav>
          <a className="row nobreak menu-call" href={callLink(facts.phone)}>
            <Icon path={icons.phone} />
            {call}
          </a>
          {overLinks(companyId).map(({ href, text }) => (
            <a key={href} className="over-link" href={href}>
              {text}
            </a>
          ))}
        </div>
      </div>
    </header>
  );
}
