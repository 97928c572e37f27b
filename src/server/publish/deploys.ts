import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { DAY_MS } from '../../domain/durations.ts';
import { dayInNepal, monthInNepal } from '../../domain/nepal.ts';
import { type Entry, list, remove } from '../store/blob-store.ts';
import { jsonDocument } from '../store/json-document.ts';
import { writeOnce } from '../store/mutate.ts';

const deploySchema = z.object({
  at: z.iso.datetime(),
  /** What the platform says it was made for: a build hook, a commit. */
  reason: z.string(),
  seconds: z.number().nullable(),
  failed: z.boolean(),
});
type Deploy = z.infer<typeof deploySchema>;

/**
 * `deploys/2026-11-23/{id}`, by the day in Nepal: keys alone tell how many a month has had. The id is that of the call of
 * the build hook, or the deploy's own where nobody has called.
 */
const keyOf = (id: string, at: Date, folder: Folder = 'deploys') => `${folder}/${dayInNepal(at)}/${id}`;
type Folder = 'deploys' | 'by-hand';
const readKey = (key: string) => {
  const [, day = '', id = ''] = key.split('/');
  return { day, id };
};

/**
 * Keeps one record of each deploy, however often and in whatever order it is told of.
 * @param at when it was made, as far as the teller knows; only the first counts, as does the first end
 */
export async function noteDeploy(
  id: string,
  at: Date,
  facts: Partial<Omit<Deploy, 'at'>> = {},
): Promise<void> {
  const known = (await listed([at, new Date(at.getTime() - DAY_MS), new Date(at.getTime() + DAY_MS)])).find(
    ({ key }) => readKey(key).id === id,
  );
  const document = jsonDocument('publish', known?.key ?? keyOf(id, at), deploySchema);
  await document.mutate((current) => {
    const first = { at: at.toISOString(), reason: '', seconds: null, failed: false };
    const isOver = current && current.seconds !== null;
    const next = isOver ? current : { ...(current ?? first), ...facts };
    const isNews = !current || !isDeepStrictEqual(next, current);
    return { next: isNews ? next : null, result: undefined };
  });
}

/** Counts a build before it is asked for, so that nobody asks for more than there are. */
export async function noteCall(id: string, at: Date, isByHand: boolean): Promise<void> {
  await noteDeploy(id, at);
  if (isByHand) await writeOnce('publish', keyOf(id, at, 'by-hand'), 'true', { onlyIfNew: true });
}

/** Takes back `noteCall`, of a call that was refused. */
export async function forgetCall(id: string, at: Date): Promise<void> {
  await Promise.all([remove('publish', keyOf(id, at)), remove('publish', keyOf(id, at, 'by-hand'))]);
}

/**
 * The day in Nepal of each deploy, and of each time that somebody has published by hand, since a moment's month began, where
 * months begin on the given day, and of some before.
 */
export async function deployDays(now: Date, startsOn: number): Promise<{ made: string[]; byHand: string[] }> {
  const { from } = monthInNepal(now, startsOn);
  const daysOf = async (folder: Folder) =>
    (await listed([from, now], folder)).map(({ key }) => readKey(key).day);
  const [made, byHand] = await Promise.all([daysOf('deploys'), daysOf('by-hand')]);
  return { made, byHand };
}

/** What is stored of the calendar months of some moments. */
async function listed(moments: readonly Date[], folder: Folder = 'deploys'): Promise<Entry[]> {
  const months = moments.map((moment) => `${folder}/${dayInNepal(moment).slice(0, 'YYYY-MM'.length)}`);
  const found = await Promise.all([...new Set(months)].map((month) => list('publish', month)));
  return found.flat();
}
