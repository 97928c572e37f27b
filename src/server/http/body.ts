import type { z } from 'zod';
import { API_TEXTS } from '#texts/api';
import { FIELD_NAME_MAX } from '../../domain/api-error.ts';
import { JSON_BODY_MAX_BYTES, MULTIPART_BODY_MAX_BYTES } from '../../domain/limits.ts';
import { badRequest, tooLarge, unsupportedMediaType } from '../errors.ts';
import { validate } from './validate.ts';

export const mediaType = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/** Reads a body without ever holding more than `maxBytes` of it. @throws 413 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const refuse = () => tooLarge(API_TEXTS.bodyTooLarge(Math.floor(maxBytes / 1024)));
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw refuse();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw refuse();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * Reads a JSON body that fits a schema.
 * @throws 415 for another media type, 413 when too large, 400 when it is no JSON object, or naming each wrong field
 */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  maxBytes = JSON_BODY_MAX_BYTES,
): Promise<z.output<T>> {
  if (mediaType(request) !== 'application/json')
    throw unsupportedMediaType(API_TEXTS.mediaType('application/json'));
  const bytes = await readBody(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw badRequest(API_TEXTS.brokenJson);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badRequest(API_TEXTS.noObject);
  }
  return validate(schema, value);
}

const URL_ENCODED = 'application/x-www-form-urlencoded';

/**
 * Reads a form as a browser sends it without scripts. Of a field given twice the last one counts.
 * @throws 415 for another media type, 413 when too large
 */
export async function readPlainForm(request: Request, maxBytes: number): Promise<Record<string, string>> {
  if (mediaType(request) !== URL_ENCODED) throw unsupportedMediaType(API_TEXTS.mediaType(URL_ENCODED));
  const bytes = await readBody(request, maxBytes);
  const fields = new URLSearchParams(new TextDecoder().decode(bytes));
  return Object.fromEntries([...fields].map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

/** Fields of a submitted form: texts by name, and files by name. */
export interface FormFields {
  texts: Record<string, string>;
  files: Record<string, File>;
}

/**
 * Reads a multipart form. A file field left empty counts as not given.
 * @throws 415 for another media type, 413 when too large, 400 when malformed or when a field comes twice
 */
export async function readForm(request: Request): Promise<FormFields> {
  const contentType = request.headers.get('content-type') ?? '';
  if (mediaType(request) !== 'multipart/form-data')
    throw unsupportedMediaType(API_TEXTS.mediaType('multipart/form-data'));
  const bytes = await readBody(request, MULTIPART_BODY_MAX_BYTES);
  let form: FormData;
  try {
    form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw badRequest(API_TEXTS.brokenForm);
  }
  const texts = new Map<string, string>();
  const files = new Map<string, File>();
  for (const [name, value] of form) {
    if (texts.has(name) || files.has(name)) {
      throw badRequest(API_TEXTS.wrongFields, [
        { field: name.slice(0, FIELD_NAME_MAX), msg: API_TEXTS.twice },
      ]);
    }
    // Browsers send every line end as two characters, whatever was typed.
    if (typeof value === 'string') texts.set(name, value.replaceAll('\r\n', '\n'));
    else if (value.size > 0 || value.name) files.set(name, value);
  }
  return { texts: Object.fromEntries(texts), files: Object.fromEntries(files) };
}
