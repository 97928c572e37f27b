import { CATALOGUE_TEXTS as texts } from '#texts/catalogue';
import { brands } from '../../content/brands.ts';
import { COMPANIES } from '../../domain/company.ts';
import type { Listing } from '../../domain/course-list.ts';

/** What a list is called and what it says of itself. */
export function titleOf({ companyId, category }: Pick<Listing, 'companyId' | 'category'>) {
  const { title, text } = brands[companyId].words.courses;
  if (!category) return { title, text };
  return { title: category.name, text: texts.ofCategory(category.name, COMPANIES[companyId].name) };
}
