import { brands } from '../../content/brands.ts';
import { byCompany } from '../../domain/company.ts';

/** Headings and buttons of the home page; what the brand says about itself is content. */
export const homeTexts = byCompany((id) => ({
  start: 'Get Started Today',
  contact: 'Contact Us',
  ...brands[id].words.home,
}));
