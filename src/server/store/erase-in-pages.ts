import { inParallel } from '../../domain/batches.ts';
import { listPages, type StoreName } from './blob-store.ts';

const PARALLEL_ERASURES = 32;

/**
 * Shows every key under a prefix to `eraseIfOld`, page by page. A run whose time ends half-way has erased what it saw,
 * and the next one goes on.
 */
export async function eraseInPages(
  store: StoreName,
  prefix: string,
  eraseIfOld: (key: string) => Promise<void>,
): Promise<void> {
  for await (const page of listPages(store, prefix))
    await inParallel(page, PARALLEL_ERASURES, ({ key }) => eraseIfOld(key));
}
