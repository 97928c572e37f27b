import { catalogues } from '../../domain/catalogue.ts';
import { instructors } from '../../domain/instructor.ts';
import { dayInNepal } from '../../domain/nepal.ts';
import { privacy, type Retention } from '../../domain/privacy.ts';
import { allOf } from '../records/kind-list.ts';
import { readBuiltContent } from '../site-files.ts';
import type { Entry } from '../store/blob-store.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { builtContent } from './built-content.ts';
import { listCarousel } from './carousel.ts';
import { categoriesOf, featuredOf, instructorsByCompany, listOffered } from './courses.ts';
import { revisionOf } from './revision.ts';
import { changedScopes, scopeDigests } from './scopes.ts';
import { isSeeded, isUnseeded } from './seeding.ts';
import { readSaid } from './words.ts';

/** Everything that has a page for search engines to find. */
export async function readFound() {
  const entries = await sharedListing('content');
  const { courses, categories, instructors: shown } = await shownContent(entries);
  return { courses, categories, instructors: [...new Set(Object.values(shown).flat())] };
}

/**
 * The revision as of now, and the scopes that say something else since: for pages of the build that is served, and for
 * those that are as of now. Nothing is said of others, nor of a build with more changes than are worth naming. A new day
 * changes what dates say, of stored content that is as it was.
 */
export async function contentChanges(): Promise<{ revision: string; since: Record<string, string[]> }> {
  const [entries, built] = await Promise.all([sharedListing('content'), readBuiltContent()]);
  const revision = revisionOf(entries);
  const now: Record<string, string[]> = { [revision]: [] };
  const isToday = built && dayInNepal(new Date(built.built_at)) === dayInNepal(new Date());
  if (!built || (isToday && built.revision === revision)) return { revision, since: now };
  const changed = changedScopes(built.scopes, scopeDigests(await shownContent(entries)));
  const since = built.revision === revision ? {} : now;
  return { revision, since: changed ? { ...since, [built.revision]: changed } : since };
}

/** How long enquiries are kept. Where it cannot be read they are kept. */
export const readRetention = async (entries?: readonly Entry[], damaged?: 'fail'): Promise<Retention> =>
  (await allOf(privacy, entries, damaged))[0]?.retention ?? 'keep';

/** What visitors see of everything that the office can change. */
async function shownContent(entries: readonly Entry[], damaged?: 'fail') {
  const [courses, ordered, teachers, carousel, said, retention] = await Promise.all([
    listOffered(entries, damaged),
    allOf(catalogues, entries, damaged),
    allOf(instructors, entries, damaged),
    listCarousel(entries, damaged),
    readSaid(entries, damaged),
    readRetention(entries, damaged),
  ]);
  return {
    courses,
    featured: featuredOf(courses, ordered),
    categories: categoriesOf(ordered),
    instructors: instructorsByCompany(teachers),
    carousel,
    said,
    retention,
  };
}

async function contentOf(entries: readonly Entry[]) {
  const revision = revisionOf(entries);
  const shown = await shownContent(entries, 'fail');
  const built = await builtContent(entries, { revision, scopes: scopeDigests(shown) }, shown);
  return { revision, built, ...shown };
}

/** The content of a store that nothing was ever written to, for builds without any store. */
export const sampleContent = () => contentOf([]);

/**
 * Everything a build needs. The revision is the one of the listing the records were read after: whatever
 * changes meanwhile makes the current revision differ from it, so a page is never taken for fresher than it is.
 * @throws when a record is damaged or the listing cut short: the site that is there is better than one that lacks a
 * course, or shows the samples again
 */
export async function readContent(): ReturnType<typeof contentOf> {
  const fresh = await isUnseeded();
  const entries = await sharedListing('content');
  if (!fresh && !isSeeded(entries)) throw new Error('The store does not list all of the content.');
  return contentOf(entries);
}
