interface Company {
  /** Names its files: data/brands/{brand}.json, and the samples in data/courses and data/carousel. */
  brand: string;
  /** What the admin calls it in a filter. */
  slug: string;
  name: string;
  /** One word for it, in the admin. */
  label: string;
  /** What it is called where the institute's name is already said. */
  shortName: string;
  /** Where its pages stand: '' for the root, which the main brand has. */
  basePath: '' | `/${string}`;
}

/** The brands, in the order in which they are listed. What they say is in their files in data/. */
const TABLE = {
  1: {
    brand: 'nameeducation',
    slug: 'education',
    name: 'Name Education',
    label: 'Education',
    shortName: 'Education',
    basePath: '',
  },
  2: {
    brand: 'nameit',
    slug: 'it',
    name: 'Name IT Education',
    label: 'IT',
    shortName: 'IT Education',
    basePath: '/it',
  },
} as const satisfies Readonly<Record<number, Company>>;

export type CompanyId = keyof typeof TABLE;
export const COMPANIES: Readonly<Record<CompanyId, Company>> = TABLE;
export const COMPANY_IDS = Object.keys(TABLE).map(Number) as CompanyId[];

/** The brand at the root, which also speaks for the institute; admin forms start with it. */
export const MAIN_COMPANY_ID: CompanyId = 1;
export const OTHER_COMPANY_IDS = COMPANY_IDS.filter((id) => id !== MAIN_COMPANY_ID);

/** What `make` gives for each company. */
export const byCompany = <T>(make: (id: CompanyId) => T): Record<CompanyId, T> =>
  Object.fromEntries(COMPANY_IDS.map((id) => [id, make(id)])) as Record<CompanyId, T>;
