import type { CarouselItem } from './carousel-item.ts';
import type { Category } from './catalogue.ts';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { coursesTaughtBy } from './course-list.ts';
import type { Instructor } from './instructor.ts';
import { COURSES_PER_PAGE, FEATURED_COURSES, RELATED_COURSES } from './limits.ts';
import type { OfferedCourse } from './offered-course.ts';
import type { Retention } from './privacy.ts';

/**
 * A scope is stored content that changes what parts of pages say. A part names its scopes, and /api/revision names those
 * that say something else than the files. So a page fetches again what has changed on it, and nothing else.
 */
export const scopes = {
  carousel: (companyId: CompanyId) => `carousel/${companyId}`,
  featured: (companyId: CompanyId) => `featured/${companyId}`,
  /** What any course page of a company may show as related. */
  related: (companyId: CompanyId) => `related/${companyId}`,
  /** A page, counted from 1, of the list of all courses of a company or of a category. */
  courses: (companyId: CompanyId, page: number, category?: string) =>
    `courses/${companyId}/${category ? `${category}/` : ''}${page}`,
  /** What the categories of a company are called, and which of them have courses. */
  categories: (companyId: CompanyId) => `categories/${companyId}`,
  /** One instructor and the courses that they teach. */
  instructor: (id: string) => `instructor/${id}`,
  course: (id: string) => `course/${id}`,
  instructors: (companyId: CompanyId) => `instructors/${companyId}`,
  /** What a section of src/domain/section.ts says. */
  section: (id: string) => `section/${id}`,
  /** How long enquiries are kept. */
  privacy: 'privacy',
} as const;

/** The public content, in the order visitors see. */
export interface ScopedContent {
  courses: readonly OfferedCourse[];
  /** Those of home pages. */
  featured: Readonly<Record<CompanyId, readonly OfferedCourse[]>>;
  carousel: readonly CarouselItem[];
  /** In the order of the office. */
  categories: Readonly<Record<CompanyId, readonly Category[]>>;
  /** Those whom pages show. */
  instructors: Readonly<Record<CompanyId, readonly Instructor[]>>;
  /** Sections by their ids. */
  said: ReadonlyMap<string, object>;
  /** How long enquiries are kept. */
  retention: Retention;
}

/** What each scope says: a new scope is a name above and a line here. */
export function* saidOfScopes({
  courses,
  featured,
  carousel,
  categories,
  instructors,
  said,
  retention,
}: ScopedContent): Generator<[string, readonly object[]]> {
  yield [scopes.privacy, [{ retention }]];
  for (const [id, values] of said) yield [scopes.section(id), [values]];
  for (const course of courses) yield [scopes.course(course.id), [course]];
  for (const companyId of COMPANY_IDS) {
    const own = courses.filter(({ company_id }) => company_id === companyId);
    yield [scopes.carousel(companyId), carousel.filter(({ company_id }) => company_id === companyId)];
    const teaching = instructors[companyId];
    const taught = teaching.map((instructor) => coursesTaughtBy(instructor, courses));
    for (const [place, instructor] of teaching.entries())
      yield [scopes.instructor(instructor.id), [instructor, ...(taught[place] ?? [])]];
    const titles = taught.map((some) => some.map(({ id, title, company_id }) => [id, title, company_id]));
    yield [scopes.instructors(companyId), [...teaching, { titles }]];
    yield [scopes.featured(companyId), featured[companyId].slice(0, FEATURED_COURSES)];
    // One more than are shown: a page leaves its own course out.
    yield [scopes.related(companyId), own.slice(0, RELATED_COURSES + 1)];
    yield* pagesOf(companyId, own);
    const inCategory = Map.groupBy(own, ({ category }) => category);
    for (const { slug } of categories[companyId]) yield* pagesOf(companyId, inCategory.get(slug) ?? [], slug);
    const named = categories[companyId].map(({ slug, name }) => [slug, name, inCategory.has(slug)]);
    yield [scopes.categories(companyId), [{ named }]];
  }
}

/** The pages of one list. */
function* pagesOf(
  companyId: CompanyId,
  courses: readonly OfferedCourse[],
  category?: string,
): Generator<[string, readonly object[]]> {
  for (let page = 1; page === 1 || courses.length > (page - 1) * COURSES_PER_PAGE; page++) {
    const shown = courses.slice((page - 1) * COURSES_PER_PAGE, page * COURSES_PER_PAGE);
    yield [scopes.courses(companyId, page, category), [{ total: courses.length }, ...shown]];
  }
}
