import { contactTexts } from '../components/contact/texts.ts';
import { catalogueTexts } from '../components/course/catalogue-texts.ts';
import { footerLegalLinks } from '../components/page/navigation.ts';
import { brands } from '../content/brands.ts';
import { COMPANY_IDS, type CompanyId } from '../domain/company.ts';
import { cardPaths, LEGAL_CARDS, legalPaths, type PageCard } from '../paths.ts';
import { drawCard } from './draw.ts';

/** A picture that link previews show: 1200 by 630 pixels, drawn at build. */
export interface Card {
  path: string;
  draw(): Promise<Uint8Array>;
}

const brandTitles = (companyId: CompanyId) => ({
  home: brands[companyId].home.subtitle,
  about: brands[companyId].about.title,
  courses: catalogueTexts[companyId].title,
  contact: contactTexts[companyId].title,
});

function pageCard(companyId: CompanyId, page: PageCard, title: string): Card {
  const path = cardPaths(companyId).page(page);
  const detail = brands[companyId].contact.address;
  return { path, draw: () => drawCard(path, { companyId, title, detail }) };
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
