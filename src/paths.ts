import { COMPANIES, COMPANY_IDS, type CompanyId, MAIN_COMPANY_ID } from './domain/company.ts';
import { PAGES, type PageName, pagesWith } from './domain/page.ts';
import type { Picture, PictureFormat } from './domain/picture.ts';
import type { RecordAddress } from './domain/record-kind.ts';

/** Every address of the site, once. Pages have no trailing slash. */

/** Where the pages of a brand begin; those that the site has once begin at its root. */
const baseOf = (page: PageName, companyId: CompanyId) =>
  PAGES[page].of === 'brand' ? COMPANIES[companyId].basePath : '';

export const pagePath = (page: PageName, companyId: CompanyId = MAIN_COMPANY_ID): string =>
  baseOf(page, companyId) + PAGES[page].path || '/';

/** Every page of the table, of every brand. */
export const allPages = (): { page: PageName; companyId: CompanyId; path: string }[] => {
  const pageOf = (companyId: CompanyId) => (page: PageName) => ({
    page,
    companyId,
    path: pagePath(page, companyId),
  });
  return [
    ...COMPANY_IDS.flatMap((companyId) => pagesWith({ of: 'brand' }).map(pageOf(companyId))),
    ...pagesWith({ of: 'site' }).map(pageOf(MAIN_COMPANY_ID)),
  ];
};

export const pagePaths = (companyId: CompanyId) => {
  const base = COMPANIES[companyId].basePath;
  const contact = pagePath('contact', companyId);
  return {
    home: pagePath('home', companyId),
    about: pagePath('about', companyId),
    courses: pagePath('courses', companyId),
    instructors: pagePath('instructors', companyId),
    contact,
    /** A page, counted from 1, of the list of all courses or of a category. */
    list: (page: number, category?: string) =>
      `${base}/courses${category ? `/${category}` : ''}${page === 1 ? '' : `/${page}`}`,
    instructor: (id: string) => `${base}/instructors/${id}`,
    course: (id: string) => `${base}/course/${id}`,
    /** The contact page with what the form is about: a course by its id, or the topic that the page offers. */
    contactAbout: (topic: { course: string; intake?: string } | { topic: string }) =>
      `${contact}?${new URLSearchParams(topic)}`,
  };
};

/** Where the pages of each kind are. An address that ends in a slash stands for all that are below it. */
export const addressesOf = (): {
  page: PageName | 'course' | 'instructor';
  companyId: CompanyId;
  address: string;
}[] => [
  ...allPages().map(({ path, ...page }) => ({ ...page, address: path })),
  ...COMPANY_IDS.flatMap((companyId) => {
    const paths = pagePaths(companyId);
    return [
      { page: 'courses' as const, companyId, address: `${paths.courses}/` },
      { page: 'course' as const, companyId, address: paths.course('') },
      { page: 'instructor' as const, companyId, address: paths.instructor('') },
    ];
  }),
];

/** Where pages with gaps are, for functions: no visitor gets one. */
export const SHELLS_PATH = '/shells/';
export const SHELLS = ['home', 'about', 'course', 'list', 'instructor', 'contact'] as const;
export type Shell = (typeof SHELLS)[number];
export const shellPath = (shell: Shell, companyId: CompanyId) => `${SHELLS_PATH}${shell}-${companyId}`;

/** Pixels of the pictures that link previews show. */
export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export const CARD_BYTES_MAX = 300_000;

/** The pictures that link previews show, one a page. */
export const cardPath = (page: PageName, companyId: CompanyId = MAIN_COMPANY_ID) =>
  `/og${baseOf(page, companyId)}/${page}.jpg`;

/** The one that is cut out of a stored picture, by the address of its largest version. `focus` says what stays of it. */
export const pictureCardPath = (image: string, focus = '') =>
  image.replace(/^\/media\/(.*)\.webp$/, `/og/picture/$1${focus && `.${focus}`}.jpg`);

/** An intake for a calendar. */
export const calendarPath = (intake: string) => `/calendar/${intake}.ics`;

/** Raised when cloths come out otherwise than before, so that they get new addresses: browsers keep them for good. */
export const CLOTH_VERSION = 7;

/** A woven picture: what it is of, and the code of its sign. */
export const clothPath = (companyId: CompanyId, of: string, code: string) =>
  `/cloth/${CLOTH_VERSION}/${companyId}/${of}.${code}.svg`;

/** With fewer stitches, for a small place; as a band, for the top of a card on a phone; as a column, beside words. */
export const CLOTH_FORMATS = ['small', 'band', 'tall'] as const;
export type ClothFormat = (typeof CLOTH_FORMATS)[number];

/** The same in another format than that of pictures. */
export const clothIn = (format: ClothFormat, cloth: string) => cloth.replace(/\.svg$/, `.${format}.svg`);

/** The card of a woven picture. */
export const clothCardPath = (cloth: string) => cloth.replace(/^\/(.*)\.svg$/, '/og/$1.jpg');

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

