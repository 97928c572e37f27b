import { MAIL_FAULT_TEXTS } from '#texts/notices';
import type { CompanyId } from '../../domain/company.ts';
import { DEFAULT_NOTICES, type NoticeSettings, storedNoticeSettingsSchema } from '../../domain/notices.ts';
import { adminEmail, type MailTarget, mailTarget } from '../environment.ts';
import { deployContext } from '../request-scope.ts';
import { type RevCheck, recordCollection, type Versioned } from '../store/collection.ts';

const stored = recordCollection<NoticeSettings>({
  store: 'mail',
  prefix: 'settings',
  schema: storedNoticeSettingsSchema,
  missing: 'There are no such settings.',
});

/** What stands in until the office saves its own. */
const DEFAULTS: Versioned<NoticeSettings> = { rev: 'default', data: DEFAULT_NOTICES };

/** Damaged settings count as none: an enquiry is told of all the same. */
export const readNoticeSettings = async (companyId: CompanyId): Promise<Versioned<NoticeSettings>> =>
  (await stored.find(String(companyId))) ?? DEFAULTS;

/** Only what is named changes. @throws 412 when `ifMatch` does not accept what is stored */
export async function changeNoticeSettings(
  companyId: CompanyId,
  change: Partial<NoticeSettings>,
  ifMatch?: RevCheck,
): Promise<Versioned<NoticeSettings>> {
  const id = String(companyId);
  // Nothing else could take damaged settings away.
  await stored.buryDamaged(id);
  return stored.update(id, (current) => ({ ...current, ...change }), ifMatch, DEFAULTS);
}

/** Who is told; until somebody is named, whoever signs in to the admin. */
export const addressesOf = ({ addresses }: NoticeSettings): string[] =>
  addresses.length > 0 ? [...new Set(addresses)] : [adminEmail()];

/** Where mails go to, or why none can go out. Previews keep quiet: nothing there repeats what has failed. */
export function target(): MailTarget | { off: string } {
  if (deployContext() !== 'production') return { off: MAIL_FAULT_TEXTS.preview };
  const found = mailTarget();
  return 'missing' in found ? { off: MAIL_FAULT_TEXTS.missing(found.missing) } : found;
}

/** Why no mail can go out, or null. */
export function offBecause(): string | null {
  const to = target();
  return 'off' in to ? to.off : null;
}
