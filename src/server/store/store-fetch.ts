import { setTimeout as sleep } from 'node:timers/promises';
import { remainingMs } from '../request-scope.ts';
import { READ_MS, WRITE_MS } from './deadlines.ts';

/** Pauses before the second and third try of a call that may be repeated. */
const PAUSES_MS = [100, 400];

/** Not in the client's list of what it retries for 25 s: it ends the call at once. */
const GIVE_UP = 424;

/**
 * The fetch given to the Blobs client. Left alone, the client repeats every failing call five times with
 * pauses of five seconds. Here reads are repeated shortly and within the time of the request; a write is
 * never repeated blindly, because its first try may have landed: the caller reads back and decides.
 */
export const storeFetch: typeof fetch = async (input, init) => {
  const repeatable = (init?.method ?? 'get').toLowerCase() !== 'put';
  for (let attempt = 0; ; attempt++) {
    const timeLeft = remainingMs();
    if (timeLeft <= 0) return new Response(null, { status: GIVE_UP });
    const failure = await exchange(input, init, Math.min(timeLeft, repeatable ? READ_MS : WRITE_MS));
    if (failure instanceof Response) return failure;
    const pause = PAUSES_MS[attempt];
    if (!repeatable || pause === undefined) return new Response(null, { status: GIVE_UP });
    await sleep(pause);
  }
};

/** One exchange, its body included: an answer that stops half-way is a failure like any other. */
async function exchange(input: string | URL | Request, init: RequestInit | undefined, ms: number) {
  try {
    const response = await fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(ms) });
    if (response.status === 429 || response.status >= 500) return undefined;
    const empty = response.status === 204 || response.status === 304;
    const body = empty ? null : await response.arrayBuffer();
    return new Response(body, { status: response.status, headers: response.headers });
  } catch {
    return undefined;
  }
}
