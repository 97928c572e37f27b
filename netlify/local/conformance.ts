import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '@netlify/blobs';
import { inParallel } from '../../src/domain/batches.ts';

/** What the site relies on of a store, in the words of a person, with how to find out. */
interface Check {
  promise: string;
  /** What may happen to the site's data where it is not kept. */
  otherwise: string;
  /** @returns what was seen, if the promise was not kept */
  run(store: Store): Promise<string | undefined>;
}

export interface Finding {
  promise: string;
  otherwise: string;
  /** What was seen where the promise was not kept. */
  seen?: string;
}

export interface Trial {
  findings: readonly Finding[];
  times: Times;
}

/** How long calls took, in ms. */
export interface Times {
  read: number[];
  write: number[];
  list: number[];
}

const ROUNDS = 5;
const WRITERS = 20;
/** A store lists 1,000 keys a page. */
const KEYS = 1_050;
const PARALLEL = 32;
const COUNTING_MS = 120_000;
const CALLS_TIMED = 20;
/** Half of what src/server/store/deadlines.ts gives one exchange. */
const SLOW_MS: Record<keyof Times, number> = { read: 1_500, write: 3_000, list: 1_500 };

type Outcome = 'written' | 'refused' | 'unclear';
/** The client says "modified" of every failure but a refusal: only an ETag proves the write. */
const outcomeOf = ({ modified, etag }: { modified: boolean; etag?: string }): Outcome =>
  modified ? (etag ? 'written' : 'unclear') : 'refused';

/** Several write one key at once, under one condition. */
async function race(store: Store, key: string, condition: { onlyIfNew: true } | { onlyIfMatch: string }) {
  const texts = Array.from({ length: WRITERS }, (_, writer) => `writer ${writer}`);
  const outcomes = await Promise.all(
    texts.map(async (text) => outcomeOf(await store.set(key, text, condition))),
  );
  const textsOf = (wanted: Outcome) => texts.filter((_, writer) => outcomes[writer] === wanted);
  const winners = textsOf('written');
  const stored = (await store.get(key, { type: 'text' })) ?? '';
  // The site reads back where a write failed without a word: then the one that is stored is the one that was made.
  const mayHaveWon = winners.length > 0 ? winners : textsOf('unclear');
  if (winners.length > 1 || mayHaveWon.length === 0)
    return `${winners.length} of ${WRITERS} writes were confirmed`;
  return mayHaveWon.includes(stored)
    ? undefined
    : `"${mayHaveWon.join(', ')}" won, and "${stored}" is stored`;
}

/** The first thing that was seen in some rounds. */
async function rounds(count: number, round: (place: number) => Promise<string | undefined>) {
  for (let place = 0; place < count; place++) {
    const seen = await round(place);
    if (seen) return `${seen} (round ${place + 1} of ${count})`;
  }
  return undefined;
}

const etagIn = (found: { etag?: string | undefined } | null): string => {
  if (!found?.etag) throw new Error('an answer without an ETag');
  return found.etag;
};

