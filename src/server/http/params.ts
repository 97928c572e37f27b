import { carouselItemIdSchema } from '../../domain/carousel-item.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { courseIdSchema } from '../../domain/course.ts';
import { enquiryIdSchema } from '../../domain/enquiry.ts';
import { MISSING_TEXTS } from '../../domain/texts.ts';
import { notFound } from '../errors.ts';

/** Parts of an address, checked. What is no id is answered like an id that nothing has. */

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
export function companyParam(value: string | undefined): CompanyId {
  const company = COMPANY_IDS.find((id) => String(id) === value);
  if (!company) throw notFound('There is no such company.');
  return company;
}
