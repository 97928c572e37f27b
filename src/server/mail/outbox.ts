import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { inParallel } from '../../domain/batches.ts';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { timeOf } from '../../domain/descending-timestamp.ts';
import { DAY_MS, HOUR_MS } from '../../domain/durations.ts';
import { type EnquiryRecord, enquiryCompany } from '../../domain/enquiry.ts';
import { DELETED_KEPT_DAYS, RECEIPTS_PER_DAY } from '../../domain/limits.ts';
import { dayInNepal, nextTimeInNepal } from '../../domain/nepal.ts';
import type { NoticeStatus } from '../../domain/notices.ts';
import { SKEW_MS } from '../clock.ts';
import { list, overwrite, remove } from '../store/blob-store.ts';
import { eraseInPages } from '../store/erase-in-pages.ts';
import { jsonDocument } from '../store/json-document.ts';
import { consumeRateLimit } from '../store/rate-limit.ts';
import { offBecause, readNoticeSettings } from './settings.ts';

/**
 * Mails that are still to be sent. What is to be told of an enquiry is noted before the enquiry is stored, and taken away
 * when a mail server has taken the mail: whatever ends in between, the mail goes out, and perhaps twice under one name.
 */

/** Pauses after the first, second … try that failed; there is none after the last. */
const PAUSES_MS = [1 / 60, 5 / 60, 15 / 60, 1, 3, 6, 12, 24, 24].map((hours) => hours * HOUR_MS);
const LONGEST_PAUSE_MS = Math.max(...PAUSES_MS);
/** Longer than a try takes: then whoever made it was killed. */
const LEASE_MS = 60_000;
const PARALLEL_READS = 16;
/** As many are looked at in one run, or told of in one daily mail. */
const AT_ONCE = 500;

/** Whether a moment is still to come. One that is further ahead than it can be was noted by a clock that was wrong. */
const isAhead = (moment: string, now: number, longest: number): boolean => {
  const ahead = Date.parse(moment) - now;
  return ahead > 0 && ahead <= longest + SKEW_MS;
};

const entrySchema = z.object({
  /** A notice tells the office of one enquiry, a daily mail of several; a receipt and an answer go to the visitor. */
  kind: z.enum(['notice', 'daily', 'receipt', 'answer']),
  company_id: z.literal(COMPANY_IDS),
  enquiries: z.array(z.string()),
  made_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  tries: z.number(),
  /** The addresses that have been reached. */
  told: z.array(z.string()),
  /** Why the last try failed. */
  reason: z.string(),
  /** Who tries, and until when nobody else does. */
  lease: z.object({ id: z.string(), until: z.iso.datetime() }).nullable(),
});
export type Entry = z.infer<typeof entrySchema>;

const [WAITING, FAILED, DAILY] = ['outbox', 'failed', 'daily'] as const;
const nameIn = (key: string) => key.slice(key.indexOf('/') + 1);

const newEntry = (kind: Entry['kind'], company_id: CompanyId, ids: string[], now: number): Entry => ({
  kind,
  company_id,
  enquiries: ids,
  made_at: new Date(now).toISOString(),
  due_at: new Date(now).toISOString(),
  tries: 0,
  told: [],
  reason: '',
  lease: null,
});

/** What can be known of an entry that cannot be read: its name says it, unless it is a daily one. */
function entryNamed(name: string): Entry | null {
  const [id = '', kind] = name.split('.');
  const company = enquiryCompany(id);
  const known = (['notice', 'receipt', 'answer'] as const).find((known) => known === kind);
  return company && known ? newEntry(known, company, [id], timeOf(id)) : null;
}

const entryAt = (folder: typeof WAITING | typeof FAILED, name: string) =>
  jsonDocument('mail', `${folder}/${name}`, entrySchema, () => entryNamed(name));

/** Adds an entry, unless there is one by this name. */
const add = (name: string, entry: Entry): Promise<void> =>
  entryAt(WAITING, name).mutate((before) => ({ next: before ? null : entry, result: undefined }));

/** When a mail server took a mail last. */
export const lastSent = jsonDocument('mail', 'last-sent', z.object({ at: z.iso.datetime() }));

/**
 * Notes who is to be told of an enquiry. To be called before it is stored.
 * @returns the names of the mails that can go out as soon as it is
 */
