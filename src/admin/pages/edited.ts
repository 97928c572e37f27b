import type { PAGE_EDITOR_TEXTS as texts } from '#texts/page-editor';
import { SECTION_TEXTS } from '#texts/sections';
import type { CompanyId } from '../../domain/company.ts';
import { coursePlaceId, ownerOf, type PlaceOwner } from '../../domain/edit-place.ts';
import { type EditedPage, type PlacedSection, sections } from '../../domain/section.ts';
import { adminCourses } from '../courses/admin-courses.tsx';
import type { InputForm } from '../editor/form-values.ts';
import { type AdminRecord, adminKind, type FormKind } from '../records/kind.ts';
import { SectionScope } from './SectionScope.tsx';

/** A page of a brand. */
export interface EditedAt {
  companyId: CompanyId;
  page: EditedPage;
}

/** What is edited on a page: a section of it, or the course that it shows. Places on the page name it by `id`. */
export interface EditedRecord extends PlaceOwner {
  /** Among its kind. */
  readonly recordId: string;
  readonly kind: FormKind<AdminRecord>;
}

/** @param on the page that it is edited on: what belongs to another one says so */
export const editedSection = ({ id, label, fields, page }: PlacedSection, on: EditedPage): EditedRecord => ({
  id,
  label: page === on || page === 'site' ? label : `${SECTION_TEXTS.pages[page]}: ${label}`,
  fields,
  recordId: id,
  kind: { ...adminKind(sections, id), Related: SectionScope },
});

export const editedCourse = (courseId: string): EditedRecord => ({
  ...ownerOf(coursePlaceId(courseId)),
  recordId: courseId,
  kind: adminCourses,
});

export type FormState = keyof typeof texts.states;

/** The form of a record beside the page. */
export interface OpenForm {
  record: EditedRecord;
  form: InputForm;
  isDirty(): boolean;
  save(): void;
  /** Back to what is stored. */
  discard(): void;
}
