import { badRequest } from '../errors.ts';
import type { FormFields } from './body.ts';

/** A refusal of one field, named in the answer. */
export function wrongField(field: string, msg: string) {
  return badRequest(msg, [{ field: field.slice(0, 60), msg }]);
}

/**
 * Separates the picture of a submitted form from its texts. An image sent as empty text is a field left empty.
 * @throws 400 for an image that is no file, or a file under another name
 */
export function splitImage({ texts, files }: FormFields): { texts: Record<string, string>; image?: File } {
  const { image, ...strayFiles } = files;
  const { image: imageText, ...rest } = texts;
  for (const field of Object.keys(strayFiles))
    throw wrongField(field, `Unknown file "${field.slice(0, 60)}".`);
  if (imageText) throw wrongField('image', 'Image must be a file.');
  return { texts: rest, image };
}
