import type { CarouselItem, CarouselItemInput } from '../../domain/carousel-item.ts';
import { ADMIN_TEXTS } from '../../domain/texts.ts';
import { createCarouselItem, getCarouselItem, updateCarouselItem } from '../api/calls.ts';
import { queryKeys } from '../app/queries.ts';
import type { EditorConfig } from '../editor/editor-config.ts';

export const itemKind: EditorConfig<CarouselItem, CarouselItemInput> = {
  noun: 'picture',
  save: 'Save carousel item',
  saveFailed: ADMIN_TEXTS.carouselSaveFailed,
  labels: { caption: 'Caption', company_id: 'Company' },
  clearable: [],
  inputOf: ({ caption, company_id }) => ({ caption, company_id }),
  listKey: queryKeys.carousel,
  read: getCarouselItem,
  create: createCarouselItem,
  update: updateCarouselItem,
};
