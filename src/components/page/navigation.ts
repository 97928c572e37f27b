import { COMPANIES, type CompanyId } from '../../domain/company.ts';
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

/** The way over to the other brand. */
export const otherBrand: Readonly<Record<CompanyId, NavigationLink>> = {
  1: { href: pagePaths(2).home, text: 'IT Education' },
  2: { href: pagePaths(1).home, text: 'Back to Main Site' },
};

/** The shared footer: the general brand's pages, the other brand's home, the legal pages. */
export const footerLinks: readonly NavigationLink[] = [
  ...mainLinks(1),
  { href: pagePaths(2).home, text: COMPANIES[2].name },
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
