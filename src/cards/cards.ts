import { brands } from '../brands.ts';
import { contactTexts } from '../components/contact/texts.ts';
import { catalogueTexts } from '../components/course/catalogue-texts.ts';
import { footerLegalLinks } from '../components/page/navigation.ts';
import { clothOf, INSTITUTE_CLOTH } from '../components/ui/weave.ts';
import { COMPANY_IDS, type CompanyId } from '../domain/company.ts';
import type { Course } from '../domain/course.ts';
import { cardPaths, LEGAL_CARDS, legalPaths, type PageCard } from '../paths.ts';
import { type CardPicture, drawCard } from './draw.ts';
import { coursePicture } from './picture.ts';

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
  return { path, draw: () => drawCard(path, { companyId, title, detail, cloth: INSTITUTE_CLOTH }) };
}

function courseCard(course: Course): Card {
  const { id, title, level, duration, company_id: companyId } = course;
  const path = cardPaths(companyId).course(id);
  const detail = [level, duration].filter(Boolean).join(' · ');
  const picture: CardPicture | undefined = coursePicture(course);
  return { path, draw: () => drawCard(path, { companyId, title, detail, cloth: clothOf(id) }, picture) };
}

const legalCards = LEGAL_CARDS.map((page) => {
  const title = footerLegalLinks.find(({ href }) => href === legalPaths[page])?.text ?? page;
  return pageCard(1, page, title);
});

export const allCards = (courses: readonly Course[]): Card[] => [
  ...COMPANY_IDS.flatMap((companyId) =>
    Object.entries(brandTitles(companyId)).map(([page, title]) =>
      pageCard(companyId, page as PageCard, title),
    ),
  ),
  ...legalCards,
  ...courses.map(courseCard),
];
