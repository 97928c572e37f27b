import { byPosition, type CarouselItem, type CarouselItemRecord } from '../../domain/carousel-item.ts';
import { carouselOrders, carouselRecords } from '../records/collections.ts';
import type { Entry } from '../store/blob-store.ts';
import { sharedListing } from '../store/shared-listing.ts';
import { sampleCarousel } from './samples.ts';
import { isSeeded } from './seeding.ts';
import { type CarouselOrders, toCarouselItem } from './wire.ts';

/** All carousel items of both companies as they are stored, and their orders. */
export async function readCarousel(
  entries?: readonly Entry[],
  damaged?: 'fail',
): Promise<{ records: readonly CarouselItemRecord[]; orders: CarouselOrders }> {
  const listed = entries ?? (await sharedListing('content'));
  if (!isSeeded(listed)) return { records: sampleCarousel, orders: {} };
  const [records, orders] = await Promise.all([
    carouselRecords.all(listed, damaged),
    carouselOrders.all(listed, damaged),
  ]);
  return {
    records: records.map(({ data }) => data),
    orders: Object.fromEntries(orders.map(({ data }) => [data.id, data.items])),
  };
}

/** All carousel items of both companies, in the order visitors see. */
export async function listCarousel(entries?: readonly Entry[], damaged?: 'fail'): Promise<CarouselItem[]> {
  const { records, orders } = await readCarousel(entries, damaged);
  return records.map((record) => toCarouselItem(record, orders)).sort(byPosition);
}
