import type { z } from 'zod';
import { FIELD_TEXTS } from '#texts/field';
import type { Field, Fields } from '../../domain/field.ts';
import { wrongField } from '../errors.ts';
import { readForm } from '../http/body.ts';
import { recordForm } from '../http/record-form.ts';
import { validate } from '../http/validate.ts';
import type { Read } from '../records/handlers.ts';
import { takePicture } from './upload.ts';

/** Reads forms of a noun that has a picture. The encoder comes with it, so only functions that save use it. */
export const formReader =
  (fields: Fields & { image: Field }, input: z.ZodType<object>, change: z.ZodType<object>): Read =>
  async ({ request }, current) => {
    const { sent, image } = recordForm(fields, await readForm(request));
    const values = validate(current ? change : input, sent);
    if (!current && !image && fields.image.empty === undefined)
      throw wrongField('image', FIELD_TEXTS.required(fields.image.label));
    return {
      async values() {
        if (current && image === undefined) return { ...values };
        return { ...values, picture: image ? await takePicture(image) : null };
      },
    };
  };
