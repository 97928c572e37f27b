import { summary } from '../../domain/summary.ts';
import { type Template, templates } from '../../domain/template.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';

const { text } = templates.fields;
/** Enough to come behind the greeting, which most share. */
const FIRST_WORDS_MAX = 120;

/** Answers that the office often gives, with what tells one from another. */
export const adminTemplates: AdminKind<Template> = {
  ...adminKind(templates),
  head: ({ name, subject }) => (
    <div className="names">
      <span className="name">{name}</span>
      <span className="small">{subject}</span>
    </div>
  ),
  columns: {
    text: {
      label: text.label,
      cell: (template) => <span className="muted">{summary(template.text, FIRST_WORDS_MAX)}</span>,
    },
  },
};
