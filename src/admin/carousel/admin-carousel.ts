import { ADMIN_CAROUSEL_TEXTS as texts } from '#texts/records';
import { type CarouselItem, carouselItemFields } from '../../domain/carousel-item.ts';
import { inputSchema } from '../../domain/schema.ts';
import { carouselItems } from '../api/collections.ts';
import { formSchema } from '../editor/form-values.ts';
import type { AdminKind } from '../records/kind.ts';
import { textSearch } from '../ui/text-search.ts';
import { CarouselList } from './CarouselList.tsx';
import { LetterNow } from './LetterNow.tsx';

export const adminCarousel: AdminKind<CarouselItem> = {
  collection: carouselItems,
  fields: carouselItemFields,
  formSchema: formSchema(carouselItemFields, inputSchema(carouselItemFields)),
  texts,
  label: ({ caption }) => caption,
  companyOf: ({ company_id }) => company_id,
  search: textSearch(({ caption }) => caption),
  List: CarouselList,
  Card: LetterNow,
};
