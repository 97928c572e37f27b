import { carouselKind } from './carousel-item.ts';
import { courseKind } from './course.ts';
import { enquiryKind } from './enquiry.ts';
import type { ContentKind } from './kind.ts';
import { KINDS } from './kinds.ts';

/** What has rules of its own beside the kinds of the table. */
export type OwnKind = 'course' | 'carousel' | 'enquiry';
/** What an administrator deletes and brings back, and what the audit trail speaks of: one of these, or a kind by its name. */
export type RecordKind = OwnKind | (string & {});

/** Everything that the office writes and that has a place in the store `content`, but the order of the carousel. */
export const CONTENT_KINDS: readonly ContentKind[] = [courseKind, carouselKind, ...KINDS];

/** Those that nobody but the office reads: no page is made of them. */
const PRIVATE_NAMES: ReadonlySet<string> = new Set(
  KINDS.filter(({ isPublic }) => !isPublic).map(({ name }) => name),
);
export const isOfPages = ({ name }: Pick<ContentKind, 'name'>): boolean => !PRIVATE_NAMES.has(name);
/** Whether a key of the store `content` is one of theirs. */
export const isPrivateKey = (key: string): boolean => PRIVATE_NAMES.has(key.slice(0, key.indexOf('/')));

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
