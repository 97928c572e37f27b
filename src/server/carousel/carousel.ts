import { isDeepStrictEqual } from 'node:util';
import { v7 as uuidv7 } from 'uuid';
import { MISSING_TEXTS } from '#texts/api';
import {
  byPosition,
  type CarouselItem,
  type CarouselItemInput,
  type CarouselItemRecord,
  type CarouselOrder,
  carouselItemRecordSchema,
} from '../../domain/carousel-item.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Picture } from '../../domain/picture.ts';
import { type CarouselOrders, listCarousel, readCarousel, toCarouselItem } from '../content/content.ts';
import { carouselOrders, carouselRecords } from '../content/records.ts';
import { sampleCarousel } from '../content/samples.ts';
import { ensureSeeded, sampleUnlessSeeded, seedBeforeWrite } from '../content/seeding.ts';
import { conflict } from '../errors.ts';
import type { RevCheck, Versioned } from '../store/collection.ts';
import { carouselRequests } from '../store/idempotency.ts';

/** The items of a company, in the order visitors see. */
export const ofCompany = async (company: CompanyId): Promise<CarouselItem[]> =>
  (await listCarousel()).filter((item) => item.company_id === company);

/** The place of an item is stored elsewhere and is part of what is shown, so it is part of the version, too. */
function asShown(
  { rev, data }: Versioned<CarouselItemRecord>,
  orders: CarouselOrders,
): Versioned<CarouselItem> {
  const item = toCarouselItem(data, orders);
  return { rev: `${rev}.${item.position}`, data: item };
}

/** The same check for an item as it is stored. A damaged one has no place. */
const checkOf = (orders: CarouselOrders, ifMatch?: RevCheck): RevCheck | undefined =>
  ifMatch &&
  ((rev, stored) => {
    const { data } = carouselItemRecordSchema.safeParse(stored);
    return ifMatch(data ? asShown({ rev, data }, orders).rev : rev, stored);
  });

/** @returns the item and its version, or null */
export async function getCarouselItem(id: string): Promise<Versioned<CarouselItem> | null> {
  const stored = (await carouselRecords.get(id)) ?? (await sampleUnlessSeeded(sampleCarousel, id));
  return stored && asShown(stored, (await readCarousel()).orders);
}

/** The position behind all items of a company. */
const lastPosition = (records: readonly CarouselItemRecord[], company: CompanyId): number =>
  Math.max(-1, ...records.flatMap((item) => (item.company_id === company ? item.position : []))) + 1;

/** An item where it goes last, and is no longer the one that an older order names. */
const putLast = (item: CarouselItemRecord, records: readonly CarouselItemRecord[]): CarouselItemRecord => ({
  ...item,
  position: Math.max(lastPosition(records, item.company_id), item.position + 1),
});

/**
 * Stores a new item behind the others of its company. With an idempotency key, the same item sent again is stored once.
 * @returns the item as it is now; one that was deleted since, as it was sent
 * @throws 409 when the key came with something else before
 */
export async function createCarouselItem(
  input: CarouselItemInput,
  picture: Picture,
  key: string | null,
): Promise<Versioned<CarouselItem>> {
  await ensureSeeded();
  const here = { id: uuidv7(), at: new Date().toISOString() };
  const { id, at } = await carouselRequests.first(key, { input, picture }, here);
  const { records, orders } = await readCarousel();
  const position = lastPosition(records, input.company_id);
  const item = { ...input, id, picture, position, created_at: at, updated_at: at };
  await carouselRecords.create(id, item, id);
  // Another sending of the same request may have stored it, at another position and under the same `rev`.
  return asShown((await carouselRecords.get(id)) ?? { rev: id, data: item }, orders);
}

/** What a change of an item brings: only what is named changes. */
export type CarouselItemChange = Partial<CarouselItemInput> & { picture?: Picture };

/** Who comes from the other company goes last. @throws 404, or 412 when `ifMatch` does not accept the stored version */
export async function updateCarouselItem(
  id: string,
  change: CarouselItemChange,
  ifMatch?: RevCheck,
): Promise<Versioned<CarouselItem>> {
  const { records, orders } = await readCarousel();
  const accepts = checkOf(orders, ifMatch);
  await seedBeforeWrite(sampleCarousel, id, MISSING_TEXTS.carouselItem, accepts);
  const updated = await carouselRecords.update(
    id,
    (current) => {
      const next = { ...current, ...change, updated_at: new Date().toISOString() };
      return next.company_id === current.company_id ? next : putLast(next, records);
    },
    accepts,
  );
  return asShown(updated, orders);
}

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
    throw conflict('The carousel has changed meanwhile. Load it again and repeat your change.');
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

/**
 * @returns what it was, or null when it was damaged
 * @throws 404, or 412 when `ifMatch` does not accept the stored version
 */
export async function deleteCarouselItem(id: string, ifMatch?: RevCheck): Promise<CarouselItemRecord | null> {
  const accepts = ifMatch && checkOf((await readCarousel()).orders, ifMatch);
  await seedBeforeWrite(sampleCarousel, id, MISSING_TEXTS.carouselItem, accepts);
  return carouselRecords.delete(id, accepts);
}

/** Brings a deleted item back behind the others of its company. @throws 404 when it was not deleted, or too long ago */
export async function restoreCarouselItem(id: string): Promise<Versioned<CarouselItem>> {
  const { records, orders } = await readCarousel();
  return asShown(await carouselRecords.restore(id, (was) => putLast(was, records)), orders);
}
