import { foldText } from '../../domain/fold-text.ts';

/**
 * Finds records by words that stand anywhere in their texts.
 * @param textOf asked once for each record: making it fit to be searched is the slow part
 */
export function textSearch<T extends object>(textOf: (record: T) => string) {
  const texts = new WeakMap<T, string>();
  const searched = (record: T): string => {
    const text = texts.get(record) ?? foldText(textOf(record));
    texts.set(record, text);
    return text;
  };
  return (query: string) => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    return (record: T): boolean => words.every((word) => searched(record).includes(word));
  };
}
