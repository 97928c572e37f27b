import type { Kind, KindRecord } from '../../domain/kind.ts';
import { sampleRev, sampleTime } from '../content/samples.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import type { Versioned } from '../store/collection.ts';
import { DEFAULTS } from './defaults.ts';

/** The records that were never saved, each as it is until then. */
export const defaultsOf = memoizeWeak((kind: Kind) => {
  const entries = Object.entries(DEFAULTS[kind.name] ?? {}).map(([id, values]) => {
    const data = kind.recordSchema.parse({
      ...values,
      id,
      created_at: sampleTime(0),
      updated_at: sampleTime(0),
    });
    return [id, { rev: sampleRev(data), data }] as const;
  });
  return new Map<string, Versioned<KindRecord>>(entries);
});
