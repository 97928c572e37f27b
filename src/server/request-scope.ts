import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { storeUnavailable } from './errors.ts';
import { STORE_BUDGET_MS } from './store/deadlines.ts';

/** What everything done for one request shares. */
interface RequestScope {
  /** Netlify's deploy context: `production`, `deploy-preview`, `branch-deploy` … */
  deployContext: string;
  /** Moment, in ms since 1970, after which no call to the store is begun or waited for. */
  deadline: number;
  /** The platform's name of the request, which every line of the log carries. */
  requestId?: string;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs `work` for a deploy of the given context, with a fresh time budget. */
export const inRequestScope = <T>(deployContext: string, work: () => T, requestId = currentRequestId()): T =>
  scopes.run({ deployContext, deadline: Date.now() + STORE_BUDGET_MS, requestId }, work);

/** The id of the current request, also in work that goes on after its answer. */
export const currentRequestId = (): string | undefined => scopes.getStore()?.requestId;

/** The deploy context of the request being answered, or of the build being made. */
export function deployContext(): string {
  const context = scopes.getStore()?.deployContext ?? process.env.CONTEXT;
  // A guess here could let a preview write into the live site's data.
  if (!context && process.env.NETLIFY) throw new Error('No deploy context: neither a request nor a build.');
  return context ?? 'production';
}

/** Does work that needs no store; its time does not count against the store's budget. */
export async function excludeFromDeadline<T>(work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const scope = scopes.getStore();
  try {
    return await work();
  } finally {
    if (scope) scope.deadline += Date.now() - started;
  }
}

/** Milliseconds left for the store; outside a request (the build) each call has the whole budget. */
export const remainingMs = (): number =>
  (scopes.getStore()?.deadline ?? Date.now() + STORE_BUDGET_MS) - Date.now();

/** Waits for what is shared with other requests, no longer than this one has time. @throws 503 */
export async function withinDeadline<T>(shared: Promise<T>): Promise<T> {
  const answered = new AbortController();
  const over = async (): Promise<never> => {
    await sleep(Math.max(0, remainingMs()), undefined, { signal: answered.signal });
    throw storeUnavailable(new Error('Waiting for another request took all the time of this one.'));
  };
  try {
    return await Promise.race([shared, over()]);
  } finally {
    answered.abort();
  }
}
