import { isEmpty } from '../../domain/empty.ts';

/**
 * A form with the fields that hold something: neither empty, nor null, nor a file of no bytes. Lists go as JSON.
 * @param clear optional fields that the administrator emptied; they go by name in one `clear` field
 */
export function multipart(
  fields: Readonly<Record<string, unknown>>,
  clear: readonly string[] = [],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries<unknown>({ ...fields, clear: clear.join(',') })) {
    if (isEmpty(value)) continue;
    if (!(value instanceof File))
      form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    else if (value.size > 0) form.set(name, value);
  }
  return form;
}
