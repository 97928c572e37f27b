import { COMPANIES, type CompanyId, MAIN_COMPANY_ID, OTHER_COMPANY_IDS } from '../../domain/company.ts';
import { legalPaths, pagePaths } from '../../paths.ts';

export interface NavigationLink {
  href: string;
  text: string;
}

/** The four pages of a brand. */
export const mainLinks = (companyId: CompanyId): NavigationLink[] => {
  const paths = pagePaths(companyId);
  return [
    { href: paths.home, text: 'Home' },
    { href: paths.about, text: 'About' },
    { href: paths.courses, text: 'Courses' },
    { href: paths.contact, text: 'Contact' },
  ];
};

/** The ways from the main brand to the others. */
export const otherBrands: readonly NavigationLink[] = OTHER_COMPANY_IDS.map((id) => ({
  href: pagePaths(id).home,
  text: COMPANIES[id].shortName,
}));

export const backToMain: NavigationLink = {
  href: pagePaths(MAIN_COMPANY_ID).home,
  text: 'Back to Main Site',
};

/** The ways from a brand to others. */
export const overLinks = (companyId: CompanyId): readonly NavigationLink[] =>
  companyId === MAIN_COMPANY_ID ? otherBrands : [backToMain];

/** The shared footer: the main brand's pages, the other brands' homes. */
export const footerLinks: readonly NavigationLink[] = [
  ...mainLinks(MAIN_COMPANY_ID),
  ...OTHER_COMPANY_IDS.map((id) => ({ href: pagePaths(id).home, text: COMPANIES[id].name })),
];

export const footerLegalLinks: readonly NavigationLink[] = [
  { href: legalPaths.privacy, text: 'Privacy Policy' },
  { href: legalPaths.terms, text: 'Terms of Service' },
  { href: legalPaths.cookies, text: 'Cookie Policy' },
];

/** How a link says that it leads here: to this page, or to the list that this page is a part of. */
export const ariaCurrent = (link: NavigationLink, path: string): 'page' | 'true' | undefined => {
  if (link.href === path) return 'page';
  return path.replace(/\/course\/.*|\/courses\/.*/, '/courses') === link.href ? 'true' : undefined;
};
