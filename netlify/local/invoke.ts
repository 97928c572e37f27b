import type { IncomingMessage } from 'node:http';
import { functionContext } from './function-context.ts';
import type { Match } from './functions.ts';
import { semaphore } from './semaphore.ts';
import { clientAddress, errorAnswer, readBody, webRequest } from './web-request.ts';

/** Netlify's limits for a function that answers a request. */
const TIME_LIMIT_MS = 60_000;
const BODY_LIMIT = 6 * 1024 * 1024;
/** Netlify starts more functions under load; one machine only gets slower. */
const RUNNING_MAX = 150;
/** With the time that a function may spend on the store, this stays below the ten seconds that API clients wait. */
const PATIENCE_MS = 2_000;

export interface InvokerOptions {
  siteUrl: string;
  deployId(): string;
  timeLimitMs?: number;
}
export type Invoker = ReturnType<typeof createInvoker>;

export function createInvoker({ siteUrl, deployId, timeLimitMs = TIME_LIMIT_MS }: InvokerOptions) {
  const pending = new Set<Promise<unknown>>();
  const enter = semaphore(RUNNING_MAX, PATIENCE_MS);

  function waitUntil(promise: Promise<unknown>): void {
    const tracked = promise
      .catch((error) => console.error('A background task of a function failed:', error))
      .finally(() => pending.delete(tracked));
    pending.add(tracked);
  }

  async function withinTime<T>(work: Promise<T>): Promise<T | 'late'> {
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(resolve, timeLimitMs, 'late');
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  }

  return {
    waitUntil,

    /**
     * Runs a function and returns its answer.
     * @throws what the function throws
     */
    async invoke({ fn, params }: Match, incoming: IncomingMessage, url: URL): Promise<Response> {
      // The only method that HTTP has and the Fetch standard refuses.
      if (incoming.method === 'TRACE') return errorAnswer(405, 'The method TRACE is not supported.');
      // Functions get whole bodies on Netlify, too.
      const body = await readBody(incoming, BODY_LIMIT);
      if (!body) return errorAnswer(413, 'The request is too large.');
      const request = webRequest(incoming, url, body);
      const ip = clientAddress(incoming);
      const context = functionContext({ request, params, ip, deployId: deployId(), siteUrl, waitUntil });
      const leave = await enter();
      if (!leave)
        return errorAnswer(503, 'The server is busy. Try again in a moment.', { 'retry-after': '1' });
      const work = (async () => fn.fetch?.(request, context))();
      const response = await withinTime(work).finally(leave);
      if (response === 'late') {
        console.error(`The function ${fn.name} took longer than ${timeLimitMs / 1000} s.`);
        return errorAnswer(504, 'The server took too long to answer.');
      }
      return response ?? new Response(null, { status: 204 });
    },

    /** Resolves when everything handed to `waitUntil` has ended. */
    async settled(): Promise<void> {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
