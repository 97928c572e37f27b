import { PAGE_TEXTS } from '#texts/page';
import { COMPANIES, type CompanyId, MAIN_COMPANY_ID, OTHER_COMPANY_IDS } from '../../domain/company.ts';
import { PAGES, type PageName, pagesWith } from '../../domain/page.ts';
import { pagePath, pagePaths } from '../../paths.ts';

export interface NavigationLink {
  href: string;
  text: string;
}

const linkTo =
  (companyId: CompanyId) =>
  (page: PageName): NavigationLink => ({ href: pagePath(page, companyId), text: PAGES[page].title });

/** The pages in the header of a brand; those that the site has once stand in the main brand's. */
export const mainLinks = (companyId: CompanyId): NavigationLink[] =>
  pagesWith({ links: 'main' })
    .filter((page) => PAGES[page].of === 'brand' || companyId === MAIN_COMPANY_ID)
    .map(linkTo(companyId));

/** The ways from the main brand to the others. */
export const otherBrands: readonly NavigationLink[] = OTHER_COMPANY_IDS.map((id) => ({
  href: pagePaths(id).home,
  text: COMPANIES[id].shortName,
}));

export const backToMain: NavigationLink = {
  href: pagePaths(MAIN_COMPANY_ID).home,
  text: PAGE_TEXTS.backToMain,
};

/** The ways from a brand to others. */
export const overLinks = (companyId: CompanyId): readonly NavigationLink[] =>
  companyId === MAIN_COMPANY_ID ? otherBrands : [backToMain];

/** The shared footer: the main brand's pages, the other brands' homes. */
export const footerLinks: readonly NavigationLink[] = [
  ...mainLinks(MAIN_COMPANY_ID),
  ...pagesWith({ links: 'footer' }).map(linkTo(MAIN_COMPANY_ID)),
  ...OTHER_COMPANY_IDS.map((id) => ({ href: pagePaths(id).home, text: COMPANIES[id].name })),
];

export const footerLegalLinks: readonly NavigationLink[] = pagesWith({ links: 'legal' }).map(
  linkTo(MAIN_COMPANY_ID),
);

/** How a link says that it leads here: to this page, or to the list that this page is a part of. */
export const ariaCurrent = (link: NavigationLink, path: string): 'page' | 'true' | undefined => {
  if (link.href === path) return 'page';
  return path.replace(/\/courses?\/.*/, '/courses').replace(/\/instructors\/.*/, '/instructors') === link.href
    ? 'true'
    : undefined;
};
