import { MISSING_TEXTS } from '#texts/api';
import { FACTS_SENTENCES, type FactsSentence } from '../../components/page/FactsSentence.tsx';
import { Retention } from '../../components/page/Retention.tsx';
import { toHtml } from '../../components/page/to-html.ts';
import type { Retention as Kept } from '../../domain/privacy.ts';
import type { Sections } from '../../domain/section.ts';
import { notFound } from '../errors.ts';

/** How long enquiries are kept, as it stands inside its region of the privacy page. */
export const renderRetention = (retention: Kept): string => toHtml(Retention, { retention });

/** A sentence of a page of plain text, as it stands inside its region. @throws where there is no such sentence */
export function renderFacts(sentence: string, facts: Sections['site']['facts']): string {
  if (!Object.hasOwn(FACTS_SENTENCES, sentence)) throw notFound(MISSING_TEXTS.page);
  return toHtml(FACTS_SENTENCES[sentence as FactsSentence], { facts });
}
