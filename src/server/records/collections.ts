import {
  type CarouselOrderRecord,
  carouselKind,
  carouselOrderRecordSchema,
} from '../../domain/carousel-item.ts';
import { courseKind } from '../../domain/course.ts';
import { type ContentKind, missingText, type StoredRecord } from '../../domain/kind.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { type RecordCollection, recordCollection } from '../store/collection.ts';

const collectionOf = memoizeWeak((kind: ContentKind) =>
  recordCollection({
    store: 'content',
    prefix: kind.prefix ?? kind.name,
    schema: kind.recordSchema,
    missing: missingText(kind),
  }),
);

/** The records of a kind. All kinds are in one store, so that one listing tells the state of the site. */
export const recordsOf = <T extends StoredRecord>(kind: ContentKind<T>) =>
  collectionOf(kind) as unknown as RecordCollection<T>;

export const courseRecords = recordsOf(courseKind);
export const carouselRecords = recordsOf(carouselKind);
/** By company; none where nobody has put the items in order yet. */
export const carouselOrders = recordCollection<CarouselOrderRecord>({
  store: 'content',
  prefix: 'carousel-order',
  schema: carouselOrderRecordSchema,
  missing: 'Nobody has put this carousel in order.',
});
