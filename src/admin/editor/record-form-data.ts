import { multipart } from '../api/multipart.ts';
import type { EditedInput, EditedRecord, EditorConfig, Typed } from './editor-config.ts';

/**
 * What a save sends: the fields that hold something, and in `clear` those emptied since.
 * @param before the record as it was loaded; left out for a new one
 */
export function recordFormData<T extends EditedRecord, Input extends EditedInput>(
  kind: Pick<EditorConfig<T, Input>, 'clearable' | 'inputOf'>,
  { input, picture }: Typed<Input>,
  before?: T,
): FormData {
  const stored = before && kind.inputOf(before);
  const emptied = kind.clearable.filter((field) =>
    field === 'image' ? picture.removed && !picture.file : !input[field] && stored?.[field],
  );
  return multipart({ ...input, image: picture.file }, before ? emptied : []);
}
