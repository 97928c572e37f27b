import type { CompanyId } from '../../domain/company.ts';

interface ContactTexts {
  title: string;
  formTitle: string;
  submit: string;
  faq: string;
  quickLinks: string;
}

export const contactTexts: Readonly<Record<CompanyId, ContactTexts>> = {
  1: {
    title: 'Contact Us',
    formTitle: 'Send Us a Message',
    submit: 'Send Message',
    faq: 'Frequently Asked Questions',
    quickLinks: 'Quick Links',
  },
  2: {
    title: 'Contact IT Education',
    formTitle: 'Send Us a Message',
    submit: 'Send Message',
    faq: 'Frequently Asked Questions',
    quickLinks: 'Quick Links',
  },
};