const CHECKS: readonly Check[] = [
  {
    promise: 'what was written is read at once, with the same ETag by every way',
    otherwise: 'Somebody who saves may see what was there before, and may lose a change.',
    run: (store) =>
      rounds(20, async (round) => {
        const text = `text ${round}`;
        const written = etagIn(await store.set('read/key', text));
        const found = await store.getWithMetadata('read/key');
        if (found?.data !== text) return `"${text}" was written and "${found?.data}" was read`;
        const [listed] = (await store.list({ prefix: 'read/' })).blobs;
        const etags = [written, etagIn(found), listed?.etag];
        return new Set(etags).size === 1 ? undefined : `different ETags: ${etags.join(', ')}`;
      }),
  },
  {
    promise: 'what was deleted is gone at once',
    otherwise: 'Deleted submissions may show up again.',
    run: (store) =>
      rounds(10, async () => {
        await store.set('gone/key', 'text');
        await store.delete('gone/key');
        if ((await store.get('gone/key', { type: 'text' })) !== null) return 'it was still read';
        return (await store.list({ prefix: 'gone/' })).blobs.length > 0 ? 'it was still listed' : undefined;
      }),
  },
  {
    promise: `of ${WRITERS} writes of one new key at once, one is made`,
    otherwise: 'Two courses may get one address, and one of them be lost.',
    run: (store) => rounds(ROUNDS, (round) => race(store, `new/${round}`, { onlyIfNew: true })),
  },
  {
    promise: `of ${WRITERS} changes of one version at once, one is made`,
    otherwise: 'Of two people who save at once, one may lose the change without being told.',
    run: (store) =>
      rounds(ROUNDS, async (round) => {
        const key = `change/${round}`;
        return race(store, key, { onlyIfMatch: etagIn(await store.set(key, 'first')) });
      }),
  },
  {
    promise: 'a change of an old version is refused',
    otherwise: 'A form that was open for long may undo what others have changed.',
    async run(store) {
      const first = etagIn(await store.set('old/key', 'first'));
      await store.set('old/key', 'second', { onlyIfMatch: first });
      const outcome = outcomeOf(await store.set('old/key', 'third', { onlyIfMatch: first }));
      const stored = await store.get('old/key', { type: 'text' });
      return outcome === 'written' || stored === 'third' ? 'it was made' : undefined;
    },
  },
  {
    promise: 'of 40 counted steps of 8 writers none is lost',
    otherwise: 'Limits for wrong passwords may let more tries through.',
    async run(store) {
      const key = 'count/key';
      const steps = 5;
      const read = async () => {
        const found = await store.getWithMetadata(key, { type: 'text' });
        return { counts: JSON.parse(found?.data ?? '[]') as number[], onlyIfMatch: etagIn(found) };
      };
      await store.set(key, JSON.stringify(Array(8).fill(0)));
      const deadline = Date.now() + COUNTING_MS;
      await Promise.all(
        Array.from({ length: 8 }, async (_, writer) => {
          // What the store itself has of this writer's steps tells, too, how a write ended that failed without a word.
          for (let confirmed = 0; ; ) {
            const { counts, onlyIfMatch } = await read();
            const own = counts[writer] ?? 0;
            if (own < confirmed) throw new Error('a step that was confirmed is gone');
            if (own === steps) return;
            if (Date.now() > deadline) throw new Error('it took more than two minutes');
            const next = JSON.stringify(counts.with(writer, own + 1));
            const outcome = outcomeOf(await store.set(key, next, { onlyIfMatch }));
            if (outcome === 'written') confirmed = own + 1;
            else await sleep(20 * writer);
          }
        }),
      );
      const { counts } = await read();
      return counts.every((count) => count === steps) ? undefined : `it ended at ${counts.join(', ')}`;
    },
  },
  {
    promise: `a list of ${KEYS.toLocaleString('en')} keys holds each of them once, the newest too`,
    otherwise: 'Courses or submissions may be missing in lists, and the erasing of old ones may miss some.',
    async run(store) {
      const keys = Array.from({ length: KEYS }, (_, place) => `many/${String(place).padStart(5, '0')}`);
      await inParallel(keys, PARALLEL, async (key) => void (await store.set(key, key)));
      const listed: string[] = [];
      for await (const { blobs } of store.list({ prefix: 'many/', paginate: true }))
        listed.push(...blobs.map(({ key }) => key));
      const missing = keys.filter((key) => !listed.includes(key));
      if (missing.length > 0) return `${missing.length} are missing, such as ${missing[0]}`;
      return listed.length === KEYS ? undefined : `${listed.length} were listed`;
    },
  },
];

/** Tries a store that nobody else uses. All that it writes it deletes, whatever happens. `tell` hears each finding at once. */
export async function tryStore(store: Store, tell: (finding: Finding) => void = () => {}): Promise<Trial> {
  const findings: Finding[] = [];
  try {
    for (const { promise, otherwise, run } of CHECKS) {
      const seen = await run(store).catch((error: unknown) => String(Object(error).message ?? error));
      findings.push({ promise, otherwise, seen });
      tell({ promise, otherwise, seen });
    }
    return { findings, times: await measure(store) };
  } finally {
    await store.deleteAll();
  }
}

/** How long single calls take, one after the other, beside the keys that the last check has left. */
async function measure(store: Store): Promise<Times> {
  const times: Times = { read: [], write: [], list: [] };
  const time = async (name: keyof Times, work: () => Promise<unknown>) => {
    const started = performance.now();
    await work();
    times[name].push(performance.now() - started);
  };
  for (let round = 0; round < CALLS_TIMED; round++) {
    await time('write', () => store.set('time/key', `round ${round}`));
    await time('read', () => store.get('time/key', { type: 'text' }));
  }
  const pages = store.list({ paginate: true })[Symbol.asyncIterator]();
  for (let isDone = false; !isDone; )
    await time('list', async () => {
      isDone = Boolean((await pages.next()).done);
    });
  // To learn that there are no more pages took no call.
  times.list.pop();
  return times;
}

/** Half of the calls took at most the first, nearly all at most the second; in whole milliseconds. */
export function summaryOf(all: readonly number[]): [median: number, most: number] {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => Math.ceil(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return [at(0.5), at(0.95)];
}

/** What takes so long that functions would often give up on it. */
const tooSlow = (times: Times): string[] =>
  Object.entries(SLOW_MS).flatMap(([name, limit]) =>
    summaryOf(times[name as keyof Times])[1] > limit ? [name] : [],
  );

/** Yes or no, in words for whoever has to decide whether the site goes online. */
export function verdict({ findings, times }: Trial): { isGood: boolean; text: string } {
  const broken = findings.filter(({ seen }) => seen !== undefined).length;
  const slow = tooSlow(times);
  if (broken > 0)
    return {
      isGood: false,
      text: `NO: this store does not keep ${broken} of ${findings.length} promises. Do not put the site online on it.
If it was a bad connection, repeat this.`,
    };
  if (slow.length > 0)
    return {
      isGood: false,
      text: `NO: this store keeps its promises, but is too slow here (${slow.join(', ')}). Repeat this on a better connection:
functions are nearer to the store than this machine.`,
    };
  return {
    isGood: true,
    text: 'YES: this store keeps what the site relies on. Nothing of this trial is left in it.',
  };
}
