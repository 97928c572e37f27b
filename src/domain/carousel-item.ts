import { z } from 'zod';
import { COMPANY_IDS } from './company.ts';
import { company, companyIdSchema } from './fields/choice.ts';
import { asFile, requiredPicture } from './fields/picture.ts';
import { requiredText } from './fields/text.ts';
import type { ContentKind } from './kind.ts';
import { focusField } from './placed-picture.ts';
import { changeSchema, inputSchema, storedShape, timesShape, wireImageShape, wireShape } from './schema.ts';

export const carouselItemIdSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

/** What an administrator says of a carousel item, in the order of the form. */
export const carouselItemFields = {
  caption: requiredText({
    label: 'Caption',
    help: 'Shown below the picture, and read out to those who cannot see it.',
    max: 300,
    rows: 3,
  }),
  company_id: company(),
  image: asFile(requiredPicture({ label: 'Image' })),
  image_focus: {
    ...focusField,
    label: 'Part of the image to keep',
    help: 'It is shown upright, 4 to 5.',
  },
};
const { image, ...typed } = carouselItemFields;

/** All but the picture, which comes as a file. */
export const carouselItemInputSchema = inputSchema(typed);
export const carouselItemChangeSchema = changeSchema(typed);

/** All items of a company, in the order visitors are to see. */
export const carouselOrderSchema = z.strictObject({
  company_id: companyIdSchema,
  ids: z
    .array(carouselItemIdSchema, { error: 'ids must be a list of carousel items.' })
    .refine((ids) => new Set(ids).size === ids.length, 'ids names an item twice.'),
});
export type CarouselOrder = z.infer<typeof carouselOrderSchema>;

export const carouselItemRecordSchema = z.object({
  id: z.string(),
  ...storedShape(typed),
  picture: image.value,
  /** One more than the largest, set each time the item joins a company; never used twice. */
  position: z.number().int(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CarouselItemRecord = z.infer<typeof carouselItemRecordSchema>;

export const carouselKind: ContentKind<CarouselItemRecord> = {
  name: 'carousel',
  noun: { one: 'carousel item', many: 'carousel items' },
  fieldsOf: () => ({ ...typed, picture: image }),
  idSchema: carouselItemIdSchema,
  recordSchema: carouselItemRecordSchema,
  label: ({ caption }) => caption,
  companyOf: ({ company_id }) => company_id,
};

/**
 * The order of a company's items: one record, so that it changes as a whole. It names each item with its position at
 * that time, so an item that has left and come back is not meant.
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
export const carouselItemSchema = z.object({
  id: z.string(),
  ...wireShape(typed),
  ...wireImageShape(image),
  position: z
    .number()
    .describe("place in the company's list, equal places oldest first; gaps mean nothing; new items go last"),
  ...timesShape,
});
export type CarouselItem = z.infer<typeof carouselItemSchema>;

export const byPosition = (a: CarouselItem, b: CarouselItem): number =>
  a.position - b.position || a.created_at.localeCompare(b.created_at) || a.id.localeCompare(b.id);
