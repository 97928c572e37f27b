import { brands } from '../../content/brands.ts';
import { byCompany } from '../../domain/company.ts';

/** The page that lists the courses of a brand. */
export const catalogueTexts = byCompany((id) => brands[id].words.courses);

/** The orders of the list. Its own order, newest first, has no value and so no place in the address. */
export const catalogueSorts = [
  { value: '', text: 'Newest first' },
  { value: 'title', text: 'Title A–Z' },
  { value: 'title-desc', text: 'Title Z–A' },
  { value: 'level', text: 'Level, easiest first' },
] as const;
