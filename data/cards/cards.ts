import { createHash } from 'node:crypto';
import { contactTexts } from '../../src/components/contact/texts.ts';
import { catalogueTexts } from '../../src/components/courses/texts.ts';
import { footerLegalLinks } from '../../src/components/page/navigation.ts';
import { brands } from '../../src/content/brands.ts';
import { COMPANY_IDS, type CompanyId } from '../../src/domain/company.ts';
import { cardPaths, LEGAL_CARDS, legalPaths, type PageCard } from '../../src/paths.ts';
import { cardSvg } from './design.ts';

/** A picture that link previews show. */
export interface Card {
  path: string;
  svg: string;
}

/** By path, what each card was drawn from, so that a test finds the one that is older than its words. */
export const DIGESTS = new URL('digests.json', import.meta.url);
export const digestOf = ({ svg }: Card): string =>
  createHash('sha256').update(svg).digest('hex').slice(0, 16);

const brandTitles = (companyId: CompanyId) => ({
  home: brands[companyId].home.subtitle,
  about: brands[companyId].about.title,
  courses: catalogueTexts[companyId].title,
  contact: contactTexts[companyId].title,
});

function pageCard(companyId: CompanyId, page: PageCard, title: string): Card {
  const path = cardPaths(companyId).page(page);
  const detail = brands[companyId].contact.address;
  return { path, svg: cardSvg({ companyId, title, detail }) };
}

const legalCards = LEGAL_CARDS.map((page) => {
  const title = footerLegalLinks.find(({ href }) => href === legalPaths[page])?.text ?? page;
  return pageCard(1, page, title);
});

export const allCards = (): Card[] => [
  ...COMPANY_IDS.flatMap((companyId) =>
    Object.entries(brandTitles(companyId)).map(([page, title]) =>
      pageCard(companyId, page as PageCard, title),
    ),
  ),
  ...legalCards,
];
