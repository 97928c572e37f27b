import { originalSections, type Said, sectionsFrom } from '../../content/sections.ts';
import { type CompanyId, MAIN_COMPANY_ID } from '../../domain/company.ts';
import type { KindRecord } from '../../domain/kind.ts';
import { type Sections, sections } from '../../domain/section.ts';
import { log } from '../log.ts';
import { memoizeWeak } from '../memoize-weak.ts';
import { allOf } from '../records/kind-list.ts';
import { toWire } from '../records/wire.ts';
import type { Entry } from '../store/blob-store.ts';

const saidBy = memoizeWeak((records: readonly KindRecord[]): Said => {
  return new Map(records.map((record) => [record.id, toWire(sections, record)]));
});

/** What every section says; the same map as long as none changes. */
export const readSaid = async (entries?: readonly Entry[], damaged?: 'fail'): Promise<Said> =>
  saidBy(await allOf(sections, entries, damaged));

/** What the sections that a brand's pages show say now. */
export const sectionsBy = async (companyId: CompanyId): Promise<Sections> =>
  sectionsFrom(await readSaid(), companyId);

/** What all brands share. */
export const readFacts = async (): Promise<Sections['site']['facts']> =>
  (await sectionsBy(MAIN_COMPANY_ID)).site.facts;

/** The same, or the original ones while the store cannot be read: for pages that have more to say. */
export const sectionsOrOriginal = (companyId: CompanyId): Promise<Sections> =>
  sectionsBy(companyId).catch((error: unknown) => {
    log('warn', 'sections-unread', { error });
    return originalSections[companyId];
  });
