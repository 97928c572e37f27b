import { inParallel } from '../../domain/batches.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { type EnquiryRecord, enquiryCompany } from '../../domain/enquiry.ts';
import { RECEIPTS_PER_DAY } from '../../domain/limits.ts';
import { list, remove } from '../store/blob-store.ts';
import { consumeRateLimit } from '../store/rate-limit.ts';
import { noteForDaily, ofDaily } from './daily.ts';
import { addEntry, answerName, type Folder, nameOf, newEntry } from './entry.ts';
import { offBecause, readNoticeSettings } from './settings.ts';

/**
 * Who is to be told of what. It is noted before that is stored, and taken away when a mail server has taken the mail:
 * whatever ends in between, the mail goes out, and perhaps twice under one name.
 */

/**
 * Notes who is to be told of an enquiry. To be called before it is stored.
 * @returns the names of the mails that can go out as soon as it is
 */
export async function expectMails({
  id,
  company_id,
  spam,
  email,
}: Pick<EnquiryRecord, 'id' | 'company_id' | 'spam' | 'email'>): Promise<string[]> {
  if (offBecause()) return [];
  const { data: settings } = await readNoticeSettings(company_id);
  const names: string[] = [];
  const expect = async (kind: 'notice' | 'receipt') => {
    const name = nameOf(kind, id);
    names.push(name);
    await addEntry(name, newEntry(kind, company_id, [id]));
  };
  if (settings.receipts && !spam && (await mayConfirm(email))) await expect('receipt');
  if (settings.mode === 'each' && !spam) await expect('notice');
  else if (settings.mode !== 'off') await noteForDaily(id);
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

/** Notes that an answer is to be sent. To be called before it is stored. @returns the name of its mail */
export async function expectAnswer(enquiryId: string, answerId: string): Promise<string> {
  const name = answerName(enquiryId, answerId);
  const company = enquiryCompany(enquiryId);
  if (company) await addEntry(name, newEntry('answer', company, [enquiryId]));
  return name;
}

const PARALLEL_REMOVALS = 16;

/** Takes away all that is still to be said of an enquiry: what a server said of a mail may name who wrote. */
export async function forgetMails(enquiryId: string): Promise<void> {
  const named = (['outbox', 'failed'] satisfies Folder[]).map((folder) => `${folder}/${enquiryId}.`);
  const found = await Promise.all([...named, ofDaily(enquiryId)].map((prefix) => list('mail', prefix)));
  await inParallel(found.flat(), PARALLEL_REMOVALS, ({ key }) => remove('mail', key));
}
