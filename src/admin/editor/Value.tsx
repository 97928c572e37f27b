import { COMPANIES } from '../../domain/company.ts';
import type { EditedInput } from './editor-config.ts';

/** A version to look at; `image` is an address that can be shown. */
export interface ShownVersion {
  input: EditedInput;
  image: string | null;
}

/** One field of a version. */
export function Value({ field, version: { input, image } }: { field: string; version: ShownVersion }) {
  if (field === 'image') {
    return image ? <img src={image} alt="" /> : <span className="muted">No picture</span>;
  }
  const text = field === 'company_id' ? COMPANIES[input.company_id].name : input[field];
  return text ? <span className="version-text">{text}</span> : <span className="muted">Empty</span>;
}
