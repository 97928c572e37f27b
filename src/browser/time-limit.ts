import { API_TIMEOUT_MS } from '../domain/limits.ts';

/** Ends a request that takes too long. `AbortSignal.timeout()` is younger than the oldest browsers of the site. */
export function timeLimit(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), API_TIMEOUT_MS);
  return controller.signal;
}
