import { brandFiles } from '../../content/brand-files.ts';
import { ORIGINALS } from '../../content/sections.ts';
import { COMPANY_IDS } from '../../domain/company.ts';
import { PRIVACY_ID } from '../../domain/privacy.ts';

/** What the records of a kind with given ids say until somebody saves them: by kind, then by id. */
export const DEFAULTS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  catalogue: Object.fromEntries(COMPANY_IDS.map((id) => [String(id), brandFiles[id].catalogue ?? {}])),
  sections: Object.fromEntries(ORIGINALS),
  privacy: { [PRIVACY_ID]: {} },
};
