import { inParallel } from '../../domain/batches.ts';
import type { EnquiryRecord } from '../../domain/enquiry.ts';
import type { NoticeSettings } from '../../domain/notices.ts';
import { readFacts } from '../content/words.ts';
import { noteAnswerFault, noteAnswerSent } from '../enquiries/answers.ts';
import { findEnquiry } from '../enquiries/enquiries.ts';
import { subjectOf } from '../enquiries/subject.ts';
import { HttpError } from '../errors.ts';
import { log } from '../log.ts';
import { deployContext, inRequestScope } from '../request-scope.ts';
import { answer, DAILY_SHOWN, daily, notice, receipt, type Told } from './compose.ts';
import { dayIn, gatherDaily } from './daily.ts';
import { answerIn, type Entry } from './entry.ts';
import { dueMails, isLastTry, lease, noteFailure, postpone, settle } from './outbox.ts';
import type { Mail } from './post.ts';
import { addressesOf, offBecause, readNoticeSettings } from './settings.ts';
import { lastSent } from './status.ts';

/** A run ends before the platform ends it, at 30 seconds. */
const RUN_MS = 18_000;
const PARALLEL_MAILS = 3;
const PARALLEL_READS = 32;
/** An enquiry that is not there after this time was never stored. */
const STORED_WITHIN_MS = 10 * 60_000;

/** Sends mails that have just been noted; what fails is tried again later. Never throws. */
export async function sendNow(names: readonly string[]): Promise<void> {
  for (const name of names) await attempt(name);
}

/** Sends what is due, as far as the time of one run goes. */
export async function sendDue(now = Date.now()): Promise<void> {
  if (offBecause()) return;
  await gatherDaily(now);
  const due = await dueMails(now);
  const end = Date.now() + RUN_MS;
  await inParallel(due, PARALLEL_MAILS, async (name) => {
    if (Date.now() < end) await attempt(name);
  });
}

/** One try with a time budget of its own. Never throws. */
async function attempt(name: string): Promise<void> {
  await inRequestScope(deployContext(), async () => {
    try {
      const entry = await lease(name);
      if (entry) await send(name, entry);
    } catch (error) {
      log('error', 'mail-not-tried', { mail: name, error });
    }
  });
}

async function send(name: string, entry: Entry): Promise<void> {
  const mail = await mailOf(name, entry);
  if (mail === 'later') return postpone(name, entry);
  if (!mail || mail.to.length === 0) return settle(name);
  // Loaded here, so that the function of the form starts without the mail library.
  const { post } = await import('./post.ts');
  const outcome = await post(mail);
  const told = [...entry.told, ...outcome.told];
  if (outcome.told.length > 0) await lastSent.write({ at: new Date().toISOString() });
  const tries = entry.tries + 1;
  if (mail.to.every((address) => told.includes(address))) {
    log('info', 'mail-sent', { mail: name, tries });
    if (entry.kind === 'answer') await unlessGone(noteAnswerSent(enquiryIn(entry), answerIn(name)));
    return settle(name);
  }
  const reason = outcome.reason ?? '';
  log('warn', 'mail-failed', { mail: name, tries, reason });
  if (entry.kind === 'answer')
    await unlessGone(noteAnswerFault(enquiryIn(entry), answerIn(name), reason, isLastTry(entry)));
  return noteFailure(name, { ...entry, told, reason });
}

const enquiryIn = ({ enquiries: [id = ''] }: Entry): string => id;

/** Of an enquiry that was deleted meanwhile, nothing is noted. */
const unlessGone = (noted: Promise<unknown>) =>
  noted.catch((error) => {
    if (!(error instanceof HttpError && error.status === 404)) throw error;
  });

/** What has to be said now; null for nothing, 'later' while what it is about is being stored. */
type Said = Mail | null | 'later';

const isBeingStored = ({ made_at }: Entry): boolean => Date.now() - Date.parse(made_at) < STORED_WITHIN_MS;

async function mailOf(name: string, entry: Entry): Promise<Said> {
  const { data: settings } = await readNoticeSettings(entry.company_id);
  if (entry.kind === 'daily') return dailyMail(name, entry, settings);
  const { enquiry, isKnown } = await findEnquiry(enquiryIn(entry));
  if (!enquiry) return !isKnown && isBeingStored(entry) ? 'later' : null;
  switch (entry.kind) {
    case 'answer': {
      const found = enquiry.answers.find(({ id }) => id === answerIn(name));
      if (!found) return isBeingStored(entry) ? 'later' : null;
      return found.sent_at
        ? null
        : { name, to: [enquiry.email], ...answer(enquiry, found, await readFacts()) };
    }
    case 'receipt':
      if (!settings.receipts) return null;
      return { name, to: [enquiry.email], ...receipt(enquiry, await readFacts()) };
    case 'notice':
      if (settings.mode === 'off') return null;
      return { name, to: untold(settings, entry), ...notice(await withCourse(enquiry)) };
  }
}

async function dailyMail(name: string, entry: Entry, settings: NoticeSettings): Promise<Said> {
  if (settings.mode === 'off') return null;
  const { enquiries } = entry;
  const shown = enquiries.slice(0, DAILY_SHOWN);
  const told = new Map<string, Told>();
  const unknown: string[] = [];
  // One after the other they would not be read in the time of one try.
  await inParallel(shown, PARALLEL_READS, async (id) => {
    const { enquiry, isKnown } = await findEnquiry(id);
    if (enquiry) told.set(id, await withCourse(enquiry));
    else if (!isKnown) unknown.push(id);
  });
  if (unknown.length > 0 && isBeingStored(entry)) return 'later';
  if (told.size === 0 && shown.length === enquiries.length) return null;
  return {
    name,
    to: untold(settings, entry),
    ...daily(
      entry.company_id,
      dayIn(name),
      enquiries.length,
      shown.flatMap((id) => told.get(id) ?? []),
    ),
  };
}

const untold = (settings: NoticeSettings, { told }: Entry) =>
  addressesOf(settings).filter((address) => !told.includes(address));

async function withCourse(enquiry: EnquiryRecord): Promise<Told> {
  return { enquiry, course: await subjectOf(enquiry) };
}
