import type { CompanyId } from '../../domain/company.ts';

interface ContactTexts {
  title: string;
  formTitle: string;
  submit: string;
  faq: string;
  quickLinks: string;
}

const shared = {
  formTitle: 'Send Us a Message',
  submit: 'Send Message',
  faq: 'Frequently Asked Questions',
  quickLinks: 'Quick Links',
};

export const contactTexts: Readonly<Record<CompanyId, ContactTexts>> = {
  1: { ...shared, title: 'Contact Us' },
  2: { ...shared, title: 'Contact IT Education' },
};
