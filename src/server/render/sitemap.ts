import { pageCount } from '../../components/course/CourseGrid.tsx';
import { absolute, escapeHtml } from '../../components/page/text.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import type { Course } from '../../domain/course.ts';
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

function brandEntries(companyId: CompanyId, all: readonly Course[]): Entry[] {
  const paths = pagePaths(companyId);
  const courses = all.filter((course) => course.company_id === companyId);
  const changed = latest(courses);
  const lists = Array.from({ length: pageCount(courses) }, (_, index) => ({
    path: paths.list(index + 1),
    changed,
  }));
  const pages = pagesWith({ of: 'brand' }).flatMap((page): Entry[] =>
    page === 'courses' ? lists : [{ path: pagePath(page, companyId) }],
  );
  return [
    ...pages,
    ...courses.map((course) => ({ path: paths.course(course.id), changed: course.updated_at })),
  ];
}

/** Every page that search engines may show, once and by its canonical address. https://www.sitemaps.org */
export function sitemapOf(courses: readonly Course[]): string {
  const entries = [
    ...COMPANY_IDS.flatMap((companyId) => brandEntries(companyId, courses)),
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
