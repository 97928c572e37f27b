interface Row {
  /** Below the base path of each brand, or of the site as a whole. */
  path: '' | `/${string}`;
  /** Whether each brand has it, or the site has it once, in the dress of the main brand. */
  of: 'brand' | 'site';
  /** What links, breadcrumbs and the title call it. */
  title: string;
  /** Where it is linked: in the header and the footer, in the footer alone, or among the legal pages there. */
  links: 'main' | 'footer' | 'legal';
}

/**
 * The pages of the site in the order of their links; courses are no pages of this table. Paths, navigation, sitemap,
 * the pictures of link previews and the lists of the tests follow from it.
 */
export const PAGES = {
  home: { path: '', of: 'brand', title: 'Home', links: 'main' },
  about: { path: '/about', of: 'brand', title: 'About', links: 'main' },
  courses: { path: '/courses', of: 'brand', title: 'Courses', links: 'main' },
  contact: { path: '/contact', of: 'brand', title: 'Contact', links: 'main' },
  instructors: { path: '/instructors', of: 'brand', title: 'Instructors', links: 'footer' },
  privacy: { path: '/privacy', of: 'site', title: 'Privacy Policy', links: 'legal' },
  terms: { path: '/terms', of: 'site', title: 'Terms of Service', links: 'legal' },
  cookies: { path: '/cookies', of: 'site', title: 'Cookie Policy', links: 'legal' },
} as const satisfies Readonly<Record<string, Row>>;

export type PageName = keyof typeof PAGES;
const ROWS: Readonly<Record<PageName, Row>> = PAGES;
const NAMES = Object.keys(PAGES) as PageName[];

/** The pages that fit. */
export const pagesWith = (wanted: Partial<Row>): PageName[] =>
  NAMES.filter((name) =>
    Object.entries(wanted).every(([key, value]) => ROWS[name][key as keyof Row] === value),
  );
