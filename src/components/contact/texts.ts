import { brands } from '../../content/brands.ts';
import { byCompany } from '../../domain/company.ts';

export const contactTexts = byCompany((id) => ({
  formTitle: 'Send Us a Message',
  submit: 'Send Message',
  faq: 'Frequently Asked Questions',
  quickLinks: 'Quick Links',
  ...brands[id].words.contact,
}));