export async function expectMails({
  id,
  company_id,
  spam,
  email,
}: Pick<EnquiryRecord, 'id' | 'company_id' | 'spam' | 'email'>) {
  if (offBecause()) return [];
  const { data: settings } = await readNoticeSettings(company_id);
  const names: string[] = [];
  const expect = async (kind: 'notice' | 'receipt') => {
    names.push(`${id}.${kind}`);
    await add(`${id}.${kind}`, newEntry(kind, company_id, [id], Date.now()));
  };
  if (settings.receipts && !spam && (await mayConfirm(email))) await expect('receipt');
  if (settings.mode === 'each' && !spam) await expect('notice');
  else if (settings.mode !== 'off') await overwrite('mail', `${DAILY}/${id}`, '');
  return names;
}

/** Anybody can name any address, so that we are not made to write to strangers, nor to many. */
async function mayConfirm(email: string): Promise<boolean> {
  const seconds = DAY_MS / 1000;
  const wait =
    (await consumeRateLimit('receipt', email.toLowerCase(), [{ max: 1, seconds }])) ||
    (await consumeRateLimit('receipts', 'all', [{ max: RECEIPTS_PER_DAY, seconds }]));
  return wait === 0;
}

/** Daily mails first, as there are few; of the others, whose names fall as time goes on, the oldest. */
const longestWaiting = (names: readonly string[]): string[] => {
  const [daily, others] = [true, false].map((wanted) =>
    names.filter((name) => name.startsWith(`${DAILY}-`) === wanted),
  );
  return [...(daily ?? []), ...(others ?? []).toReversed()].slice(0, AT_ONCE);
};

/** Notes that an answer is to be sent. To be called before it is stored. @returns the name of its mail */
export async function expectAnswer(enquiryId: string, answerId: string): Promise<string> {
  const name = `${enquiryId}.answer.${answerId}`;
  const company = enquiryCompany(enquiryId);
  if (company) await add(name, newEntry('answer', company, [enquiryId], Date.now()));
  return name;
}

/** Takes away all that is still to be said of an enquiry: what a server said of a mail may name who wrote. */
export async function forgetMails(enquiryId: string): Promise<void> {
  const folders = await Promise.all(
    [`${WAITING}/${enquiryId}.`, `${FAILED}/${enquiryId}.`, `${DAILY}/${enquiryId}`].map((prefix) =>
      list('mail', prefix),
    ),
  );
  await inParallel(folders.flat(), PARALLEL_READS, ({ key }) => remove('mail', key));
}

/** The answer that a mail carries. */
export const answerIn = (name: string): string => name.split('.')[2] ?? '';

/** The names of the mails that are due, those that wait longest first. */
export async function dueMails(now: number): Promise<string[]> {
  await gatherDaily(now);
  const waiting = longestWaiting((await list('mail', `${WAITING}/`)).map(({ key }) => nameIn(key)));
  const due: { name: string; at: string }[] = [];
  await inParallel(waiting, PARALLEL_READS, async (name) => {
    const entry = await entryAt(WAITING, name).read();
    if (!entry || !isAhead(entry.due_at, now, LONGEST_PAUSE_MS)) due.push({ name, at: entry?.due_at ?? '' });
  });
  return due.sort((a, b) => (a.at < b.at ? -1 : 1)).map(({ name }) => name);
}

/** Makes mails of what has gathered until the hour at which a brand is told. */
async function gatherDaily(now: number): Promise<void> {
  const ids = (await list('mail', `${DAILY}/`)).map(({ key }) => nameIn(key));
  for (const company of COMPANY_IDS) {
    const { data: settings } = await readNoticeSettings(company);
    const hour = nextTimeInNepal(settings.daily_at, new Date(now - DAY_MS));
    const gathered = ids.filter((id) => enquiryCompany(id) === company && timeOf(id) <= hour.getTime());
    const told = gathered.slice(-AT_ONCE);
    if (told.length === 0) continue;
    // What is told of makes the name, so that whoever comes after a crash says the same by the same name.
    const digest = createHash('sha256').update(told.join()).digest('hex').slice(0, 12);
    const name = `daily-${company}-${dayInNepal(hour)}-${digest}`;
    if (settings.mode !== 'off') await add(name, newEntry('daily', company, told, now));
    await inParallel(told, PARALLEL_READS, (id) => remove('mail', `${DAILY}/${id}`));
  }
}

