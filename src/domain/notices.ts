import { z } from 'zod';
import { NOTICE_SETTING_TEXTS as texts } from '#texts/notices';
import { boolean, choice } from './fields/choice.ts';
import { list } from './fields/nested.ts';
import { email, timeOfDay } from './fields/text.ts';
import { changeSchema, inputSchema, storedShape, type Values, wireShape } from './schema.ts';

const NOTICE_ADDRESSES_MAX = 5;

const NOTICE_MODES = ['each', 'daily', 'off'] as const;

/** Who of a brand is told of enquiries, and when, in the order of the form. */
export const noticeFields = {
  mode: choice(NOTICE_MODES, { ...texts.mode, initial: 'each' }),
  daily_at: timeOfDay({ ...texts.dailyAt, initial: '08:00' }),
  addresses: list(email({ ...texts.address, max: 255 }), { ...texts.addresses, max: NOTICE_ADDRESSES_MAX }),
  receipts: boolean(texts.receipts),
};
export type NoticeSettings = Values<typeof noticeFields>;

export const noticeSettingsSchema = z.object(wireShape(noticeFields));
/** As they are kept, under the company's id. */
export const storedNoticeSettingsSchema = z.object(storedShape(noticeFields));
export const noticeChangeSchema = changeSchema(noticeFields);
/** The whole of the settings, as their form sends them. */
export const noticeInputSchema = inputSchema(noticeFields);

/** What counts until the office says otherwise. */
export const DEFAULT_NOTICES: NoticeSettings = {
  mode: 'each',
  addresses: [],
  daily_at: '08:00',
  receipts: false,
};

/** How the notices of all brands go. */
export const noticeStatusSchema = z.object({
  off_because: z.string().nullable().describe('why no mail can go out, fit to be shown; null where it can'),
  last_sent_at: z.string().nullable().describe('ISO 8601, UTC'),
  waiting: z.number().describe('notices that are still to be sent'),
  next_try_at: z.string().nullable().describe('of the first that waits'),
  failed: z.number().describe('notices that are not tried any more'),
  reason: z.string().nullable().describe('why the last one that waits or failed could not be sent'),
});
export type NoticeStatus = z.infer<typeof noticeStatusSchema>;

/** How a test ended. */
export const noticeTestSchema = z.object({
  ok: z.boolean(),
  to: z.array(z.string()).describe('the addresses that it was sent to'),
  said: z.string().describe('what the mail server said'),
  reason: z.string().nullable().describe('why it could not be sent, fit to be shown'),
});
export type NoticeTest = z.infer<typeof noticeTestSchema>;
