import { carouselKind } from './carousel-item.ts';
import { courseKind } from './course.ts';
import { enquiryKind } from './enquiry.ts';
import type { ContentKind } from './kind.ts';
import { KINDS } from './kinds.ts';

/** What has rules of its own beside the kinds of the table. */
export type OwnKind = 'course' | 'carousel' | 'enquiry';
/** What an administrator deletes and brings back, and what the audit trail speaks of: one of these, or a kind by its name. */
export type RecordKind = OwnKind | (string & {});

/** Everything that the site is built from, but the order of the carousel. */
export const CONTENT_KINDS: readonly ContentKind[] = [courseKind, carouselKind, ...KINDS];

/** One of all records. On the wire `{kind}.{id}`, such as `course.spoken-english`: no name of a kind holds a dot. */
export interface RecordAddress {
  kind: RecordKind;
  id: string;
}

/** @returns null for what is no address */
export function readAddress(text: string): RecordAddress | null {
  const [, kind = '', id = ''] = /^([^.]*)\.(.*)$/s.exec(text) ?? [];
  const found = [...CONTENT_KINDS, enquiryKind].find(({ name }) => name === kind);
  return found?.idSchema.safeParse(id).success ? { kind, id } : null;
}

const OWN_KINDS: readonly string[] = [courseKind, carouselKind, enquiryKind].map(({ name }) => name);
export const isOwnKind = (kind: RecordKind): kind is OwnKind => OWN_KINDS.includes(kind);
