import type { CompanyId } from '../../domain/company.ts';

interface AboutTexts {
  mission: string;
  vision: string;
  values: string;
  impact: string;
  benefits: string;
  leaders: string;
  closing: string;
  start: string;
  contact: string;
}

const shared = {
  mission: 'Our Mission',
  vision: 'Our Vision',
  values: 'Our Values',
  impact: 'Our Impact',
  benefits: 'What You Get With Us',
  leaders: 'Our Leadership',
  contact: 'Contact Us',
};

export const aboutTexts: Readonly<Record<CompanyId, AboutTexts>> = {
  1: {
    ...shared,
    closing: 'See what we teach',
    start: 'Explore Courses',
  },
  2: {
    ...shared,
    closing: 'See what you will build',
    start: 'Explore IT Courses',
  },
};
