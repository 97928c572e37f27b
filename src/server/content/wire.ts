import {
  type CarouselItem,
  type CarouselItemRecord,
  type CarouselOrderRecord,
  placeOf,
} from '../../domain/carousel-item.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Course, CourseRecord } from '../../domain/course.ts';
import type { Picture } from '../../domain/picture.ts';
import { mediaPath } from '../../paths.ts';

/** How answers and pages carry what the store keeps: a picture by the path of its largest version, and the pixels of that. */
const wireImage = (picture: Picture) => ({
  image: mediaPath(picture, picture.width, 'webp'),
  image_width: picture.width,
  image_height: picture.height,
});
export const NO_IMAGE = { image: null, image_width: null, image_height: null };

export const toCourse = ({ picture, request: _, ...course }: CourseRecord): Course => ({
  ...course,
  ...(picture ? wireImage(picture) : NO_IMAGE),
});

/** What is known of the order of each company's items; nothing where nobody has put them in order. */
export type CarouselOrders = Partial<Record<CompanyId, CarouselOrderRecord['items']>>;

export const toCarouselItem = (
  { picture, ...item }: CarouselItemRecord,
  orders: CarouselOrders,
): CarouselItem => ({
  ...item,
  position: placeOf(item, orders[item.company_id] ?? []),
  ...wireImage(picture),
});
