import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { pagePaths } from '../../paths.ts';
import { Icon } from '../ui/Icon.tsx';
import * as icons from '../ui/icons.ts';
import { Logo } from '../ui/Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import { mainLinks, overLinks } from './navigation.ts';

/** @param path of the page */
export function Header({ companyId, path }: { companyId: CompanyId; path: string }) {
  const { name } = COMPANIES[companyId];
  return (
    <header className="site-header">
      <div className="wrap row spread site-header-row">
        <a className="row brand" href={pagePaths(companyId).home} aria-label={PAGE_TEXTS.homeOf(name)}>
          <Logo />
          <span className="brand-name">{name}</span>
        </a>
        <button type="button" className="row menu-button screen-only" popoverTarget="site-menu">
          <Icon path={icons.menu} />
          <span>{PAGE_TEXTS.menu}</span>
        </button>
        <div className="site-menu screen-only" id="site-menu" popover="">
          <nav aria-label={PAGE_TEXTS.mainNavigation}>
            <NavLinks links={mainLinks(companyId)} path={path} />
          </nav>
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
