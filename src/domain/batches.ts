/** Does `work` for each item, at most `limit` at a time. @throws what the first failing one throws; no other is begun then */
export async function inParallel<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  try {
    await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  } finally {
    // Empties the queue, so that no more work is started.
    queue.toArray();
  }
}

/** The same items in order, `size` at a time. */
export function* groupsOf<T>(items: readonly T[], size: number): Generator<T[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
