import { type CarouselItem, carouselItemFields, carouselItemSchema } from '../../src/domain/carousel-item.ts';
import { COMPANIES, COMPANY_IDS } from '../../src/domain/company.ts';
import {
  type CourseRecord,
  courseFields,
  courseRecordSchema,
  courseSchema,
} from '../../src/domain/course.ts';
import {
  type Enquiry,
  enquiryFields,
  enquiryOfficeFields,
  enquirySchema,
  enquirySiteFields,
} from '../../src/domain/enquiry.ts';
import type { Field, Fields } from '../../src/domain/field.ts';
import type { OfferedCourse } from '../../src/domain/offered-course.ts';
import { clearableFields } from '../../src/domain/schema.ts';

/** Records for tests, made of the declarations: a new field has a value here by itself. */

/** An id that no company has. */
export const UNKNOWN_COMPANY = Math.max(...COMPANY_IDS) + 1;

/** A value that a field takes; another `turn`, another value. */
export function sampleOf({ label, control }: Field, turn = 0): unknown {
  switch (control.kind) {
    case 'choice':
      return control.options[turn % control.options.length];
    case 'number':
      return control.min + turn;
    case 'boolean':
      return turn % 2 === 0;
    case 'choices':
      return [control.options[turn % control.options.length]];
    case 'date':
      return `2026-12-${String(10 + turn).padStart(2, '0')}`;
    case 'record':
      return `${control.of}-${turn}`;
    case 'entry-id':
      return `e${turn}`;
    case 'company':
      return COMPANY_IDS[turn % COMPANY_IDS.length];
    case 'file':
    case 'picture':
      return `/media/${String(turn).repeat(32)}/1200.webp`;
    case 'list':
      return Array.from({ length: Math.max(1, control.min) }, (_, index) =>
        sampleOf(control.of, turn + index),
      );
    case 'group':
      return samplesOf(control.fields, turn);
    default:
      if ('type' in control && control.type === 'email') return `mina${turn}@example.com`;
      if ('type' in control && control.type === 'tel') return `+977981234567${turn}`;
      return `${label} in ${turn + 2} words`;
  }
}

/** A value for each field, as answers carry it. */
export const samplesOf = (fields: Fields, turn = 0): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sampleOf(field, turn)]));

/** The empty value of each field that may be empty. */
export const emptiesOf = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(clearableFields(fields).map((name) => [name, fields[name]?.empty]));

const IMAGE = {
  image: '/media/0123456789abcdef0123456789abcdef/800.webp',
  image_width: 800,
  image_height: 500,
};
const TIMES = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };

/** A course as pages show it; nothing is offered beside it. */
export const course = ({
  intakes = [],
  instructors = [],
  category_name = '',
  ...overrides
}: Partial<OfferedCourse> = {}): OfferedCourse => ({
  ...courseSchema.parse({ ...samplesOf(courseFields), id: 'beekeeping', ...IMAGE, ...TIMES, ...overrides }),
  intakes,
  instructors,
  category_name,
});

/** A course without a picture, as the store keeps it. */
export const courseRecord = (overrides: Partial<CourseRecord> = {}): CourseRecord =>
  courseRecordSchema.parse({
    ...samplesOf(courseFields),
    id: 'beekeeping',
    picture: null,
    ...TIMES,
    ...overrides,
  });

export const carouselItem = (overrides: Partial<CarouselItem> = {}): CarouselItem =>
  carouselItemSchema.parse({
    ...samplesOf(carouselItemFields),
    id: 'lake',
    position: 0,
    ...IMAGE,
    ...TIMES,
    ...overrides,
  });

export const enquiry = (overrides: Partial<Enquiry> = {}): Enquiry => {
  const { company_id = 1 } = overrides;
  return enquirySchema.parse({
    ...samplesOf(enquiryFields),
    ...samplesOf(enquiryOfficeFields),
    ...emptiesOf(enquirySiteFields),
    answers: [],
    id: `8204768415032-${company_id}-85f603b79c6e00d7`,
    spam: false,
    reference: 'KP4RNXY2',
    company_name: COMPANIES[company_id].name,
    submitted_at: '2026-10-07T03:20:00.000Z',
    ...overrides,
  });
};
