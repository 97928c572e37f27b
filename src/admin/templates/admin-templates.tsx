import { excerpt } from '../../domain/summary.ts';
import { type Template, templates } from '../../domain/template.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';

const { text } = templates.fields;
const FIRST_WORDS_MAX = 120;

/** Its first words behind the greeting, which most share: a line of its own that ends with a comma. */
const firstWords = (written: string): string =>
  excerpt(written.replace(/^[^\n]{1,60},\s*\n+/, '') || written, FIRST_WORDS_MAX);

/** Answers that the office often gives, with what tells one from another. */
export const adminTemplates: AdminKind<Template> = {
  ...adminKind(templates),
  head: ({ name, subject }) => (
    <div className="names">
      <span className="name">{name}</span>
      <span className="muted small">{subject}</span>
    </div>
  ),
  columns: {
    text: {
      label: text.label,
      cell: (template) => <span>{firstWords(template.text)}</span>,
    },
  },
};
