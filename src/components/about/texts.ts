import { brands } from '../../content/brands.ts';
import { byCompany } from '../../domain/company.ts';

export const aboutTexts = byCompany((id) => ({
  mission: 'Our Mission',
  vision: 'Our Vision',
  values: 'Our Values',
  impact: 'Our Impact',
  benefits: 'What You Get With Us',
  leaders: 'Our Leadership',
  contact: 'Contact Us',
  ...brands[id].words.about,
}));
