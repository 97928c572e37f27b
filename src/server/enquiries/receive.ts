import { isEmpty } from '../../domain/empty.ts';
import type { EnquiryInput, EnquiryReceipt, EnquirySubmission } from '../../domain/enquiry.ts';
import { type SpamReason, spamReason } from '../../domain/spam.ts';
import { expectMails } from '../mail/outbox.ts';
import { enquiryRequests } from '../store/idempotency.ts';
import { derived, enquiries, findEnquiry, freeReference, newEnquiryId } from './enquiries.ts';
import { floodReason, limitEnquiries } from './enquiry-limit.ts';

/**
 * By what a repeated request is recognised: what it says. A field that was left empty says nothing, so a request is
 * known again after a deploy that brought new fields.
 */
const saidIn = (input: EnquiryInput): Partial<EnquiryInput> =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => !isEmpty(value)));

/** An enquiry that is stored, and the mails that can go out now. */
interface Received {
  receipt: EnquiryReceipt;
  mails: readonly string[];
}

/**
 * Takes what a visitor has sent, however it came. When this returns, the store has confirmed it.
 * @param key under which the same may be sent again, to be stored once and answered alike
 * @throws 429 when too many came from the address, 409 when the key came with another enquiry before
 */
export async function receiveEnquiry(
  { website, elapsed_ms, ...input }: EnquirySubmission,
  address: string,
  key: string | null,
): Promise<Received> {
  const isRepeat = key !== null && (await enquiryRequests.isRepeat(key, saidIn(input)));
  await limitEnquiries(address, isRepeat);
  const reason =
    spamReason({ ...input, website, elapsed_ms }) ?? (isRepeat ? undefined : await floodReason(input.email));
  return createEnquiry(input, key, reason);
}

async function createEnquiry(
  input: EnquiryInput,
  key: string | null,
  spam_reason: SpamReason | undefined,
): Promise<Received> {
  const now = Date.now();
  const here = { id: await newEnquiryId(input.company_id, now), at: new Date(now).toISOString() };
  const { id, at: submitted_at } = await enquiryRequests.first(key, saidIn(input), here);
  // A reference that nobody got is no loss: there are 656,100,000,000.
  if (id !== here.id) await freeReference(here.id).catch(() => {});
  const spam = spam_reason !== undefined;
  // Of an enquiry that is there, it was noted before whom to tell.
  const isKnown = id !== here.id && (await findEnquiry(id)).isKnown;
  const mails = isKnown ? [] : await expectMails({ ...input, id, spam });
  const noted = { state: 'new', notes: '', spam, spam_reason: spam_reason ?? '' } as const;
  // Where the id is taken, an earlier sending of the same request has stored it; it may have been deleted since.
  await enquiries.create(id, { ...input, id, submitted_at, ...noted });
  return {
    receipt: { ...input, id, submitted_at, ...derived({ id, company_id: input.company_id }) },
    mails,
  };
}
