import { useMutation } from '@tanstack/react-query';
import type { CarouselItem } from '../../domain/carousel-item.ts';
import { orderCarousel } from '../api/calls.ts';
import { carouselItems } from '../api/collections.ts';
import { queryClient, recordsKey, reload } from '../app/queries.ts';

const LIST = recordsKey(carouselItems);
const ORDERING = ['carousel', 'order'];

const isLast = () => queryClient.isMutating({ mutationKey: ORDERING }) === 1;

/** Saves the order of a company's items: shown at once, saved one after the other, taken back when it fails. */
export const useOrder = () =>
  useMutation({
    mutationKey: ORDERING,
    scope: { id: ORDERING.join('/') },
    mutationFn: orderCarousel,
    async onMutate({ ids }) {
      await queryClient.cancelQueries({ queryKey: LIST });
      const before = queryClient.getQueryData<CarouselItem[]>(LIST);
      const places = new Map(ids.map((id, place) => [id, place]));
      queryClient.setQueryData<CarouselItem[]>(LIST, (items) =>
        items?.map((item) => ({ ...item, position: places.get(item.id) ?? item.position })),
      );
      return before;
    },
    onError(_error, _wanted, before) {
      if (isLast()) queryClient.setQueryData(LIST, before);
    },
    onSettled() {
      // While another one waits, the server's order is not the one that is wanted.
      if (isLast()) reload(LIST);
    },
  });
