import { useWatch } from 'react-hook-form';
import { TEMPLATE_TEXTS as texts } from '#texts/templates';
import { type Facts, fillIn, OPEN, type Template, templates } from '../../domain/template.ts';
import { type AdminKind, adminKind } from '../records/kind.ts';

const { subject, text } = templates.fields;
/** Its paragraphs behind the greeting, which most share: a line of its own that ends with a comma. */
const paragraphsOf = (written: string): string[] =>
  (written.replace(/^[^\n]{1,60},\s*\n+/, '') || written).trim().split(/\s*\n\s*\n\s*/);

/** Within a line, what is filled in stays with the short word that leads to it. */
const heldTogether = (paragraph: string) => paragraph.replace(/ (\S{1,12}) (?={)/g, '\u00a0$1\u00a0');

/** Answers that the office often gives, with what tells one from another. */
export const adminTemplates: AdminKind<Template> = {
  ...adminKind(templates),
  columns: {
    subject: { label: subject.label, cell: (template) => <Words parts={template.subject.split(OPEN)} /> },
    text: {
      label: text.label,
      cell: (template) => (
        <span className="template-text">
          {paragraphsOf(template.text).map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their places
            <span key={place}>
              <Words parts={heldTogether(paragraph).split(OPEN)} />
            </span>
          ))}
        </span>
      ),
    },
  },
  Card: FilledIn,
  cardText: texts.example,
};

/** Stands before and behind what is filled in, and in no text. */
const EDGE = '\u{f8ff}';
const FACTS = Object.fromEntries(
  Object.entries(texts.facts).map(([name, fact]) => [name, EDGE + fact + EDGE]),
) as Facts;

/** What is typed, as somebody would read it. It repeats the form, for the eye. */
function FilledIn() {
  const [subject, text]: string[] = useWatch({ name: ['subject', 'text'] });
  const isEmpty = !subject?.trim() && !text?.trim();
  const filled = (written = '', sample = '') => (
    <Words parts={fillIn(isEmpty ? sample : written, FACTS).text.split(EDGE)} />
  );
  return (
    <div
      className="panel live-card filled-letter"
      aria-hidden="true"
      data-caption={texts.example}
      data-empty={isEmpty || undefined}
    >
      <p className="name">{filled(subject, texts.sample.subject)}</p>
      <p>{filled(text, texts.sample.text)}</p>
    </div>
  );
}

/** What is filled in stands out, without its braces: every second part. */
const Words = ({ parts }: { parts: string[] }) =>
  parts.map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <span key={place} className="fill-in">
        {part}
      </span>
    ),
  );
