import { createHash } from 'node:crypto';
import type { Sign } from '../../src/cloth/signs.ts';
import { brands } from '../../src/content/brands.ts';
import type { Theme } from '../../src/domain/brand.ts';
import type { CompanyId } from '../../src/domain/company.ts';
import { PAGES, type PageName } from '../../src/domain/page.ts';
import { allPages, cardPath } from '../../src/paths.ts';
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

/** What a card says where that is more than the title of its page. */
const headlineOf = (page: PageName, companyId: CompanyId): string => {
  const { home, about, words } = brands[companyId];
  const headlines: Partial<Record<PageName, string>> = {
    home: home.subtitle,
    about: about.title,
    courses: words.courses.title,
    contact: words.contact.title,
  };
  return headlines[page] ?? PAGES[page].title;
};

/** What stands in the cloth of a page's card; where nothing is said, that of a home. */
const SIGNS: Partial<Record<PageName, Sign>> = { about: 'flower', courses: 'steps', contact: 'bubble' };
const HOME_SIGNS: Readonly<Record<Theme, Sign>> = { classic: 'अ', code: 'braces' };

export const allCards = (): Card[] =>
  allPages().map(({ page, companyId }) => {
    const title = headlineOf(page, companyId);
    const detail = brands[companyId].contact.address;
    return {
      path: cardPath(page, companyId),
      svg: cardSvg({ companyId, title, detail, sign: SIGNS[page] ?? HOME_SIGNS[brands[companyId].theme] }),
    };
  });
