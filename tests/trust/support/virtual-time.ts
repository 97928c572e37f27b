import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';

/**
 * Time for tests of pauses and deadlines. It stands still while anything is being done and jumps to the next
 * timer when everything waits, so that a store that hangs for seconds costs no second, and how long an answer
 * took depends on no machine. Pauses (`timers/promises`), `AbortSignal.timeout` and `Date` follow it.
 */
export interface VirtualTime {
  now(): number;
  /** Sets it anew, for the next test. */
  set(now: number): void;
  /** Runs one request; time only jumps while every running request waits. @returns its result and its time in ms */
  request<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }>;
  /** Waits as long, or until a deadline that comes earlier aborts this. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Waits until a deadline aborts this. */
  untilAborted(signal: AbortSignal): Promise<never>;
  /** Does real work, with a socket or a disk, which takes no time. Its deadline is void once it has ended. */
  real<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Resolves when nothing is being done or waited for any more, also by nobody's order. */
  quiet(): Promise<void>;
  restore(): void;
}

interface Timer {
  at: number;
  fire(): void;
}

/** Rounds of the event loop without anything to do before everything is taken to wait. */
const QUIET_ROUNDS = 4;

export function installVirtualTime(start: number): VirtualTime {
  const RealDate = Date;
  const realTimeout = AbortSignal.timeout;
  const realSleep = timersPromises.setTimeout;
  const requests = new AsyncLocalStorage<{ waits: number }>();
  const running = new Set<{ waits: number }>();
  const deadlines = new WeakMap<AbortSignal, Timer>();
  let timers: Timer[] = [];
  let now = start;
  let working = 0;
  let watching = false;

  const isStill = () => working === 0 && [...running].every(({ waits }) => waits > 0);

  function watch(quiet = 0): void {
    if (quiet === 0 && watching) return;
    watching = timers.length > 0 && isStill();
    if (!watching) return;
    if (quiet === QUIET_ROUNDS) jump();
    else setImmediate(() => watch(quiet + 1));
  }

  function jump(): void {
    const next = timers.reduce((first, timer) => (timer.at < first.at ? timer : first));
    timers = timers.filter((timer) => timer !== next);
    now = Math.max(now, next.at);
    watching = false;
    next.fire();
    watch();
  }

  function timer(ms: number, fire: () => void): Timer {
    const added = { at: now + ms, fire };
    timers.push(added);
    watch();
    return added;
  }

  async function waiting<T>(wait: Promise<T>): Promise<T> {
    const request = requests.getStore();
    if (request) request.waits++;
    watch();
    try {
      return await wait;
    } finally {
      if (request) request.waits--;
    }
  }

  const wait = (ms = 0, signal?: AbortSignal) =>
    waiting(
      new Promise<void>((resolve, reject) => {
        const end = timer(ms, resolve);
        signal?.addEventListener('abort', () => {
          timers = timers.filter((candidate) => candidate !== end);
          reject(signal.reason);
        });
      }),
    );

  globalThis.Date = class extends RealDate {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [Math.floor(now)]) as [number]));
    }
    static override now = () => Math.floor(now);
  } as DateConstructor;
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    deadlines.set(
      controller.signal,
      timer(ms, () => controller.abort(reason)),
    );
    return controller.signal;
  };
  timersPromises.setTimeout = (<T>(ms?: number, value?: T, { signal }: { signal?: AbortSignal } = {}) =>
    wait(ms, signal).then(() => value)) as typeof realSleep;
  syncBuiltinESMExports();

  const untilAborted = (signal: AbortSignal) =>
    waiting(
      new Promise<never>((_, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
    );

  return {
    now: () => now,
    set: (moment) => {
      now = moment;
    },
    wait: (ms, signal) =>
      (deadlines.get(signal)?.at ?? Number.POSITIVE_INFINITY) < now + ms ? untilAborted(signal) : wait(ms),
    untilAborted,
    async request(work) {
      const request = { waits: 0 };
      const began = now;
      running.add(request);
      try {
        return { result: await requests.run(request, work), ms: now - began };
      } finally {
        running.delete(request);
        watch();
      }
    },
    async real(work, signal) {
      working++;
      try {
        return await work();
      } finally {
        const deadline = signal && deadlines.get(signal);
        timers = timers.filter((candidate) => candidate !== deadline);
        working--;
        watch();
      }
    },
    async quiet() {
      for (let rounds = 0; rounds < QUIET_ROUNDS; rounds++) {
        if (timers.length > 0 || working > 0) rounds = 0;
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    restore() {
      globalThis.Date = RealDate;
      AbortSignal.timeout = realTimeout;
      timersPromises.setTimeout = realSleep;
      syncBuiltinESMExports();
    },
  };
}
