import { createElement, type ReactNode } from 'react';
import type { z } from 'zod';
import { capitalized, type RecordTexts, recordTexts, RECORD_TEXTS as texts } from '#texts/records';
import type { CompanyId } from '../../domain/company.ts';
import type { Fields } from '../../domain/field.ts';
import { isDraft, type Kind, type KindRecord } from '../../domain/kind.ts';
import { type Collection, collectionOf } from '../api/collections.ts';
import { formSchema, type Input } from '../editor/form-values.ts';
import type { Preview } from '../editor/PreviewDialog.tsx';
import { StateBadge } from '../ui/StateBadge.tsx';
import { textSearch } from '../ui/text-search.ts';
import type { RecordListProps } from './RecordTable.tsx';

export interface AdminRecord {
  id: string;
}

export interface Column<T> {
  label: string;
  /** @param grouped whether a heading above the row says its group already */
  cell(record: T, grouped: boolean): ReactNode;
}

/** One way to sort a list. */
export interface Sort<T> {
  label: string;
  compare(a: T, b: T): number;
  /** What those have in common that stand below each other, as a heading above them. */
  groupOf?(record: T): string;
}

/** One way to narrow a list. */
export interface Filter<T> {
  label: string;
  fits(record: T): boolean;
}

/** A noun as the admin lists and edits it: what all have, and then what is particular to some. */
export interface AdminKind<T extends AdminRecord> {
  collection: Collection<T>;
  /** In the order of the form. */
  fields: Fields;
  formSchema: z.ZodType<Input, Input>;
  texts: RecordTexts;
  label(record: T): string;
  companyOf?(record: T): CompanyId | null;
  /** Finds records by their texts. */
  search: ReturnType<typeof textSearch<T>>;
  /** What stands first in a row; its label without it. */
  head?(record: T): ReactNode;
  /** Beside the company, by names for style rules. */
  columns?: Readonly<Record<string, Column<T>>>;
  /** By their names in the address, the usual one first; in the order of the server without it. */
  sorts?: Readonly<Record<string, Sort<T>>>;
  /** What the list may be narrowed to, by their names in the address. */
  filters?: Readonly<Record<string, Filter<T>>>;
  /** In place of a table. */
  List?(props: RecordListProps<T>): ReactNode;
  /** What is typed, as visitors will see it, beside the form. Without it a plain card, of what has a picture. */
  Card?(props: { before: T | undefined }): ReactNode;
  /** What visitors see in place of a picture, as long as there is none. */
  StandIn?(): ReactNode;
  /** What stands above it, where it is not what visitors see. */
  cardText?: string;
  /** What goes with other fields of its form: the values that they should have now, by their paths. */
  follow?(opened: Input, typed: Input): Readonly<Record<string, string>>;
  /** Its records are there from the beginning: none is added, and deleting one takes back what was saved. */
  given?: boolean;
  /** The same for one record, where given ids have fields of their own. */
  ofRecord?(id: string): Pick<AdminKind<T>, 'fields' | 'formSchema'>;
  /** What the form starts with that duplicates a record. */
  duplicate?(record: T): T;
  /** What the button says that does. */
  duplicateText?(record: T): string;
  /** Records of another kind that belong to it, under a heading that takes the focus, below its form. */
  Related?(props: { record: T }): ReactNode;
  /** What the button says that leads there. */
  relatedText?: string;
  preview?(input: Input, id: string | undefined): Promise<Preview>;
  /** Where visitors see it. */
  publicPath?(record: T): string;
}

/** A noun as a form edits it, whatever lists it. */
export type FormKind<T extends AdminRecord> = Omit<AdminKind<T>, 'search' | 'List'>;

/** A kind of the table: everything follows from its declaration. */
export function adminKind<F extends Fields>(kind: Kind<F>, id?: string): AdminKind<KindRecord<F>> {
  const { noun, companyOf, stateOf } = kind;
  const fields = id === undefined ? kind.fields : kind.fieldsOf(id);
  const given = 'given' in kind.ids;
  return {
    collection: collectionOf(kind),
    fields,
    formSchema: formSchema(fields, kind.inputSchemaOf(id)),
    texts: { ...recordTexts(noun), ...(given && { confirmDelete: texts.confirmTakeBack }) },
    label: kind.label,
    search: textSearch((record) =>
      Object.keys(fields)
        .map((name) => record[name])
        .filter((value) => typeof value === 'string')
        .join('\n'),
    ),
    companyOf,
    columns: stateOf && {
      state: {
        label: texts.state,
        cell: (record) =>
          createElement(StateBadge, {
            text: capitalized(stateOf(record)),
            tone: isDraft(kind, record) ? 'neutral' : undefined,
          }),
      },
    },
    given,
    ofRecord: (record) => {
      const { fields, formSchema } = adminKind(kind, record);
      return { fields, formSchema };
    },
  };
}
