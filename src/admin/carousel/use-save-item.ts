import { useMutation } from '@tanstack/react-query';
import type { CarouselItem, CarouselItemInput } from '../../domain/carousel-item.ts';
import * as api from '../api.ts';
import { multipart } from '../multipart.ts';
import { queryKeys, useReload } from '../queries.ts';

export interface ItemSave {
  input: CarouselItemInput;
  /** Null keeps the current picture. */
  file: File | null;
}

/** @param before the item to change and its version; left out to add one */
export function useSaveItem(before: api.Versioned<CarouselItem> | undefined) {
  return useMutation({
    mutationFn: ({ input, file }: ItemSave) => {
      const form = multipart({ ...input, image: file });
      return before
        ? api.updateCarouselItem(before.value.id, form, before.etag)
        : api.createCarouselItem(form);
    },
    onSettled: useReload(queryKeys.carousel),
  });
}
