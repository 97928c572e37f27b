import { MISSING_TEXTS } from '#texts/api';
import {
  type CarouselItemRecord,
  type CarouselOrderRecord,
  carouselItemRecordSchema,
  carouselOrderRecordSchema,
} from '../../domain/carousel-item.ts';
import { type CourseRecord, courseRecordSchema } from '../../domain/course.ts';
import { type Kind, type KindRecord, missingText } from '../../domain/kind.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { recordCollection } from '../store/collection.ts';

/** What the site is built from: courses, the carousel and the kinds of the table, in one store, so that one listing tells its state. */
export const courseRecords = recordCollection<CourseRecord>({
  store: 'content',
  prefix: 'courses',
  schema: courseRecordSchema,
  missing: MISSING_TEXTS.course,
});
export const carouselRecords = recordCollection<CarouselItemRecord>({
  store: 'content',
  prefix: 'carousel',
  schema: carouselItemRecordSchema,
  missing: MISSING_TEXTS.carouselItem,
});
/** By company; none where nobody has put the items in order yet. */
export const carouselOrders = recordCollection<CarouselOrderRecord>({
  store: 'content',
  prefix: 'carousel-order',
  schema: carouselOrderRecordSchema,
  missing: 'Nobody has put this carousel in order.',
});

export const recordsOf = memoizeWeak((kind: Kind) =>
  recordCollection<KindRecord>({
    store: 'content',
    prefix: kind.name,
    schema: kind.recordSchema,
    missing: missingText(kind),
  }),
);
