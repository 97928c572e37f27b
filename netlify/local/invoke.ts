import type { IncomingMessage, ServerResponse } from 'node:http';
import { functionContext } from './function-context.ts';
import type { Match } from './functions.ts';
import { semaphore } from './semaphore.ts';
import { clientAddress, errorAnswer, readBody, sendResponse, webRequest } from './web-request.ts';

/** Netlify's limit for a function that answers a request. */
const TIME_LIMIT_MS = 60_000;
/** Netlify runs so many more functions at once as are asked for; one machine is slower for each. */
const RUNNING_MAX = 150;
/** Together with what a function may spend on the store below the ten seconds that a client of the API waits. */
const PATIENCE_MS = 2_000;

export interface Invoker {
  /** Runs a function and writes its answer. Never rejects: what goes wrong is answered and logged. */
  invoke(match: Match, incoming: IncomingMessage, outgoing: ServerResponse, url: URL): Promise<void>;
  /** Resolves when everything handed to `waitUntil` has ended. */
  settled(): Promise<void>;
}

export interface InvokerOptions {
  siteUrl: string;
  deployId(): string;
  timeLimitMs?: number;
}

export function createInvoker({ siteUrl, deployId, timeLimitMs = TIME_LIMIT_MS }: InvokerOptions): Invoker {
  const pending = new Set<Promise<unknown>>();
  const running = semaphore(RUNNING_MAX, PATIENCE_MS);

  function waitUntil(promise: Promise<unknown>): void {
    const tracked = promise
      .catch((error) => console.error('A background task of a function failed:', error))
      .finally(() => pending.delete(tracked));
    pending.add(tracked);
  }

  async function answer(
    { fn, params }: Match,
    incoming: IncomingMessage,
    url: URL,
    signal: AbortSignal,
  ): Promise<Response> {
    const body = await readBody(incoming);
    if (!body) return errorAnswer(413, 'The request is too large.');
    let request: Request;
    try {
      request = webRequest(incoming, url, body, signal);
    } catch {
      return errorAnswer(405, `The method ${incoming.method} is not supported.`);
    }
    const ip = clientAddress(incoming);
    const context = functionContext({
      request,
      params,
      ip,
      deployId: deployId(),
      siteUrl,
      waitUntil,
    });
    const leave = await running.enter();
    if (!leave) return errorAnswer(503, 'The server is busy. Try again in a moment.', { 'retry-after': '1' });
    const work = (async () => fn.fetch?.(request, context))();
    const response = await withinTime(work).finally(leave);
    if (response === 'late') {
      console.error(`The function ${fn.name} took longer than ${timeLimitMs / 1000} s.`);
      return errorAnswer(504, 'The server took too long to answer.');
    }
    return response ?? new Response(null, { status: 204 });
  }

  async function withinTime<T>(work: Promise<T>): Promise<T | 'late'> {
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(resolve, timeLimitMs, 'late');
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async invoke(match, incoming, outgoing, url) {
      const gone = new AbortController();
      outgoing.once('close', () => gone.abort());
      try {
        await sendResponse(await answer(match, incoming, url, gone.signal), outgoing);
      } catch (error) {
        // A visitor who has left needs no answer, and leaving is no fault of the function.
        if (outgoing.destroyed || (incoming.destroyed && !incoming.complete)) return;
        console.error(`The function ${match.fn.name} failed:`, error);
        if (outgoing.headersSent) outgoing.destroy();
        else
          await sendResponse(errorAnswer(500, 'Something went wrong on the server.'), outgoing).catch(
            () => {},
          );
      }
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
