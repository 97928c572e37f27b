import { CATALOGUE_TEXTS as texts } from '#texts/catalogue';
import type { Listing } from '../../domain/course-list.ts';
import { scopes } from '../../domain/scope.ts';
import { fragmentPaths, pagePaths } from '../../paths.ts';
import { FreshRegion } from '../page/FreshRegion.tsx';
import { PageTop } from '../page/PageTop.tsx';
import { type ListingProps, titleOf } from './title-of.ts';

/** The top of a list, and the ways to the other lists of the brand. It is fetched again when the office changes categories. */
export const ListTop = (listing: ListingProps) => (
  <FreshRegion
    source={fragmentPaths.listTop(listing.companyId, listing.category?.slug)}
    scopes={[scopes.categories(listing.companyId)]}
    empty={false}
  >
    <ListTopRegion {...listing} />
  </FreshRegion>
);

export const ListTopRegion = (listing: ListingProps) => (
  <PageTop {...titleOf(listing)} woven>
    <Categories {...listing} />
  </PageTop>
);

/** course-search.ts has these links carry what else was asked for. */
function Categories({ companyId, category, categories }: Listing) {
  if (categories.length === 0) return null;
  const { list } = pagePaths(companyId);
  const links = [{ slug: undefined, name: texts.all }, ...categories];
  return (
    <nav className="screen-only" aria-label={texts.categories}>
      <ul className="cluster categories">
        {links.map(({ slug, name }) => (
          <li key={name}>
            <a
              className="category"
              href={list(1, slug)}
              aria-current={slug === category?.slug ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
