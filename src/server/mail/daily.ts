import { createHash } from 'node:crypto';
import { inParallel } from '../../domain/batches.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { timeOf } from '../../domain/descending-timestamp.ts';
import { DAY_MS } from '../../domain/durations.ts';
import { enquiryCompany } from '../../domain/enquiry.ts';
import { dayInNepal, nextTimeInNepal } from '../../domain/nepal.ts';
import { list, overwrite, remove } from '../store/blob-store.ts';
import { addEntry, nameIn, newEntry } from './entry.ts';
import { readNoticeSettings } from './settings.ts';

/** Mails that tell of all the enquiries of a day. */

const PARALLEL_REMOVALS = 16;
/** As many are told of in one mail. */
const MOST = 500;
const DAILY = 'daily-';

/** Where it is noted that an enquiry is to be told of with the others. */
export const ofDaily = (enquiryId: string) => `daily/${enquiryId}`;
export const noteForDaily = (enquiryId: string) => overwrite('mail', ofDaily(enquiryId), '');

export const isDaily = (name: string): boolean => name.startsWith(DAILY);
/** The day that a mail is of. */
export const dayIn = (name: string): string => name.split('-').slice(2, 5).join('-');

/** Makes mails of what has gathered until the hour at which a brand is told. */
export async function gatherDaily(now: number): Promise<void> {
  const ids = (await list('mail', ofDaily(''))).map(({ key }) => nameIn(key));
  for (const company of COMPANY_IDS) {
    const { data: settings } = await readNoticeSettings(company);
    const hour = nextTimeInNepal(settings.daily_at, new Date(now - DAY_MS));
    const gathered = ids.filter((id) => enquiryCompany(id) === company && timeOf(id) <= hour.getTime());
    const told = gathered.slice(-MOST);
    if (told.length === 0) continue;
    // What is told of makes the name, so that whoever comes after a crash says the same by the same name. After a crash
    // among the removals below, what is left is told of once more, by a name of its own: rather twice than never.
    const digest = createHash('sha256').update(told.join()).digest('hex').slice(0, 12);
    const name = `${DAILY}${company}-${dayInNepal(hour)}-${digest}`;
    if (settings.mode !== 'off') await addEntry(name, newEntry('daily', company, told, now));
    await inParallel(told, PARALLEL_REMOVALS, (id) => remove('mail', ofDaily(id)));
  }
}
