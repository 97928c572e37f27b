/** Makes any number of requests at most one running and one waiting run. */
export function coalesce(run: (signal: AbortSignal) => Promise<void>) {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  function start(): Promise<void> {
    waiting = undefined;
    stopping.signal.throwIfAborted();
    running = run(stopping.signal).finally(() => {
      running = undefined;
    });
    return running;
  }

  /** Resolves when nothing runs and nothing is waiting. Never rejects. */
  async function idle(): Promise<void> {
    while (running || waiting) await (running ?? waiting)?.catch(() => {});
  }

  return {
    idle,
    /** Asks for a run. Settles as the run that began after this call does. */
    request(): Promise<void> {
      waiting ??= Promise.resolve(running?.catch(() => {})).then(start);
      // Who asks may not care for the outcome; a failure must not end the process.
      waiting.catch(() => {});
      return waiting;
    },
    /** Aborts the run and drops the waiting one. */
    stop(): Promise<void> {
      stopping.abort(new Error('The server is stopping.'));
      return idle();
    },
  };
}
