import { COMPANIES, type CompanyId } from './domain/company.ts';
import type { Picture, PictureFormat } from './domain/picture.ts';
import type { RecordAddress } from './domain/record-kind.ts';
import { islandPaths } from './island-paths.ts';

/** Every address of the site, once. Pages have no trailing slash. */

export const pagePaths = (companyId: CompanyId) => {
  const base = COMPANIES[companyId].basePath;
  return {
    home: base || '/',
    about: `${base}/about`,
    courses: `${base}/courses`,
    contact: `${base}/contact`,
    course: (id: string) => `${base}/course/${id}`,
    /** A course page with gaps, for functions: no visitor gets it. */
    shell: `${base}/shell`,
    /** The contact page with the form's topic filled in. */
    contactAbout: (topic: { course: string } | { topic: string }) =>
      `${base}/contact?${new URLSearchParams(topic)}`,
  };
};

export const legalPaths = { privacy: '/privacy', terms: '/terms', cookies: '/cookies' } as const;

/** Pixels of the pictures that link previews show. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export const PAGE_CARDS = ['home', 'about', 'courses', 'contact'] as const;
export const LEGAL_CARDS = ['privacy', 'terms', 'cookies'] as const;
export type PageCard = (typeof PAGE_CARDS)[number] | (typeof LEGAL_CARDS)[number];

/** The pictures that link previews show, one a page; a course shows its own picture. */
export const cardPaths = (companyId: CompanyId) => ({
  page: (name: PageCard) => `/og${COMPANIES[companyId].basePath}/${name}.jpg`,
});

/** Files for browsers and search engines. */
export const manifestPath = (companyId: CompanyId) => `${COMPANIES[companyId].basePath}/manifest.webmanifest`;
export const SITEMAP_PATH = '/sitemap.xml';
export const ICON_PATHS = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  apple: '/apple-touch-icon.png',
  small: '/icon-192.png',
  large: '/icon-512.png',
  maskable: '/icon-maskable-512.png',
} as const;
export const LOGO_PATH = ICON_PATHS.large;

export const ADMIN_PREFIX = '/facetreesol';
export const adminPaths = {
  login: `${ADMIN_PREFIX}/login`,
  dashboard: `${ADMIN_PREFIX}/dashboard`,
  courses: `${ADMIN_PREFIX}/courses`,
  carousel: `${ADMIN_PREFIX}/carousel`,
  forms: `${ADMIN_PREFIX}/forms`,
  history: `${ADMIN_PREFIX}/history`,
} as const;

export const apiPaths = {
  ...islandPaths,
  login: '/api/auth/login',
  verify: '/api/auth/verify',
  logout: '/api/auth/logout',
  logoutEverywhere: '/api/auth/logout?all=1',
  /** Create with POST. */
  courses: '/api/courses',
  coursesOf: (companyId: CompanyId) => `/api/courses/${companyId}`,
  /** Read one with GET. */
  courseSingle: (id: string) => `/api/courses/single/${id}`,
  /** Change with PUT, remove with DELETE. */
  course: (id: string) => `/api/courses/${id}`,
  carousel: '/api/carousel',
  carouselSingle: (id: string) => `/api/carousel/single/${id}`,
  /** Put a company's items in order with POST. */
  carouselOrder: '/api/carousel/order',
  carouselItem: (id: string) => `/api/carousel/${id}`,
  form: (id: string) => `/api/forms/${id}`,
  status: '/api/status',
  publish: '/api/publish',
  preview: '/api/preview',
  revision: '/api/revision',
  audit: '/api/audit',
  trash: '/api/trash',
  /** Bring back with POST. */
  restore: ({ kind, id }: RecordAddress) => `/api/trash/${kind}.${id}/restore`,
  backup: '/api/backup',
  restoreBatch: '/api/restore',
  restoreEnd: '/api/restore/end',
  /** Put one version of a picture back with PUT. */
  restorePicture: (mediaPath: string) => `/api/restore${mediaPath}`,
} as const;

/** Parts of pages, rendered from what the store holds now. The page of a brand says which buttons they carry. */
export const fragmentPaths = {
  courses: (companyId: CompanyId, page = 1) =>
    `/api/fragments/courses/${companyId}${page > 1 ? `/${page}` : ''}`,
  featured: (companyId: CompanyId) => `/api/fragments/featured/${companyId}`,
  course: (companyId: CompanyId, id: string) => `/api/fragments/course/${companyId}/${id}`,
} as const;

export const contentPath = (brand: string) => `/data/${brand}.json`;

export const mediaPath = (picture: Picture, width: number, format: PictureFormat) =>
  `/media/${picture.hash}/${width}.${format}`;
