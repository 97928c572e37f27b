export type MultipartFields = Record<string, string | number | File | null | undefined>;

/**
 * A form with the fields that hold something: neither empty, nor null, nor a file of no bytes.
 * @param clear optional fields that the administrator emptied; they go by name in one `clear` field
 */
export function multipart(fields: MultipartFields, clear: readonly string[] = []): FormData {
  const all: MultipartFields = { ...fields, clear: clear.join(',') };
  const form = new FormData();
  for (const [name, value] of Object.entries(all)) {
    if (value instanceof File) {
      if (value.size > 0) form.set(name, value);
    } else if (value !== null && value !== undefined && value !== '') {
      form.set(name, String(value));
    }
  }
  return form;
}
