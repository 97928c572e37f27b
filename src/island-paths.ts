import type { CompanyId } from './domain/company.ts';

/** What islands ask for. Apart from paths.ts, which is made of this and much else that visitors need not load. */
export const islandPaths = {
  forms: '/api/forms',
  carouselOf: (companyId: CompanyId) => `/api/carousel/${companyId}`,
} as const;
