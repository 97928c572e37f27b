import { useCallback, useEffect, useState } from 'react';
import { isStale } from '../browser/stale.ts';
import { timeLimit } from '../browser/time-limit.ts';
import type { CarouselItem } from '../domain/carousel-item.ts';
import type { CompanyId } from '../domain/company.ts';
import { scopes } from '../domain/scope.ts';
import { carouselPath } from '../paths.ts';

/** What a visitor sees of an item. */
export type Slide = Pick<
  CarouselItem,
  'id' | 'image' | 'image_width' | 'image_height' | 'image_focus' | 'caption'
>;

async function fetchItems(companyId: CompanyId): Promise<Slide[]> {
  const answer = await fetch(carouselPath(companyId), { signal: timeLimit() });
  if (!answer.ok) throw new Error(`The carousel answered ${answer.status}.`);
  const items: unknown = await answer.json();
  if (!Array.isArray(items)) throw new Error('The carousel answered no list.');
  return items;
}

/** Whether a request is under way and how the last one went; of interest while there are no items. */
export type Fetching = 'idle' | 'loading' | 'failed';

/** The built items, replaced by the current ones when the page is behind or has none. */
export function useCarouselItems(companyId: CompanyId, built: Slide[]) {
  const [items, setItems] = useState(built);
  const [fetching, setFetching] = useState<Fetching>('idle');

  const refetch = useCallback(() => {
    setFetching('loading');
    fetchItems(companyId).then(
      (fresh) => {
        setItems(fresh);
        setFetching('idle');
      },
      () => setFetching('failed'),
    );
  }, [companyId]);

  const nothingBuilt = built.length === 0;
  useEffect(() => {
    const refetchStale = () => isStale(scopes.carousel(companyId)) && refetch();
    // The page may have been found to be behind before this ran.
    if (nothingBuilt) refetch();
    else refetchStale();
    document.addEventListener('stale', refetchStale);
    return () => document.removeEventListener('stale', refetchStale);
  }, [companyId, nothingBuilt, refetch]);

  return { items, fetching };
}
