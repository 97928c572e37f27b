import { v7 as uuidv7 } from 'uuid';
import type {
  CarouselItem,
  CarouselItemInput,
  CarouselItemRecord,
  CarouselOrder,
} from '../../domain/carousel-item.ts';
import type { CompanyId } from '../../domain/company.ts';
import type { Picture } from '../../domain/picture.ts';
import { conflict, HttpError, storeUnavailable } from '../errors.ts';
import { beforeCarouselChange, carouselRecords, ensureSeeded, listCarousel } from './content.ts';
import type { RevCheck, Stored } from './records.ts';

/** The items of a company, in the order visitors see. */
export const ofCompany = async (company: CompanyId): Promise<CarouselItem[]> =>
  (await listCarousel()).filter((item) => item.company_id === company);

/** The place behind all items of a company. */
const lastPlace = async (company: CompanyId): Promise<number> =>
  Math.max(-1, ...(await ofCompany(company)).map(({ position }) => position)) + 1;

/** Stores a new item behind the others of its company. */
export async function createCarouselItem(
  input: CarouselItemInput,
  picture: Picture,
): Promise<Stored<CarouselItemRecord>> {
  await ensureSeeded();
  const position = await lastPlace(input.company_id);
  const id = uuidv7();
  const now = new Date().toISOString();
  const created = await carouselRecords.create(id, {
    ...input,
    id,
    picture,
    position,
    created_at: now,
    updated_at: now,
  });
  if (!created) throw storeUnavailable(new Error(`The new id ${id} is taken.`));
  return created;
}

/** Only what is named changes; who comes from the other company goes last. @throws 404, or 412 when `ifMatch` does not accept the stored `rev` */
export async function updateCarouselItem(
  id: string,
  change: (current: CarouselItemRecord) => Partial<CarouselItemInput> & { picture?: Picture },
  ifMatch?: RevCheck,
): Promise<Stored<CarouselItemRecord>> {
  await beforeCarouselChange(id, ifMatch);
  const last = { 1: await lastPlace(1), 2: await lastPlace(2) };
  return carouselRecords.update(
    id,
    (current) => {
      const next = { ...current, ...change(current), updated_at: new Date().toISOString() };
      return next.company_id === current.company_id ? next : { ...next, position: last[next.company_id] };
    },
    ifMatch,
  );
}

const orderOutdated = () =>
  conflict('The carousel has changed meanwhile. Load it again and repeat your change.');

/**
 * Puts all items of a company in order. Each record is changed by itself, and only where its place is another:
 * a crash in between leaves an order that is neither, which the next call mends.
 * @returns whether anything was changed, and why not all of it could be, if so
 * @throws 409 when the ids are not exactly the company's items
 */
export async function orderCarousel({
  company_id,
  ids,
}: CarouselOrder): Promise<{ changed: boolean; failure?: unknown }> {
  const before = await ofCompany(company_id);
  const places = new Map(ids.map((id, place) => [id, place]));
  if (before.length !== ids.length || !before.every(({ id }) => places.has(id))) throw orderOutdated();
  const moved = before.filter(({ id, position }) => places.get(id) !== position);
  if (moved.length === 0) return { changed: false };
  await ensureSeeded();
  // All of them end before the answer, also when one fails: none may land after the next call.
  const moves = await Promise.allSettled(moved.map(({ id }) => moveTo(id, company_id, places.get(id) ?? 0)));
  return {
    changed: moves.some(({ status }) => status === 'fulfilled'),
    failure: moves.find((move) => move.status === 'rejected')?.reason,
  };
}

async function moveTo(id: string, company: CompanyId, position: number): Promise<void> {
  try {
    await carouselRecords.update(id, (current) => {
      if (current.company_id !== company) throw orderOutdated();
      return { ...current, position, updated_at: new Date().toISOString() };
    });
  } catch (error) {
    // Deleted since it was listed.
    throw error instanceof HttpError && error.status === 404 ? orderOutdated() : error;
  }
}

/**
 * @returns what it was, or null when it was damaged
 * @throws 404, or 412 when `ifMatch` does not accept the stored `rev`
 */
export async function deleteCarouselItem(id: string, ifMatch?: RevCheck): Promise<CarouselItemRecord | null> {
  await beforeCarouselChange(id, ifMatch);
  return carouselRecords.delete(id, ifMatch);
}

/** Brings a deleted item back behind the others of its company. @throws 404 when it was not deleted, or too long ago */
export async function restoreCarouselItem(id: string): Promise<Stored<CarouselItemRecord>> {
  const last = { 1: await lastPlace(1), 2: await lastPlace(2) };
  return carouselRecords.restore(id, (was) => ({ ...was, position: last[was.company_id] }));
}
