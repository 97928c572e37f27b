import { PRIVACY_SETTING_TEXTS as texts } from '#texts/privacy';
import { choice } from './fields/choice.ts';
import { defineKind, type KindRecord } from './kind.ts';

/** How long enquiries are kept: months, or until somebody deletes them. */
const RETENTIONS = ['keep', '24', '12', '6'] as const;
export type Retention = (typeof RETENTIONS)[number];

const privacyFields = {
  retention: choice(RETENTIONS, { ...texts.retention, initial: 'keep' }),
};
export type Privacy = KindRecord<typeof privacyFields>;

export const PRIVACY_ID = 'enquiries';

/** One record. The privacy page says what it says, and housekeeping does it. */
export const privacy = defineKind({
  name: 'privacy',
  noun: { one: 'privacy setting', many: 'privacy' },
  fields: privacyFields,
  ids: { given: [PRIVACY_ID] },
  isPublic: true,
  label: () => texts.name,
});

/** The moment before which an enquiry must have come to be erased; null where none is. */
export function erasedBefore(retention: Retention, now: Date): Date | null {
  if (retention === 'keep') return null;
  const before = new Date(now);
  const day = before.getUTCDate();
  before.setUTCMonth(before.getUTCMonth() - Number(retention));
  // 31 August less six months is the end of February, not a day of March.
  if (before.getUTCDate() !== day) before.setUTCDate(0);
  return before;
}
