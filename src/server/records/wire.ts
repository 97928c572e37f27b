import type { Kind, KindRecord } from '../../domain/kind.ts';
import type { Picture } from '../../domain/picture.ts';
import { replacePictures } from '../../domain/record-pictures.ts';
import { withImage } from '../media/media-store.ts';

/** What answers carry: of a picture also the path of its largest version. */
export function toWire(
  { fieldsOf }: Kind,
  { request: _, ...record }: KindRecord,
): Record<string, unknown> & { id: string } {
  return {
    ...replacePictures(fieldsOf(record.id), record, (picture) => withImage(picture as Picture)),
    id: record.id,
  };
}
