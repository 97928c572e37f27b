export const ABOUT_TEXTS = {
  mission: 'Our Mission',
  vision: 'Our Vision',
  values: 'Our Values',
  impact: 'Our Impact',
  benefits: 'What You Get With Us',
  leaders: 'Our Leadership',
} as const;
