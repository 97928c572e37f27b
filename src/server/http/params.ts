import { MISSING_TEXTS } from '#texts/api';
import { carouselItemIdSchema } from '../../domain/carousel-item.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { courseIdSchema } from '../../domain/course.ts';
import { enquiryIdSchema } from '../../domain/enquiry.ts';
import { type Kind, missingText } from '../../domain/kind.ts';
import { KINDS } from '../../domain/kinds.ts';
import type { PictureFormat } from '../../domain/picture.ts';
import { notFound } from '../errors.ts';

/** Checked parts of an address. A malformed id is answered like an unknown one. */

const idParam =
  (schema: { safeParse: (id: unknown) => { success: boolean } }, message: string) =>
  (id: string | undefined) => {
    if (id === undefined || !schema.safeParse(id).success) throw notFound(message);
    return id;
  };

/** @throws 404 */
export const courseIdParam = idParam(courseIdSchema, MISSING_TEXTS.course);
/** @throws 404 */
export const carouselItemIdParam = idParam(carouselItemIdSchema, MISSING_TEXTS.carouselItem);
/** @throws 404 */
export const enquiryIdParam = idParam(enquiryIdSchema, MISSING_TEXTS.enquiry);

/** @throws 404 */
export function kindParam(name: string | undefined): Kind {
  const kind = KINDS.find((known) => known.name === name);
  if (!kind) throw notFound('There is no such kind of records.');
  return kind;
}
/** @throws 404 */
export const recordIdParam = (kind: Kind, id: string | undefined): string =>
  idParam(kind.idSchema, missingText(kind))(id);

/** @throws 404 */
export function companyParam(value: string | undefined): CompanyId {
  const company = COMPANY_IDS.find((id) => String(id) === value);
  if (!company) throw notFound('There is no such company.');
  return company;
}

const PICTURE_HASH = /^[0-9a-f]{32}$/;
const PICTURE_FILE = /^([1-9]\d{0,3})\.(avif|webp)$/;

/** The `{hash}/{width}.{format}` of a picture's address. @throws 404 */
export function pictureParams(params: Record<string, string>): {
  hash: string;
  width: number;
  format: PictureFormat;
} {
  const [, width, format] = PICTURE_FILE.exec(params.file ?? '') ?? [];
  if (!PICTURE_HASH.test(params.hash ?? '') || !format) throw notFound(MISSING_TEXTS.picture);
  return { hash: params.hash ?? '', width: Number(width), format: format as PictureFormat };
}
