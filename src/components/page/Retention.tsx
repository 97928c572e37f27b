import { RETENTION_TEXTS as texts } from '#texts/privacy';
import { DELETED_KEPT_DAYS } from '../../domain/limits.ts';
import type { Retention as Kept } from '../../domain/privacy.ts';

/** How long what visitors send is kept, as the office has set it. */
export const Retention = ({ retention }: { retention: Kept }) => (
  <p>
    {retention === 'keep' ? texts.keep : texts.months(retention)} {texts.deleted(DELETED_KEPT_DAYS)}{' '}
    {texts.elsewhere}
  </p>
);
