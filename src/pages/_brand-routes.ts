import { COMPANIES, COMPANY_IDS, type CompanyId } from '../domain/company.ts';

export interface BrandRoute {
  params: { brand: string | undefined };
  props: { companyId: CompanyId };
}

/** One route a brand for a page below `[...brand]`: no segment for the general brand, `it` for the other. */
export const brandRoutes = (): BrandRoute[] =>
  COMPANY_IDS.map((companyId) => ({
    params: { brand: COMPANIES[companyId].basePath.slice(1) || undefined },
    props: { companyId },
  }));
