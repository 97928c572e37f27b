import { slugify } from 'transliteration';
import { RESERVED_COURSE_IDS } from '../../domain/course.ts';
import { COURSE_ID_MAX } from '../../domain/limits.ts';

/** Room for a suffix such as -1234. */
const BASE_MAX = COURSE_ID_MAX - 10;

/**
 * The id a title asks for: ASCII, also from Devanagari; what would be empty or reserved begins with `course`.
 * @param random what takes the place of a title without letters, in hex digits
 */
export function courseIdBase(title: string, random: string): string {
  const slug = slugify(title, { allowedChars: 'a-zA-Z0-9' })
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, BASE_MAX)
    .replace(/^-+|-+$/g, '');
  if (!slug) return `course-${random.slice(0, 6)}`;
  return RESERVED_COURSE_IDS.has(slug) ? `course-${slug}` : slug;
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function nextCourseId(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
