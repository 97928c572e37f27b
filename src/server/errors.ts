import { API_TEXTS } from '#texts/api';
import { FIELD_NAME_MAX, type FieldError } from '../domain/api-error.ts';

/** A refusal or fault with the answer it becomes. The message says what to do and is shown to the caller. */
export class HttpError extends Error {
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    message: string,
    more: { errors?: FieldError[]; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = 'HttpError';
    this.status = status;
    this.errors = more.errors;
    this.headers = more.headers ?? {};
  }
}

export const badRequest = (message: string, errors?: FieldError[]) => new HttpError(400, message, { errors });
/** A refusal of one field, named in the answer. */
export const wrongField = (field: string, msg: string, status = 400) =>
  new HttpError(status, msg, { errors: [{ field: field.slice(0, FIELD_NAME_MAX), msg }] });
export const unauthorized = (message: string, errors?: FieldError[]) =>
  new HttpError(401, message, { errors, headers: { 'WWW-Authenticate': 'Bearer' } });
export const notFound = (message: string) => new HttpError(404, message);
export const methodNotAllowed = (allow: string[]) =>
  new HttpError(405, API_TEXTS.methods(allow.join(', ')), { headers: { Allow: allow.join(', ') } });
export const conflict = (message: string) => new HttpError(409, message);
export const preconditionFailed = () => new HttpError(412, API_TEXTS.changedMeanwhile);
export const tooLarge = (message: string) => new HttpError(413, message);
export const unsupportedMediaType = (message: string) => new HttpError(415, message);

export const tooManyRequests = (message: string, seconds: number) =>
  new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } });

/** The store did not answer, or not clearly: nothing may be claimed about what it holds. */
export const storeUnavailable = (cause?: unknown) =>
  new HttpError(503, API_TEXTS.storeDown, {
    headers: { 'Retry-After': '5' },
    cause,
  });
