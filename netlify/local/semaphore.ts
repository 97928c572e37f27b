/**
 * Limits how many may work at once. Others wait in line for a while: who is refused at once tries again at once.
 * @returns a function that waits for a place. It gives the function that frees the place, or undefined when none was
 *   free in time
 */
export function semaphore(places: number, patienceMs: number): () => Promise<(() => void) | undefined> {
  const line = new Set<(leave: () => void) => void>();
  let free = places;

  function leave(): void {
    const [next] = line;
    if (!next) free += 1;
    else if (line.delete(next)) next(leave);
  }

  return async () => {
    if (free > 0) {
      free -= 1;
      return leave;
    }
    const { promise, resolve } = Promise.withResolvers<(() => void) | undefined>();
    line.add(resolve);
    const timer = setTimeout(() => line.delete(resolve) && resolve(undefined), patienceMs);
    return promise.finally(() => clearTimeout(timer));
  };
}
