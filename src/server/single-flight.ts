/**
 * Lets those who ask at the same time share one call: who comes while one runs gets the answer of the next, which
 * begins after all of them have come. So nobody hears anything older than the question.
 */
export function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    next = undefined;
    running = work().finally(() => {
      if (!next) running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return start();
    next ??= running.then(start, start);
    return next;
  };
}
