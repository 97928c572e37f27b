import { Retention } from '../../components/page/Retention.tsx';
import { toHtml } from '../../components/page/to-html.ts';
import type { Retention as Kept } from '../../domain/privacy.ts';

/** How long enquiries are kept, as it stands inside its region of the privacy page. */
export const renderRetention = (retention: Kept): string => toHtml(Retention, { retention });
