import { COMPANIES, COMPANY_IDS, type CompanyId, MAIN_COMPANY_ID } from './company.ts';
import { choice } from './fields/choice.ts';
import { list } from './fields/nested.ts';
import { picture } from './fields/picture.ts';
import { optionalText, requiredText, url } from './fields/text.ts';
import { defineKind, type KindRecord } from './kind.ts';
import { focusField } from './placed-picture.ts';

const COMPANY_OPTIONS = ['both', ...COMPANY_IDS.map(String)];

const instructorFields = {
  name: requiredText({ label: 'Name', min: 2, max: 80, soon: true }),
  role: optionalText({ label: 'Role', help: 'Such as English teacher.', max: 80 }),
  bio: optionalText({ label: 'About', max: 1200, rows: 6 }),
  picture: picture({ label: 'Photo' }),
  picture_focus: {
    ...focusField,
    label: 'Part of the photo to keep',
    help: 'It is shown as a square.',
  },
  subjects: list(requiredText({ label: 'Subject', max: 60 }), { label: 'Subjects', max: 8 }),
  links: list(url({ label: 'Link' }), { label: 'Links', max: 3 }),
  company: choice(COMPANY_OPTIONS, {
    label: 'Company',
    initial: 'both',
    names: {
      both: 'Both',
      ...Object.fromEntries(COMPANY_IDS.map((id) => [id, COMPANIES[id].name])),
    },
  }),
  state: choice(['shown', 'draft'], {
    label: 'State',
    initial: 'shown',
    names: { shown: 'Shown', draft: 'Draft' },
  }),
};
export type Instructor = KindRecord<typeof instructorFields>;

/** Who teaches, with a page of their own. */
export const instructors = defineKind({
  name: 'instructors',
  noun: { one: 'instructor', many: 'instructors' },
  fields: instructorFields,
  ids: { from: 'name' },
  isPublic: true,
  label: ({ name }) => name,
  companyOf: ({ company }) => (company === 'both' ? null : (Number(company) as CompanyId)),
  stateOf: ({ state }) => state,
  compare: (a, b) => a.name.localeCompare(b.name, 'en'),
});

/** Those whom the pages of a brand show. */
export const instructorsOfCompany = (all: readonly Instructor[], companyId: CompanyId): Instructor[] =>
  all.filter(
    ({ company, state }) => state !== 'draft' && (company === 'both' || company === String(companyId)),
  );

/**
 * The brand that has the page of an instructor, as pages of `companyId` link it. Those who teach for all have one in each;
 * that of the main brand is the canonical one.
 */
export const companyOfInstructor = (
  { company }: Pick<Instructor, 'company'>,
  companyId: CompanyId = MAIN_COMPANY_ID,
): CompanyId => (company === 'both' ? companyId : (Number(company) as CompanyId));
