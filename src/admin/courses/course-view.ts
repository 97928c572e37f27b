import { COMPANIES, COMPANY_IDS } from '../../domain/company.ts';
import { byNewest, COURSE_LEVELS, type Course } from '../../domain/course.ts';
import { foldText } from '../../domain/fold-text.ts';
import { type CompanyChoice, ofCompany } from '../ui/CompanyFilter.tsx';

/** Which courses of the list are shown, and in which order. It stands in the address, so that it can be kept. */
export interface CourseView {
  query: string;
  company: CompanyChoice;
  sort: CourseSort;
}

export const COURSE_SORTS = { newest: 'Newest', title: 'Title', level: 'Level' } as const;
export type CourseSort = keyof typeof COURSE_SORTS;

const isSort = (text: string): text is CourseSort => Object.hasOwn(COURSE_SORTS, text);
export const toSort = (text: string | null): CourseSort => (text !== null && isSort(text) ? text : 'newest');

export function parseView(params: URLSearchParams): CourseView {
  const slug = params.get('company');
  return {
    query: params.get('q') ?? '',
    company: COMPANY_IDS.find((id) => COMPANIES[id].slug === slug) ?? 'all',
    sort: toSort(params.get('sort')),
  };
}

/** Only what differs from the list as it is without any choice. */
export function formatView({ query, company, sort }: CourseView): string {
  const params = new URLSearchParams();
  if (query.trim()) params.set('q', query.trim());
  if (company !== 'all') params.set('company', COMPANIES[company].slug);
  if (sort !== 'newest') params.set('sort', sort);
  return params.toString();
}

/** What is searched in, folded once a course. */
const texts = new WeakMap<Course, string>();
function searchedText(course: Course): string {
  const known = texts.get(course);
  if (known !== undefined) return known;
  const text = foldText(`${course.title}\n${course.instructor}\n${course.description}`);
  texts.set(course, text);
  return text;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
const byTitle = (a: Course, b: Course) => collator.compare(a.title, b.title) || byNewest(a, b);
/** Courses without a level are for all, so they stand first. */
const rank = ({ level }: Course) => (level === '' ? -1 : COURSE_LEVELS.indexOf(level));
const ORDERS: Readonly<Record<CourseSort, (a: Course, b: Course) => number>> = {
  newest: byNewest,
  title: byTitle,
  level: (a, b) => rank(a) - rank(b) || byTitle(a, b),
};

/** The courses of a view: every word of the query stands somewhere in title, instructor or description. */
export function arrange(courses: readonly Course[], { query, company, sort }: CourseView): Course[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return ofCompany(courses, company)
    .filter((course) => words.every((word) => searchedText(course).includes(word)))
    .sort(ORDERS[sort]);
}