export const ADMIN_PREFIX = '/facetreesol';
export const adminPaths = {
  login: `${ADMIN_PREFIX}/login`,
  dashboard: `${ADMIN_PREFIX}/dashboard`,
  pages: `${ADMIN_PREFIX}/pages`,
  courses: `${ADMIN_PREFIX}/courses`,
  carousel: `${ADMIN_PREFIX}/carousel`,
  forms: `${ADMIN_PREFIX}/forms`,
  history: `${ADMIN_PREFIX}/history`,
  publishing: `${ADMIN_PREFIX}/publishing`,
  settings: `${ADMIN_PREFIX}/settings`,
} as const;

/** The screen of a kind of records. */
export const recordsPath = (kind: string) => `${ADMIN_PREFIX}/${kind}`;

/** What islands ask for: constants of their own, so that a visitor's browser loads no other address. */
export const FORMS_PATH = '/api/forms';
/** Takes the form from a browser without scripts. */
export const PLAIN_FORM_PATH = '/api/forms/plain';
/** Where that leads to, and what there is to be seen first. */
export const SENT_ID = 'sent';
export const sentPath = (companyId: CompanyId, reference: string) => `/sent/${companyId}/${reference}`;
/** What the contact form is about, in words: a course, and one of its intakes. */
export const subjectPath = (course: string, intake: string) =>
  `/api/subject/${[course, intake].filter(Boolean).map(encodeURIComponent).join('/')}`;
export const carouselPath = (companyId: CompanyId) => `/api/carousel/${companyId}`;
export const sectionPath = (id: string) => `/api/records/sections/${id}`;

export const apiPaths = {
  forms: FORMS_PATH,
  login: '/api/auth/login',
  verify: '/api/auth/verify',
  logout: '/api/auth/logout',
  logoutEverywhere: '/api/auth/logout?all=1',
  courses: '/api/courses',
  courseSingle: '/api/courses/single',
  carousel: '/api/carousel',
  carouselSingle: '/api/carousel/single',
  /** Put a company's items in order with POST. */
  carouselOrder: '/api/carousel/order',
  records: (kind: string) => `/api/records/${kind}`,
  /** Store a picture with POST. */
  media: '/api/media',
  status: '/api/status',
  publish: '/api/publish',
  /** When to build; change with PUT. */
  policy: '/api/publish/policy',
  /** How notices go. */
  notices: '/api/notices',
  /** Try again, with POST, what is not tried any more. */
  retryNotices: '/api/notices/retry',
  /** Who of a brand is told; change with PUT. */
  noticeSettings: (companyId: CompanyId) => `/api/notices/${companyId}`,
  /** Send a test with POST. */
  noticeTest: (companyId: CompanyId) => `/api/notices/${companyId}/test`,
  /** Find what is held about a person, or erase it, with POST. */
  people: (what: 'find' | 'erase') => `/api/people/${what}`,
  preview: '/api/preview',
  /** A page of a brand with what is typed. */
  pagePreview: (companyId: CompanyId, page: string) => `/api/preview/${companyId}/${page}`,
  revision: '/api/revision',
  audit: '/api/audit',
  trash: '/api/trash',
  /** Bring back with POST. */
  restore: ({ kind, id }: RecordAddress) => `/api/trash/${kind}.${encodeURIComponent(id)}/restore`,
  backup: '/api/backup',
  restoreBatch: '/api/restore',
  restoreEnd: '/api/restore/end',
  /** Put one version of a picture back with PUT. */
  restorePicture: (mediaPath: string) => `/api/restore${mediaPath}`,
} as const;

/** Parts of pages, rendered from what the store holds now. The page of a brand says which buttons they carry. */
export const fragmentPaths = {
  courses: (companyId: CompanyId, page = 1, category?: string) =>
    `/api/fragments/courses/${companyId}${category ? `/${category}` : ''}${page > 1 ? `/${page}` : ''}`,
  listTop: (companyId: CompanyId, category?: string) =>
    `/api/fragments/list-top/${companyId}${category ? `/${category}` : ''}`,
  featured: (companyId: CompanyId) => `/api/fragments/featured/${companyId}`,
  instructors: (companyId: CompanyId) => `/api/fragments/instructors/${companyId}`,
  /** Of the page that the site has once. */
  privacy: `/api/fragments/privacy/${MAIN_COMPANY_ID}`,
  /** A sentence of src/components/page/FactsSentence.tsx, on pages that the site has once. */
  facts: (sentence: string) => `/api/fragments/facts/${MAIN_COMPANY_ID}/${sentence}`,
  instructor: (companyId: CompanyId, id: string) =>
    `/api/fragments/instructor/${companyId}/${encodeURIComponent(id)}`,
  course: (companyId: CompanyId, id: string) =>
    `/api/fragments/course/${companyId}/${encodeURIComponent(id)}`,
} as const;

/** All of a page but its head, as it would be built now. */
export const pagePartsPath = (path: string) => `/api/page?path=${encodeURIComponent(path)}`;

export const mediaPath = (picture: Picture, width: number, format: PictureFormat) =>
  `/media/${picture.hash}/${width}.${format}`;
