import type { z } from 'zod';
import { carouselItemIdSchema } from './carousel-item.ts';
import { courseIdSchema } from './course.ts';
import { enquiryIdSchema } from './enquiry.ts';
import { KINDS } from './kinds.ts';

/** What has rules of its own beside the kinds of the table. */
export type OwnKind = 'course' | 'carousel' | 'enquiry';
/** What an administrator deletes and brings back, and what the audit trail speaks of: one of these, or a kind by its name. */
export type RecordKind = OwnKind | (string & {});

/** One of all records. On the wire `{kind}.{id}`, such as `course.spoken-english`: no name of a kind holds a dot. */
export interface RecordAddress {
  kind: RecordKind;
  id: string;
}

const ID_SCHEMAS: Record<OwnKind, z.ZodType<string>> = {
  course: courseIdSchema,
  carousel: carouselItemIdSchema,
  enquiry: enquiryIdSchema,
};

/** @returns null for what is no address */
export function readAddress(text: string): RecordAddress | null {
  const [, kind = '', id = ''] = /^([^.]*)\.(.*)$/s.exec(text) ?? [];
  const schema = isOwnKind(kind) ? ID_SCHEMAS[kind] : KINDS.find(({ name }) => name === kind)?.idSchema;
  return schema?.safeParse(id).success ? { kind, id } : null;
}

export const isOwnKind = (kind: RecordKind): kind is OwnKind => Object.hasOwn(ID_SCHEMAS, kind);
