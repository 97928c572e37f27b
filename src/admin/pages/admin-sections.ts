import { PAGES_TEXTS as texts } from '#texts/pages';
import type { KindRecord } from '../../domain/kind.ts';
import { sections } from '../../domain/section.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';
import { SectionList } from './SectionList.tsx';

const all = adminKind(sections);
const words: Partial<AdminKind<KindRecord>['texts']> = {
  title: texts.title,
  one: texts.one,
  confirmDelete: texts.confirmBack,
};

/** What the pages say, page by page. */
export const adminSections: AdminKind<KindRecord> = {
  ...all,
  texts: { ...all.texts, ...words },
  List: SectionList,
  ofRecord: (id) => {
    const one = adminKind(sections, id);
    return { ...one, texts: { ...one.texts, ...words }, hasCard: false };
  },
};
