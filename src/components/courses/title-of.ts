import { CATALOGUE_TEXTS as texts } from '#texts/catalogue';
import { COMPANIES } from '../../domain/company.ts';
import type { Listing } from '../../domain/course-list.ts';
import type { Sections } from '../../domain/section.ts';

/** A page of a list, and what is said around it. */
export type ListingProps = Listing & { sections: Sections };

/** What a list is called and what it says of itself. */
export function titleOf({
  companyId,
  category,
  sections,
}: Pick<ListingProps, 'companyId' | 'category' | 'sections'>) {
  const { title, text } = sections.courses.words;
  if (!category) return { title, text };
  return { title: category.name, text: texts.ofCategory(category.name, COMPANIES[companyId].name) };
}
