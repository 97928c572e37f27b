import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { inParallel } from '../../domain/batches.ts';
import { descendingTimestamp } from '../../domain/descending-timestamp.ts';
import { enquiryIdSchema } from '../../domain/enquiry.ts';
import { ENQUIRIES_AT_ONCE } from '../../domain/limits.ts';
import {
  type erasePersonSchema,
  type FoundOfPerson,
  type findPersonSchema,
  isOf,
} from '../../domain/person.ts';
import { erasedBefore } from '../../domain/privacy.ts';
import { readRetention } from '../content/content.ts';
import { forgetMails } from '../mail/expected.ts';
import { enquiries, toEnquiry } from './enquiries.ts';
import { setMark } from './enquiry-service.ts';

/** Erasing enquiries for good: those that are too old, and what one person asks for. */

const PARALLEL_ERASURES = 16;

/**
 * Erases all that an enquiry said, its answers and its mails that wait. Its empty place stays for as long as a deleted one,
 * so that no repeated request brings it back.
 */
async function eraseEnquiry(id: string): Promise<void> {
  await forgetMails(id);
  // First the mark: by it housekeeping finds the empty place.
  await setMark(id, Date.now(), randomBytes(4).toString('hex'));
  await enquiries.blank(id);
}

/** Erases what came before the time for which the office keeps enquiries. */
export async function eraseOverdueEnquiries(now = Date.now()): Promise<void> {
  const before = erasedBefore(await readRetention(), new Date(now));
  if (!before) return;
  let after = descendingTimestamp(before.getTime());
  for (let more = true; more; ) {
    const page = await enquiries.entriesAfter(after, ENQUIRIES_AT_ONCE);
    const ids = page.entries.map(enquiries.idOf).filter((id) => enquiryIdSchema.safeParse(id).success);
    await inParallel(ids, PARALLEL_ERASURES, async (id) => {
      if (!(await enquiries.saysNothing(id))) await eraseEnquiry(id);
    });
    after = page.entries.map(enquiries.idOf).at(-1) ?? after;
    more = page.more;
  }
}

/** What is held about a person, in the trash too: as much as there is time for. */
export const findOfPerson = async ({ person, cursor }: z.output<typeof findPersonSchema>) => {
  const { records, next } = await enquiries.page(
    { limit: ENQUIRIES_AT_ONCE, cursor },
    (id) => enquiryIdSchema.safeParse(id).success,
    ({ data, was, deleted_at }): FoundOfPerson | null => {
      const record = data ?? was;
      return record && isOf(person, record) ? { ...toEnquiry(record), deleted_at } : null;
    },
  );
  return { found: records, next };
};

/** Erases those of the enquiries that are of the person. @returns their ids */
export async function eraseOfPerson({ person, ids }: z.output<typeof erasePersonSchema>): Promise<string[]> {
  const versions = await enquiries.versions(ids.map((id) => ({ key: `enquiries/${id}`, etag: '' })));
  const theirs = versions.flatMap(({ id, data, was }) => {
    const record = data ?? was;
    return record && isOf(person, record) ? id : [];
  });
  await inParallel(theirs, PARALLEL_ERASURES, eraseEnquiry);
  return theirs;
}
