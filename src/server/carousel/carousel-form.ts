import { type CarouselItemInput, carouselItemInputSchema } from '../../domain/carousel-item.ts';
import type { FormFields } from '../http/body.ts';
import { splitImage, wrongField } from '../http/image-field.ts';
import { validate } from '../http/validate.ts';

/** A submitted carousel form, taken apart; `texts` are not validated yet. */
export type CarouselForm = ReturnType<typeof splitImage>;

/** Takes a submitted form apart. @throws 400 for a misplaced file */
export const carouselForm = (fields: FormFields): CarouselForm => splitImage(fields);

/** Validates a form that creates an item; without a picture there is none. @throws 400 */
export function newCarouselItem({ texts, image }: CarouselForm): { input: CarouselItemInput; image: File } {
  const input = validate(carouselItemInputSchema, texts);
  if (!image) throw wrongField('image', 'Image is required.');
  return { input, image };
}

/** Validates a form that changes some fields of an item: the rest stays as it is. @throws 400 */
export const changedCarouselItem = ({ texts }: CarouselForm, { caption, company_id }: CarouselItemInput) =>
  validate(carouselItemInputSchema, { caption, company_id, ...texts });
