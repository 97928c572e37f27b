import { ADMIN_TEXTS } from '#texts/admin';
import { type CarouselItem, carouselItemFields } from '../../domain/carousel-item.ts';
import { createCarouselItem, getCarouselItem, updateCarouselItem } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import type { EditorConfig } from '../editor/editor-config.ts';
import { recordFormData } from '../editor/form-values.ts';

export const itemKind: EditorConfig<CarouselItem> = {
  noun: 'picture',
  save: 'Save carousel item',
  saveFailed: ADMIN_TEXTS.carouselSaveFailed,
  fields: carouselItemFields,
  listKey: queryKeys.carousel,
  read: getCarouselItem,
  create: (typed, key) => createCarouselItem(recordFormData(carouselItemFields, typed), key),
  update: (typed, { value, etag }) =>
    updateCarouselItem(value.id, recordFormData(carouselItemFields, typed, value), etag),
};
