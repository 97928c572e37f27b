import { API_TEXTS } from '#texts/api';
import { FIELD_NAME_MAX } from '../../domain/api-error.ts';
import type { Fields } from '../../domain/field.ts';
import { clearableFields } from '../../domain/schema.ts';
import { wrongField } from '../errors.ts';
import type { FormFields } from './body.ts';

/** A submitted form, taken apart by the fields of its noun; `sent` is not validated yet. */
export interface RecordForm {
  sent: Record<string, unknown>;
  /** null where it is to be removed. */
  image?: File | null;
}

/**
 * Takes a submitted form apart. An image sent as empty text is a field left empty. `clear` names the optional fields
 * to empty, since clients send no empty ones; a file that is sent counts more.
 * @throws 400 for an image that is no file, a file under another name, or a `clear` that names something else
 */
export function recordForm(fields: Fields, { texts, files }: FormFields): RecordForm {
  const { image, ...strayFiles } = files;
  const { image: imageText, ...sent }: Record<string, unknown> = texts;
  for (const field of Object.keys(strayFiles))
    throw wrongField(field, API_TEXTS.unknownFile(field.slice(0, FIELD_NAME_MAX)));
  if (imageText) throw wrongField('image', API_TEXTS.imageNoFile);
  const clearable = clearableFields(fields);
  if (clearable.length === 0) return { sent, image };

  const { clear = '', ...rest } = sent;
  const cleared = String(clear)
    .split(',')
    .flatMap((name) => name.trim() || []);
  for (const name of cleared) {
    if (!clearable.includes(name)) throw wrongField('clear', API_TEXTS.clearable(clearable.join(', ')));
    if (name !== 'image') rest[name] = fields[name]?.empty;
  }
  return { sent: rest, image: image ?? (cleared.includes('image') ? null : undefined) };
}
