import { COMPANIES, type CompanyId } from '../../domain/company.ts';
import { isEmpty } from '../../domain/empty.ts';
import type { Field } from '../../domain/field.ts';
import { storedPath } from './stored-path.ts';

/** What a field holds, to look at; of a picture an address that can be shown. */
export function Value({ field, value }: { field: Field; value: unknown }) {
  const { control } = field;
  if (control.kind === 'file' || control.kind === 'picture') {
    const image = control.kind === 'file' ? value : storedPath(value);
    return image ? <img src={String(image)} alt="" /> : <span className="muted">No picture</span>;
  }
  const text = isEmpty(value) ? '' : textOf(field, value);
  return text ? <span className="version-text">{text}</span> : <span className="muted">Empty</span>;
}

/** Entries of a list stand a line each. */
function textOf({ control }: Field, value: unknown): string {
  switch (control.kind) {
    case 'company':
      return COMPANIES[value as CompanyId].name;
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'picture':
      return 'a picture';
    case 'list':
      return (value as unknown[]).map((entry) => textOf(control.of, entry)).join('\n');
    case 'group':
      return Object.entries(control.fields)
        .flatMap(([name, field]) => {
          const part = (value as Record<string, unknown>)[name];
          return isEmpty(part) ? [] : textOf(field, part);
        })
        .join(' · ');
    default:
      return String(value);
  }
}
