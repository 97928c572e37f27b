import type { CarouselItem } from './carousel-item.ts';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import type { Instructor } from './instructor.ts';
import { COURSES_PER_PAGE, FEATURED_COURSES, RELATED_COURSES } from './limits.ts';
import type { OfferedCourse } from './offered-course.ts';

/**
 * A scope is stored content that changes what parts of pages say. A part names its scopes, and /api/revision names those
 * that say something else than the files. So a page fetches again what has changed on it, and nothing else.
 */
export const scopes = {
  carousel: (companyId: CompanyId) => `carousel/${companyId}`,
  featured: (companyId: CompanyId) => `featured/${companyId}`,
  /** What any course page of a company may show as related. */
  related: (companyId: CompanyId) => `related/${companyId}`,
  /** A page of a company's catalogue, counted from 1. */
  courses: (companyId: CompanyId, page: number) => `courses/${companyId}/${page}`,
  course: (id: string) => `course/${id}`,
  instructors: (companyId: CompanyId) => `instructors/${companyId}`,
} as const;

/** The public content, in the order visitors see. */
export interface ScopedContent {
  courses: readonly OfferedCourse[];
  /** Those of home pages. */
  featured: Readonly<Record<CompanyId, readonly OfferedCourse[]>>;
  carousel: readonly CarouselItem[];
  /** Those whom pages show. */
  instructors: Readonly<Record<CompanyId, readonly Instructor[]>>;
}

/** What each scope says: a new scope is a name above and a line here. */
export function* saidOfScopes({
  courses,
  featured,
  carousel,
  instructors,
}: ScopedContent): Generator<[string, readonly object[]]> {
  for (const course of courses) yield [scopes.course(course.id), [course]];
  for (const companyId of COMPANY_IDS) {
    const own = courses.filter(({ company_id }) => company_id === companyId);
    yield [scopes.carousel(companyId), carousel.filter(({ company_id }) => company_id === companyId)];
    const teaching = instructors[companyId];
    const taught = own
      .filter(({ instructor_ids }) => teaching.some(({ id }) => instructor_ids.includes(id)))
      .map(({ id, title, instructor_ids }) => ({ id, title, instructor_ids }));
    yield [scopes.instructors(companyId), [...teaching, { taught }]];
    yield [scopes.featured(companyId), featured[companyId].slice(0, FEATURED_COURSES)];
    // One more than are shown: a page leaves its own course out.
    yield [scopes.related(companyId), own.slice(0, RELATED_COURSES + 1)];
    for (let page = 1; page === 1 || own.length > (page - 1) * COURSES_PER_PAGE; page++) {
      const shown = own.slice((page - 1) * COURSES_PER_PAGE, page * COURSES_PER_PAGE);
      yield [scopes.courses(companyId, page), [{ total: own.length }, ...shown]];
    }
  }
}
