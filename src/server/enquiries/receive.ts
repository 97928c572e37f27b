import { createHash } from 'node:crypto';
import { isEmpty } from '../../domain/empty.ts';
import {
  type EnquiryInput,
  type EnquiryReceipt,
  type EnquirySubmission,
  untouched,
} from '../../domain/enquiry.ts';
import { type SpamReason, spamReason } from '../../domain/spam.ts';
import { expectMails } from '../mail/expected.ts';
import { enquiryRequests } from '../store/idempotency.ts';
import { derived, enquiries, enquiryIdFor, findEnquiry, freeReference } from './enquiries.ts';
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

/** By what the same enquiry is known when it comes again. */
interface Name {
  /** Null where every one is another. */
  key: string | null;
  /** Whether no other enquiry has this key: then it is known as long as the enquiry is there, else for a day. */
  isUnique: boolean;
}

/**
 * The key of what somebody has written, for a page without scripts: it is the same for all visitors, and cannot carry one.
 * The same from the same person within a day is one enquiry, also when somebody presses before the script of the form is
 * there, and once more when it is.
 */
const contentKey = (said: Partial<EnquiryInput>): string =>
  `plain-${createHash('sha256').update(JSON.stringify(said)).digest('hex')}`;

/**
 * Takes what a visitor has sent, however it came. When this returns, the store has confirmed it.
 * @param sentUnder the key under which the same may be sent again, to be stored once and answered alike
 * @throws 429 when too many came from the address, 409 when the key came with another enquiry before
 */
export async function receiveEnquiry(
  { website, elapsed_ms, ...input }: EnquirySubmission,
  address: string,
  sentUnder: { key: string | null } | 'its content',
): Promise<Received> {
  const said = saidIn(input);
  const isRepeatOf = async (key: string | null) =>
    key !== null && (await enquiryRequests.isRepeat(key, said));
  const byContent: Name = { key: contentKey(said), isUnique: false };
  const own: Name = sentUnder === 'its content' ? byContent : { ...sentUnder, isUnique: true };
  const [isOwn, isContent] = await Promise.all([
    isRepeatOf(own.key),
    own.key !== null && isRepeatOf(byContent.key),
  ]);
  const isRepeat = isOwn || isContent;
  await limitEnquiries(address, isRepeat);
  const reason =
    spamReason({ ...input, website, elapsed_ms }) ?? (isRepeat ? undefined : await floodReason(input.email));
  return createEnquiry(input, isContent && !isOwn ? byContent : own, reason);
}

async function createEnquiry(
  input: EnquiryInput,
  { key, isUnique }: Name,
  spam_reason: SpamReason | undefined,
): Promise<Received> {
  const now = Date.now();
  const said = saidIn(input);
  const name = isUnique && key !== null ? JSON.stringify([key, said]) : null;
  const own = await enquiryIdFor(input.company_id, now, name);
  const here = { id: own.id, at: new Date(now).toISOString() };
  const { id, at } = await enquiryRequests.first(key, said, here);
  const isFirst = own.isNew && id === own.id;
  // A reference that nobody got is no loss: there are 656,100,000,000.
  if (own.isNew && !isFirst) await freeReference(own.id).catch(() => {});
  const spam = spam_reason !== undefined;
  // Of an enquiry that is there, it was noted before whom to tell.
  const { isKnown, enquiry } = isFirst ? { isKnown: false, enquiry: null } : await findEnquiry(id);
  const submitted_at = enquiry?.submitted_at ?? at;
  const mails = isKnown ? [] : await expectMails({ ...input, id, spam });
  const noted = { ...untouched(), spam, spam_reason: spam_reason ?? ('' as const) };
  // Where the id is taken, an earlier sending of the same request has stored it; it may have been deleted since.
  await enquiries.create(id, { ...input, id, submitted_at, ...noted });
  return {
    receipt: { ...input, id, submitted_at, ...derived({ id, company_id: input.company_id }) },
    mails,
  };
}
