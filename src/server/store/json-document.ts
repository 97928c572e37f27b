import { z } from 'zod';
import { log } from '../log.ts';
import { overwrite, readText, type StoreName } from './blob-store.ts';
import { jsonOf, ofThisVersion, STORED_VERSION } from './envelope.ts';
import { type Change, mutate } from './mutate.ts';

/**
 * A small piece of state under a key of its own, which is no record: it has no version and is never deleted.
 * @param standIn what counts in place of what cannot be read, because it is damaged or of a later version of this
 * code; nothing, unless it says otherwise
 */
export function jsonDocument<T extends object>(
  store: StoreName,
  key: string,
  schema: z.ZodType<T>,
  standIn: () => T | null = () => null,
) {
  const seal = (content: T): string => JSON.stringify({ version: STORED_VERSION, ...content });

  function open(text: string): { content: T | null; isDamaged: boolean } {
    const parsed = ofThisVersion.pipe(schema).safeParse(jsonOf(text));
    if (parsed.success) return { content: parsed.data, isDamaged: false };
    log('error', 'damaged-state', { key: `${store}/${key}`, reason: z.prettifyError(parsed.error) });
    return { content: standIn(), isDamaged: true };
  }

  return {
    async read(): Promise<T | null> {
      const found = await readText(store, key);
      return found && open(found.text).content;
    },

    /** Replaces what is there, whatever it is. */
    write: (content: T): Promise<void> => overwrite(store, key, seal(content)),

    /** Changes what is there, with no other change in between; see `mutate`. */
    mutate: <Result>(change: (current: T | null) => Change<T, Result>): Promise<Result> =>
      mutate(store, key, (text) => {
        const { content, isDamaged } = text === null ? { content: null, isDamaged: false } : open(text);
        const { next, result } = change(content);
        // Made once: the next reader is to find the same.
        const kept = next ?? (isDamaged ? content : null);
        return { next: kept === null ? null : seal(kept), result };
      }),
  };
}
