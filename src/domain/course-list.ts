import type { Category } from './catalogue.ts';
import type { CompanyId } from './company.ts';
import type { Instructor } from './instructor.ts';
import { COURSES_PER_PAGE } from './limits.ts';
import type { OfferedCourse } from './offered-course.ts';

/** What the lists of a brand are made of. */
export interface BrandCatalogue {
  companyId: CompanyId;
  /** All courses of the brand, newest first. */
  courses: readonly OfferedCourse[];
  /** All categories of the brand, in the order of the office. */
  categories: readonly Category[];
}

/** A page of a list: of all courses of a brand, or of those in one category. */
export interface Listing {
  companyId: CompanyId;
  /** Null for all courses. */
  category: Category | null;
  /** All courses of the list, whatever its page. */
  courses: readonly OfferedCourse[];
  /** The categories that visitors can go on to: those with courses, and the present one. */
  categories: readonly Category[];
  /** Counted from 1. */
  page: number;
}

export const pageCount = (courses: readonly unknown[]): number =>
  Math.max(1, Math.ceil(courses.length / COURSES_PER_PAGE));

const listingOf = (
  { companyId, courses, categories }: BrandCatalogue,
  category: Category | null = null,
  page = 1,
): Listing => {
  const used = new Set(courses.map((course) => course.category));
  return {
    companyId,
    category,
    courses: category ? courses.filter((course) => course.category === category.slug) : courses,
    categories: categories.filter(({ slug }) => used.has(slug) || slug === category?.slug),
    page,
  };
};

/** What stands below the address of the list: nothing, a page, a category, or a page of it. A category is no number. */
const BELOW = /^(?:(?!\d+(?:\/|$))([a-z0-9-]+))?(?:(?:^|\/)([1-9]\d{0,5}))?$/;

/**
 * @param below `2`, `languages` or `languages/2`; left out, all courses
 * @returns null where there is no such list; its page may be behind the last one
 */
export function listingAt(catalogue: BrandCatalogue, below = ''): Listing | null {
  const [whole, slug, page = '1'] = BELOW.exec(below) ?? [];
  const category = catalogue.categories.find((known) => known.slug === slug);
  const isKnown = whole !== undefined && (slug === undefined || category !== undefined);
  return isKnown ? listingOf(catalogue, category, Number(page)) : null;
}

/** The same for the address of a page: there is none behind the last one, and the first one has no number in it. */
export function pageAt(catalogue: BrandCatalogue, below = ''): Listing | null {
  const listing = listingAt(catalogue, below);
  const isPage = listing && listing.page <= pageCount(listing.courses) && !/(?:^|\/)1$/.test(below);
  return isPage ? listing : null;
}

/** Every page of every list of a brand, as they stand below its address. */
export const listingsBelow = (catalogue: BrandCatalogue): string[] =>
  [null, ...catalogue.categories].flatMap((category) =>
    Array.from({ length: pageCount(listingOf(catalogue, category).courses) }, (_, index) =>
      [category?.slug, index > 0 && index + 1].filter(Boolean).join('/'),
    ),
  );

/** The courses that somebody teaches, or one of their coming intakes. */
export const coursesTaughtBy = <C extends Pick<OfferedCourse, 'instructor_ids' | 'intakes'>>(
  { id }: Pick<Instructor, 'id'>,
  courses: readonly C[],
): C[] =>
  courses.filter(
    ({ instructor_ids, intakes }) =>
      instructor_ids.includes(id) || intakes.some((intake) => intake.instructor_ids.includes(id)),
  );
