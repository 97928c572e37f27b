import { slugify } from 'transliteration';
import { SLUG_MAX } from '../../domain/limits.ts';

/** Room for a suffix such as -1234. */
const BASE_MAX = SLUG_MAX - 10;

/**
 * The id a title asks for: ASCII, also from Devanagari; what would be empty or reserved begins with `word`.
 * @param random what takes the place of a title without letters, in hex digits
 * @param reserved ids that mean something else
 */
export function slugBase(
  title: string,
  random: string,
  word: string,
  reserved?: ReadonlySet<string>,
): string {
  const slug = slugify(title, { allowedChars: 'a-zA-Z0-9' })
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, BASE_MAX)
    .replace(/^-+|-+$/g, '');
  if (!slug) return `${word}-${random.slice(0, 6)}`;
  return reserved?.has(slug) ? `${word}-${slug}` : slug;
}

/** The first of `base`, `base-2`, `base-3` … that is not taken. */
export function nextSlug(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}
