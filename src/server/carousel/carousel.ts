import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { API_TEXTS } from '#texts/api';
import {
  byPosition,
  type CarouselItem,
  type CarouselItemRecord,
  type CarouselOrder,
  carouselItemRecordSchema,
  carouselKind,
} from '../../domain/carousel-item.ts';
import type { CompanyId } from '../../domain/company.ts';
import { listCarousel, readCarousel } from '../content/carousel.ts';
import { ensureSeeded } from '../content/seeding.ts';
import { toCarouselItem } from '../content/wire.ts';
import { conflict } from '../errors.ts';
import { carouselOrders, carouselRecords } from '../records/collections.ts';
import { contentService, type Rules } from '../records/service.ts';
import { requestsOf } from '../store/idempotency.ts';

/** The items of a company, in the order visitors see. */
export const ofCompany = async (company: CompanyId): Promise<CarouselItem[]> =>
  (await listCarousel()).filter((item) => item.company_id === company);

/** An item behind all others of its company, and no longer the one that an older order names. */
function putLast(item: CarouselItemRecord, records: readonly CarouselItemRecord[]): CarouselItemRecord {
  const others = records.filter(({ company_id }) => company_id === item.company_id);
  return { ...item, position: Math.max(item.position, ...others.map(({ position }) => position)) + 1 };
}

/** How items are shown and placed among the others that there are now. */
async function rules(): Promise<Rules<CarouselItemRecord>> {
  const { records, orders } = await readCarousel();
  return {
    /** The place of an item is stored elsewhere and is part of what is shown, so it is part of the version, too. */
    show({ rev, data }) {
      const wire = toCarouselItem(data, orders);
      return { rev: `${rev}.${wire.position}`, data, wire };
    },

    async create(values, key) {
      const here = { id: uuidv7(), at: new Date().toISOString() };
      const { id, at } = await requestsOf(carouselKind).first(key, values, here);
      const made = { id, position: -1, created_at: at, updated_at: at };
      const data = putLast(carouselItemRecordSchema.parse({ ...values, ...made }), records);
      await carouselRecords.create(id, data, id);
      // Another sending of the same request may have stored it, at another position and under the same `rev`.
      return (await carouselRecords.get(id)) ?? { rev: id, data };
    },

    settle: (next, before) => (next.company_id === before.company_id ? next : putLast(next, records)),
    restored: (was) => putLast(was, records),
  };
}

/** What the office does with carousel items. Who is new, comes back or comes from the other company goes last. */
export const carousel = contentService({ kind: carouselKind, rules });

/**
 * Puts all items of a company in order, by one write. Of several orders at once the last one counts, and items that
 * come meanwhile go behind those it names.
 * @returns whether it was another order before, or one that could not be read
 * @throws 409 when the ids are not exactly the company's items
 */
export async function orderCarousel({ company_id, ids }: CarouselOrder): Promise<boolean> {
  const { records, orders } = await readCarousel();
  const items = records.filter((item) => item.company_id === company_id);
  const shown = items.map((item) => toCarouselItem(item, orders)).sort(byPosition);
  const before = shown.map(({ id }) => id);
  if (!isDeepStrictEqual(ids.toSorted(), before.toSorted())) {
    throw conflict(API_TEXTS.carouselChanged);
  }
  const id = String(company_id);
  // Places may have gaps, where items were deleted: what counts is which comes after which.
  if (isDeepStrictEqual(ids, before) && !(await isOrderDamaged(id))) return false;
  await ensureSeeded();
  const named = items.map(({ id, position }) => ({ id, position }));
  named.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  await carouselOrders.put(id, { id, items: named }, null);
  return true;
}

/** Whether a company has an order that nobody can read, and that the next one is to replace. */
async function isOrderDamaged(id: string): Promise<boolean> {
  const listed = await carouselOrders.entries(id);
  return (await carouselOrders.versions(listed)).length < listed.length;
}
