import { randomUUID } from 'node:crypto';
import { inParallel } from '../../domain/batches.ts';
import { HOUR_MS } from '../../domain/durations.ts';
import { appendEntry, entryIdOf } from '../audit/audit-trail.ts';
import { log } from '../log.ts';
import { list, overwrite, remove } from '../store/blob-store.ts';

/** One mark a refused try, `refused/{start of the hour in ms}/{random}`: many at once do not wait for each other. */
const PREFIX = 'refused';
/** Marks of an hour may come a little later. */
const GRACE_MS = 60 * 1000;
const PARALLEL_ERASURES = 16;

const hourOf = ({ key }: { key: string }): number => Number(key.split('/')[1]);

/** Notes that a try to sign in was wrong. Never throws. */
export async function noteRefusal(now = Date.now()): Promise<void> {
  const hour = now - (now % HOUR_MS);
  await overwrite('audit', `${PREFIX}/${hour}/${randomUUID()}`, '').catch((error) =>
    log('warn', 'refusal-not-noted', { error }),
  );
}

/** Tells the audit trail of each hour that is over how many tries to sign in were wrong: one line an hour. */
export async function tellRefusals(now = Date.now()): Promise<void> {
  const hours = Map.groupBy(await list('audit', `${PREFIX}/`), hourOf);
  for (const [hour, marks] of hours) {
    if (now < hour + HOUR_MS + GRACE_MS) continue;
    const at = new Date(hour + HOUR_MS).toISOString();
    await appendEntry({
      id: entryIdOf({ id: PREFIX, at }),
      at,
      who: '',
      action: 'sign-ins-refused',
      kind: null,
      target: null,
      label: '',
      detail: String(marks.length),
      request: '',
      network: '',
      from_backup: false,
    });
    await inParallel(marks, PARALLEL_ERASURES, ({ key }) => remove('audit', key));
  }
}
