import { z } from 'zod';
import { COMPANY_IDS, type CompanyId } from '../../domain/company.ts';
import { timeOf } from '../../domain/descending-timestamp.ts';
import { enquiryCompany } from '../../domain/enquiry.ts';
import { jsonDocument } from '../store/json-document.ts';

/** What the outbox keeps of a mail: of whom it tells, and how far it is. No word of a visitor's. */

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

export const newEntry = (
  kind: Entry['kind'],
  company_id: CompanyId,
  ids: string[],
  now = Date.now(),
): Entry => ({
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

/** Its name is the mail's, so that a mail that comes twice is known by it. */
export const nameOf = (kind: 'notice' | 'receipt', enquiryId: string) => `${enquiryId}.${kind}`;
export const answerName = (enquiryId: string, answerId: string) => `${enquiryId}.answer.${answerId}`;
/** The answer that a mail carries. */
export const answerIn = (name: string): string => name.split('.')[2] ?? '';

/** Mails that are to be sent, and those that nobody tries to send any more. */
export type Folder = 'outbox' | 'failed';
export const nameIn = (key: string) => key.slice(key.indexOf('/') + 1);

/** What can be known of an entry that cannot be read: its name says it, unless it is a daily one. */
function entryNamed(name: string): Entry | null {
  const [id = '', kind] = name.split('.');
  const company = enquiryCompany(id);
  const known = (['notice', 'receipt', 'answer'] as const).find((known) => known === kind);
  return company && known ? newEntry(known, company, [id], timeOf(id)) : null;
}

export const entryAt = (folder: Folder, name: string) =>
  jsonDocument('mail', `${folder}/${name}`, entrySchema, () => entryNamed(name));

/** Puts an entry into the outbox, unless there is one by this name. */
export const addEntry = (name: string, entry: Entry): Promise<void> =>
  entryAt('outbox', name).mutate((before) => ({ next: before ? null : entry, result: undefined }));
