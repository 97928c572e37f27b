import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { orderCarousel } from '../api/calls.ts';
import { carouselItems } from '../api/collections.ts';
import { recordsKey, reload } from '../app/queries.ts';

const LIST = recordsKey(carouselItems);
const ORDERING = ['carousel', 'order'];

/** Saves the order of a company's items: shown at once, saved one after the other, taken back when it fails. */
export function useOrder() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: ORDERING,
    scope: { id: ORDERING.join('/') },
    mutationFn: orderCarousel,
    async onMutate({ ids }) {
      await client.cancelQueries({ queryKey: LIST });
      const before = client.getQueryData<CarouselItem[]>(LIST);
      const places = new Map(ids.map((id, place) => [id, place]));
      client.setQueryData<CarouselItem[]>(LIST, (items) =>
        items?.map((item) => ({ ...item, position: places.get(item.id) ?? item.position })),
      );
      return before;
    },
    onError(_error, _wanted, before) {
      if (isLast()) client.setQueryData(LIST, before);
    },
    onSettled() {
      // While another one waits, the server's order is not the one that is wanted.
      if (isLast()) reload(LIST);
    },
  });

  function isLast(): boolean {
    return client.isMutating({ mutationKey: ORDERING }) === 1;
  }
}
