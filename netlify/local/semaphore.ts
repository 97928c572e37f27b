export interface Semaphore {
  /** Waits for a place. @returns what gives it back, or undefined when none was free in time */
  enter(): Promise<(() => void) | undefined>;
}

/**
 * Lets so many in at once. Others wait in line, the first come first, but only for a while: a refusal at once would be
 * followed by the next try at once.
 */
export function semaphore(places: number, patienceMs: number): Semaphore {
  const line = new Set<() => void>();
  let inside = 0;

  function leave(): void {
    inside -= 1;
    const [next] = line;
    if (next) next();
  }

  return {
    enter() {
      if (inside < places) {
        inside += 1;
        return Promise.resolve(leave);
      }
      return new Promise((resolve) => {
        const enter = () => {
          clearTimeout(timer);
          line.delete(enter);
          inside += 1;
          resolve(leave);
        };
        const timer = setTimeout(() => {
          line.delete(enter);
          resolve(undefined);
        }, patienceMs);
        line.add(enter);
      });
    },
  };
}
