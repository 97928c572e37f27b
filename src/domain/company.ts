export const COMPANY_IDS = [1, 2] as const;
export type CompanyId = (typeof COMPANY_IDS)[number];

/** The company an admin form starts with. */
export const DEFAULT_COMPANY_ID: CompanyId = 1;

export interface Company {
  id: CompanyId;
  /** Name of its content file: /data/{brand}.json. */
  brand: 'nameeducation' | 'nameit';
  /** What the admin calls it in a filter. */
  slug: 'education' | 'it';
  name: string;
  /** Where its pages stand: '' for the root. */
  basePath: '' | '/it';
}

/** The two brands. Everything that differs between them by more than content hangs on this table. */
export const COMPANIES: Readonly<Record<CompanyId, Company>> = {
  1: { id: 1, brand: 'nameeducation', slug: 'education', name: 'Name Education', basePath: '' },
  2: { id: 2, brand: 'nameit', slug: 'it', name: 'Name IT Education', basePath: '/it' },
};

export const isCompanyId = (value: unknown): value is CompanyId => value === 1 || value === 2;
