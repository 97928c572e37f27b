import { badRequest } from '../errors.ts';

/** The name under which a client repeats one request, or null. @throws 400 when it is no usable name */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key');
  if (key !== null && !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw badRequest('Idempotency-Key must have 8 to 200 visible characters.');
  }
  return key;
}
