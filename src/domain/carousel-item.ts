import { z } from 'zod';
import { COMPANY_IDS, type CompanyId } from './company.ts';
import { companyIdSchema, pictureSchema, requiredText } from './fields.ts';
import { CAPTION_MAX } from './limits.ts';

export const carouselItemIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

export const carouselItemInputSchema = z.strictObject({
  caption: requiredText('Caption', 1, CAPTION_MAX),
  company_id: companyIdSchema,
});
export type CarouselItemInput = z.infer<typeof carouselItemInputSchema>;

/** All items of a company, in the order visitors are to see. */
export const carouselOrderSchema = z.strictObject({
  company_id: companyIdSchema,
  ids: z
    .array(carouselItemIdSchema, { error: 'ids must be a list of carousel items.' })
    .refine((ids) => new Set(ids).size === ids.length, 'ids names an item twice.'),
});
export type CarouselOrder = z.infer<typeof carouselOrderSchema>;

/** A carousel item as the store keeps it: without limits, since those may change and what is stored stays. */
export const carouselItemRecordSchema = z.object({
  id: z.string(),
  caption: z.string(),
  company_id: z.literal(COMPANY_IDS),
  picture: pictureSchema,
  /** Behind the others of its company when it came there. It only grows, so that it also tells two arrivals apart. */
  position: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CarouselItemRecord = z.infer<typeof carouselItemRecordSchema>;

/**
 * The order of a company's items as the store keeps it: one record, so that it changes as a whole. It names items as
 * they were when it was made: one that has left since and come back is no longer meant.
 */
export const carouselOrderRecordSchema = z.object({
  /** The company. */
  id: z.string(),
  items: z.array(z.object({ id: z.string(), position: z.number().int() })),
});
export type CarouselOrderRecord = z.infer<typeof carouselOrderRecordSchema>;
export const carouselOrderIdSchema = z.enum(COMPANY_IDS.map(String));

type Placed = CarouselOrderRecord['items'][number];

/** The place of an item in its company's list: where the order names it, else behind all that the order names. */
export function placeOf({ id, position }: Placed, order: readonly Placed[]): number {
  const place = order.findIndex((named) => named.id === id && named.position === position);
  return place === -1 ? order.length + position : place;
}

/** A carousel item on the wire. */
export interface CarouselItem {
  id: string;
  /** Path of the largest version. */
  image: string;
  image_width: number;
  image_height: number;
  caption: string;
  company_id: CompanyId;
  /** Place in the list of its company; equal places are shown oldest first. */
  position: number;
  created_at: string;
  updated_at: string;
}

export const byPosition = (a: CarouselItem, b: CarouselItem): number =>
  a.position - b.position || a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);
