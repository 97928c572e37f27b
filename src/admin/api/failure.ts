import { CALL_TEXTS as texts } from '#texts/calls';
import { apiErrorSchema, type FieldError } from '../../domain/api-error.ts';

/** A call that did not succeed. `status` is 0 when no answer came; `message` is fit to be shown. */
export class ApiFailure extends Error {
  readonly status: number;
  readonly errors?: FieldError[];
  readonly retryAfterSeconds?: number;

  constructor(
    status: number,
    message: string,
    details: Pick<ApiFailure, 'errors' | 'retryAfterSeconds'> = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.status = status;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Seconds from a Retry-After header, which is a number of seconds or a date. */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
  if (!header) return undefined;
  if (/^\d+$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

/** Too large, of another kind, not to be read: the server says this of nothing but a picture. */
const PICTURE_STATUSES: readonly number[] = [413, 415, 422];

/** Reads an answer that is an error; a body that is not ours (a gateway's HTML) leaves the `fallback`. */
export function failureOf(response: Response, body: string, fallback?: string): ApiFailure {
  const parsed = apiErrorSchema.safeParse(parseJson(body)).data;
  const message = parsed?.message || fallback || texts.failed(response.status);
  const ofPicture = PICTURE_STATUSES.includes(response.status)
    ? [{ field: 'image', msg: message }]
    : undefined;
  return new ApiFailure(response.status, message, {
    errors: parsed?.errors ?? ofPicture,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after')),
  });
}

/** `undefined` for what is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isFailure = (error: unknown, status: number): error is ApiFailure =>
  error instanceof ApiFailure && error.status === status;

const causeOf = (error: unknown): unknown =>
  error instanceof ApiFailure && error.cause instanceof DOMException ? error.cause.name : undefined;

export const isTimeout = (error: unknown): boolean => causeOf(error) === 'TimeoutError';
/** By the person who sent it. */
export const isStopped = (error: unknown): boolean => causeOf(error) === 'AbortError';

/** Nobody knows whether what was sent has arrived: no answer came, or one that the server does not vouch for. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 0 || error.status >= 500) && !isStopped(error);

export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
