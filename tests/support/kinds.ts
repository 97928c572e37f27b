import { ORIGINALS } from '../../src/content/sections.ts';
import { catalogues } from '../../src/domain/catalogue.ts';
import { boolean, choice, company } from '../../src/domain/fields/choice.ts';
import { group, list } from '../../src/domain/fields/nested.ts';
import { wholeNumber } from '../../src/domain/fields/number.ts';
import { picture } from '../../src/domain/fields/picture.ts';
import { optionalText, requiredText } from '../../src/domain/fields/text.ts';
import { instructors } from '../../src/domain/instructor.ts';
import { intakes } from '../../src/domain/intake.ts';
import { defineKind, type Kind, type KindRecord } from '../../src/domain/kind.ts';
import { sections } from '../../src/domain/section.ts';
import { templates } from '../../src/domain/template.ts';

/** A kind that exists only in the tests, with a field of each sort: the table of the product need not have one. */
const roomFields = {
  name: requiredText({ label: 'Name', min: 2, max: 60 }),
  company_id: company(),
  course_id: optionalText({ label: 'Course', max: 80 }),
  seats: wholeNumber({ label: 'Seats', min: 0, max: 500 }),
  projector: boolean({ label: 'Projector' }),
  note: optionalText({ label: 'Note', max: 300, rows: 3 }),
  keywords: list(requiredText({ label: 'Keyword', max: 20 }), { label: 'Keywords', max: 5 }),
  keepers: list(
    group(
      {
        name: requiredText({ label: 'Keeper', max: 40 }),
        photo: picture({ label: 'Photo' }),
      },
      { label: 'Keeper' },
    ),
    { label: 'Keepers', max: 4 },
  ),
  photo: picture({ label: 'Photo' }),
  state: choice(['open', 'draft'], { label: 'State', initial: 'open' }),
};
export type Room = KindRecord<typeof roomFields>;

export const rooms = defineKind({
  name: 'rooms',
  noun: { one: 'room', many: 'rooms' },
  fields: roomFields,
  ids: { from: 'name' },
  isPublic: true,
  label: ({ name }) => name,
  companyOf: ({ company_id }) => company_id,
  courseOf: ({ course_id }) => course_id || null,
  stateOf: ({ state }) => state,
  faults: ({ projector, seats }) =>
    projector && seats === 0 ? [{ field: 'projector', msg: 'A room without seats needs no projector.' }] : [],
});

/** Words with given ids, for administrators only, in the order of their titles. */
export const notices = defineKind({
  name: 'notices',
  noun: { one: 'notice', many: 'notices' },
  fields: {
    title: requiredText({ label: 'Title', max: 60 }),
    text: optionalText({ label: 'Text', max: 300 }),
  },
  ids: { given: ['1.home.closed', '2.home.closed'] },
  isPublic: false,
  label: ({ title }) => title,
  compare: (a, b) => a.title.localeCompare(b.title),
});

/** What stands in for src/domain/kinds.ts and src/server/records/defaults.ts. */
export const DEFAULTS = {
  notices: {
    '1.home.closed': { title: 'We are closed', text: 'Until Sunday.' },
    '2.home.closed': { title: 'Also closed' },
  },
  catalogue: { '1': {}, '2': {} },
  sections: Object.fromEntries(ORIGINALS),
};
/** Beside those of the product that visitors decide or are answered by: what is promised of a kind is tried with them by their names. */
export const KINDS: readonly Kind[] = [rooms, notices, intakes, instructors, catalogues, sections, templates];
