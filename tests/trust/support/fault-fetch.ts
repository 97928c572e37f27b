import { AsyncLocalStorage } from 'node:async_hooks';
import type { VirtualTime } from './virtual-time.ts';

/** What can go wrong between the client and the store. */
export const FAULTS = [
  'fail before',
  'lose the answer',
  '429',
  '503',
  'hang before',
  'hang after',
  'cut the answer',
  'cut the list',
  'stale read',
  'slow',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface Exchange {
  kind: 'read' | 'list' | 'write' | 'remove';
  /** Path of the store or blob. */
  path: string;
}
/** Decides over every exchange made for one request. */
export type Plan = (exchange: Exchange) => Fault | undefined;

interface Version {
  status: number;
  body: ArrayBuffer | null;
  headers: [string, string][];
}

/** Longer than nothing, shorter than the client waits. */
const SLOW_MS = 2_500;
const NOTHING: Version = { status: 404, body: null, headers: [] };

/** What makes the store's list come in pages. */
const CURSOR = 'second-half';

/**
 * Stands between the real Blobs client and the real Blobs server and does to an exchange what the plan of its
 * request says. What is no store, such as the build hook, takes what it is given.
 */
export function installFaultFetch(time: VirtualTime) {
  const realFetch = globalThis.fetch;
  const plans = new AsyncLocalStorage<Plan>();
  /** Every state of a blob that was seen, oldest first. */
  const versions = new Map<string, Version[]>();

  const send = (input: string | URL, init: RequestInit, method: string) =>
    time.real(async () => {
      // Without the deadline, which means another time.
      const response = await realFetch(input, { ...init, signal: null });
      const empty = response.status === 204 || response.status === 304;
      const body = empty ? null : await response.arrayBuffer();
      const answer = { status: response.status, body, headers: [...response.headers] };
      remember(new URL(input).pathname, method, init, answer);
      return answer;
    }, init.signal ?? undefined);

  function remember(path: string, method: string, init: RequestInit, answer: Version): void {
    const version =
      method === 'delete'
        ? NOTHING
        : method === 'put'
          ? { ...answer, body: new TextEncoder().encode(String(init.body)).buffer as ArrayBuffer }
          : answer;
    if (answer.status >= 300 && answer.status !== 404) return;
    const known = versions.get(path) ?? [];
    versions.set(path, known);
    const last = known.at(-1);
    if (etag(last) !== etag(version) || last?.status !== version.status) known.push(version);
  }

  async function faulty(
    fault: Fault,
    exchange: Exchange,
    input: string | URL,
    init: RequestInit,
    method: string,
  ): Promise<Response> {
    const through = () => send(input, init, method);
    const { signal } = init;
    switch (fault) {
      case 'fail before':
        throw new TypeError('fetch failed');
      case 'lose the answer':
        await through();
        throw new TypeError('fetch failed');
      case '429':
      case '503':
        return new Response(null, { status: Number(fault) });
      case 'hang before':
        return time.untilAborted(signal as AbortSignal);
      case 'hang after':
        await time.real(() =>
          realFetch(input, { ...init, signal: null }).then((answer) => answer.arrayBuffer()),
        );
        return time.untilAborted(signal as AbortSignal);
      case 'slow':
        await time.wait(SLOW_MS, signal as AbortSignal);
        return responseOf(await through());
      case 'cut the answer': {
        const answer = await through();
        if (exchange.kind === 'write' || exchange.kind === 'remove') throw new TypeError('terminated');
        const half = answer.body?.slice(0, answer.body.byteLength / 2) ?? null;
        if (exchange.kind === 'list') return responseOf({ ...answer, body: half });
        throw new TypeError('terminated');
      }
      case 'cut the list':
        return exchange.kind === 'list' ? halfList(await through()) : responseOf(await through());
      case 'stale read': {
        const answer = await through();
        const known = versions.get(exchange.path) ?? [];
        return responseOf(exchange.kind === 'read' ? (known.at(-2) ?? answer) : answer);
      }
    }
  }

  globalThis.fetch = (input, init = {}) => {
    const plan = plans.getStore();
    const address = input as string | URL;
    const url = new URL(address);
    if (url.hostname.endsWith('.example')) return Promise.resolve(new Response('ok'));
    const method = (init.method ?? 'get').toLowerCase();
    // The page that a cut list promised never comes.
    if (url.searchParams.get('cursor') === CURSOR) return Promise.reject(new TypeError('fetch failed'));
    const exchange = { kind: kindOf(method, url), path: url.pathname };
    const fault = plan?.(exchange);
    return fault
      ? faulty(fault, exchange, address, init, method)
      : send(address, init, method).then(responseOf);
  };

  return {
    /** Runs `work` with every exchange made for it under `plan`. */
    under: <T>(plan: Plan, work: () => Promise<T>): Promise<T> => plans.run(plan, work),
    /** Forgets old versions, for the next test. */
    forget: () => versions.clear(),
    restore() {
      globalThis.fetch = realFetch;
    },
  };
}

const etag = (version?: Version) => version?.headers.find(([name]) => name === 'etag')?.[1];

function responseOf({ status, body, headers }: Version): Response {
  return new Response(status === 204 || status === 304 ? null : body, { status, headers });
}

function kindOf(method: string, url: URL): Exchange['kind'] {
  if (method === 'put') return 'write';
  if (method === 'delete') return 'remove';
  // `/site/store` is a store, `/site/store/key` a blob.
  return url.pathname.split('/').length > 3 ? 'read' : 'list';
}

function halfList(answer: Version): Response {
  const list = JSON.parse(new TextDecoder().decode(answer.body ?? new ArrayBuffer()));
  const blobs = list.blobs.slice(0, Math.floor(list.blobs.length / 2));
  return Response.json({ ...list, blobs, next_cursor: CURSOR });
}