/** Keeps others from trying at the same time. @returns null where somebody does, or nothing is left to do */
export const lease = (name: string): Promise<Entry | null> =>
  entryAt(WAITING, name).mutate((entry) => {
    const now = Date.now();
    const isTaken = entry?.lease && isAhead(entry.lease.until, now, LEASE_MS);
    if (!entry || isTaken) return { next: null, result: null };
    const own = { id: randomUUID(), until: new Date(now + LEASE_MS).toISOString() };
    const next = { ...entry, lease: own };
    return { next, result: next };
  });

const inMs = (ms = 0): string => new Date(Date.now() + ms).toISOString();

/** Lets others try, as long as nobody has done so meanwhile. */
const release = (name: string, entry: Entry): Promise<void> =>
  entryAt(WAITING, name).mutate((current) => ({
    next: current?.lease?.id === entry.lease?.id ? { ...entry, lease: null } : null,
    result: undefined,
  }));

/** A mail that is sent, or that nobody needs any more. */
export const settle = (name: string): Promise<void> => remove('mail', `${WAITING}/${name}`);

/** A mail whose enquiry is still being stored. */
export const postpone = (name: string, entry: Entry): Promise<void> =>
  release(name, { ...entry, due_at: inMs(PAUSES_MS[0]) });

/** Whether nobody tries again when this try fails. */
export const isLastTry = ({ tries }: Pick<Entry, 'tries'>): boolean => PAUSES_MS[tries] === undefined;

/** A try that failed: there is another one later, unless it was the last. */
export async function noteFailure(name: string, entry: Entry): Promise<void> {
  const tried = { ...entry, tries: entry.tries + 1 };
  const pause = PAUSES_MS[entry.tries];
  if (pause !== undefined) return release(name, { ...tried, due_at: inMs(pause) });
  // Nobody waits for a receipt any more.
  if (entry.kind !== 'receipt') await entryAt(FAILED, name).write({ ...tried, lease: null });
  await settle(name);
}

/** How the notices go, for the office. Receipts are none. */
export async function noticeStatus(): Promise<NoticeStatus> {
  const namesOf = async (folder: string) =>
    (await list('mail', `${folder}/`))
      .map(({ key }) => nameIn(key))
      .filter((name) => !name.endsWith('.receipt'));
  const [last, waiting, failed] = await Promise.all([lastSent.read(), namesOf(WAITING), namesOf(FAILED)]);
  const entries: Entry[] = [];
  await inParallel(longestWaiting(waiting), PARALLEL_READS, async (name) => {
    const entry = await entryAt(WAITING, name).read();
    if (entry) entries.push(entry);
  });
  const [lastFailed] = failed;
  const known = lastFailed === undefined ? null : await entryAt(FAILED, lastFailed).read();
  const reasons = [...entries.map(({ reason }) => reason), known?.reason ?? ''].filter(Boolean);
  return {
    off_because: offBecause(),
    last_sent_at: last?.at ?? null,
    waiting: waiting.length,
    next_try_at: entries.map(({ due_at }) => due_at).sort()[0] ?? null,
    failed: failed.length,
    reason: reasons[0] ?? null,
  };
}

/** Has everything that failed tried again, from the beginning. */
export async function retryFailed(): Promise<void> {
  const names = (await list('mail', `${FAILED}/`)).map(({ key }) => nameIn(key));
  await inParallel(names, PARALLEL_READS, async (name) => {
    const entry = await entryAt(FAILED, name).read();
    if (entry) await add(name, { ...entry, tries: 0, due_at: inMs(), lease: null });
    await remove('mail', `${FAILED}/${name}`);
  });
}

/** Nobody answers what has failed for so long. */
export const eraseOldFailures = (now = Date.now()): Promise<void> =>
  eraseInPages('mail', `${FAILED}/`, async (key) => {
    const entry = await entryAt(FAILED, nameIn(key)).read();
    if (!entry || now - Date.parse(entry.made_at) > DELETED_KEPT_DAYS * DAY_MS) await remove('mail', key);
  });
