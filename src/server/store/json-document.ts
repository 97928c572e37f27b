import type { z } from 'zod';
import { overwrite, readText, type StoreName } from './blob-store.ts';
import { type Change, mutate } from './mutate.ts';

/** A small piece of state under a key of its own, which is no record: it has no version and is never deleted. */
export function jsonDocument<T>(store: StoreName, key: string, schema: z.ZodType<T>) {
  const parse = (text: string): T => schema.parse(JSON.parse(text));
  return {
    async read(): Promise<T | null> {
      const found = await readText(store, key);
      return found && parse(found.text);
    },

    /** Replaces what is there, whatever it is. */
    write: (content: T): Promise<void> => overwrite(store, key, JSON.stringify(content)),

    /** Changes what is there, with no other change in between; see `mutate`. */
    mutate: <Result>(change: (current: T | null) => Change<T, Result>): Promise<Result> =>
      mutate(store, key, (text) => {
        const { next, result } = change(text === null ? null : parse(text));
        return { next: next === null ? null : JSON.stringify(next), result };
      }),
  };
}
