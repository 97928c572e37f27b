import { absolute, escapeHtml } from '../../components/page/text.ts';
import type { Category } from '../../domain/catalogue.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
import { listingsBelow, pageAt } from '../../domain/course-list.ts';
import { companyOfInstructor, type Instructor } from '../../domain/instructor.ts';
import type { OfferedCourse } from '../../domain/offered-course.ts';
import { pagesWith } from '../../domain/page.ts';
import { pagePath, pagePaths } from '../../paths.ts';

interface Entry {
  path: string;
  /** When its content last changed, where that is known. */
  changed?: string;
}

const latest = (courses: readonly Course[]): string | undefined =>
  courses
    .map((course) => course.updated_at)
    .sort()
    .at(-1);

interface Found {
  courses: readonly OfferedCourse[];
  categories: Readonly<Record<CompanyId, readonly Category[]>>;
  /** Those whom pages show. */
  instructors: readonly Instructor[];
}

function brandEntries(companyId: CompanyId, all: Found): Entry[] {
  const paths = pagePaths(companyId);
  const courses = all.courses.filter((course) => course.company_id === companyId);
  const catalogue = { companyId, courses, categories: all.categories[companyId] };
  const lists = listingsBelow(catalogue).flatMap((below): Entry[] => {
    const listing = pageAt(catalogue, below);
    if (!listing || (listing.category && listing.courses.length === 0)) return [];
    return [{ path: paths.list(listing.page, listing.category?.slug), changed: latest(listing.courses) }];
  });
  const people = all.instructors.filter((instructor) => companyOfInstructor(instructor) === companyId);
  const pages = pagesWith({ of: 'brand' }).flatMap((page): Entry[] =>
    page === 'courses' ? lists : [{ path: pagePath(page, companyId) }],
  );
  return [
    ...pages,
    ...courses.map((course) => ({ path: paths.course(course.id), changed: course.updated_at })),
    ...people.map(({ id, updated_at }) => ({ path: paths.instructor(id), changed: updated_at })),
  ];
}

/** Every page that search engines may show, once and by its canonical address. https://www.sitemaps.org */
export function sitemapOf(found: Found): string {
  const entries = [
    ...COMPANY_IDS.flatMap((companyId) => brandEntries(companyId, found)),
    ...pagesWith({ of: 'site' }).map((page): Entry => ({ path: pagePath(page) })),
  ];
  const urls = entries.map(({ path, changed }) => {
    const modified = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeHtml(absolute(path))}</loc>${modified}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
