import { carouselItemIdSchema } from './carousel-item.ts';
import { courseIdSchema } from './course.ts';
import { enquiryIdSchema } from './enquiry.ts';

/** What an administrator deletes and brings back, and what the audit trail speaks of. */
export const RECORD_KINDS = ['course', 'carousel', 'enquiry'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** One of all records. On the wire `{kind}.{id}`, such as `course.spoken-english`: no id holds a dot. */
export interface RecordAddress {
  kind: RecordKind;
  id: string;
}

export const ID_SCHEMAS = {
  course: courseIdSchema,
  carousel: carouselItemIdSchema,
  enquiry: enquiryIdSchema,
} as const;

/** @returns null for what is no address */
export function readAddress(text: string): RecordAddress | null {
  const kind = RECORD_KINDS.find((name) => text.startsWith(`${name}.`));
  if (!kind) return null;
  const id = text.slice(kind.length + 1);
  return ID_SCHEMAS[kind].safeParse(id).success ? { kind, id } : null;
}
