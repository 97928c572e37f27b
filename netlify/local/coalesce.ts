export interface Coalesced {
  /** Asks for a run. Settles as the run that began after this call does. */
  request(): Promise<void>;
  /** Resolves when nothing runs and nothing is waiting. Never rejects. */
  idle(): Promise<void>;
  /** Aborts the run and drops the waiting one. */
  stop(): Promise<void>;
}

export interface CoalesceOptions {
  run(signal: AbortSignal): Promise<void>;
  /** How long a first request waits for company. */
  quietMs?: number;
  /** The least time from one start to the next; a burst of edits is then two runs, however short a run is. */
  spacingMs?: number;
}

/** Makes any number of requests at most one running and one waiting run. */
export function coalesce({ run, quietMs = 150, spacingMs = 2500 }: CoalesceOptions): Coalesced {
  const aborter = new AbortController();
  let waiting: PromiseWithResolvers<void> | undefined;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastStart = Number.NEGATIVE_INFINITY;

  function arm(): void {
    if (running || timer || !waiting) return;
    timer = setTimeout(start, Math.max(quietMs, lastStart + spacingMs - Date.now()));
  }

  function start(): void {
    const mine = waiting;
    timer = undefined;
    waiting = undefined;
    lastStart = Date.now();
    running = run(aborter.signal)
      .then(mine?.resolve, mine?.reject)
      .finally(() => {
        running = undefined;
        arm();
      });
  }

  return {
    request() {
      if (aborter.signal.aborted) return Promise.reject(new Error('The server is stopping.'));
      if (!waiting) {
        waiting = Promise.withResolvers();
        // Who asks may not care for the outcome; a failure must not end the process.
        waiting.promise.catch(() => {});
      }
      arm();
      return waiting.promise;
    },
    async idle() {
      while (running || waiting) await (running ?? waiting?.promise)?.catch(() => {});
    },
    async stop() {
      aborter.abort();
      clearTimeout(timer);
      waiting?.reject(new Error('The server is stopping.'));
      waiting = undefined;
      await running;
    },
  };
}
