import { TEMPLATE_TEXTS as texts } from '#texts/templates';
import { ANSWER_SUBJECT_MAX, ANSWER_TEXT_MAX } from './answer.ts';
import type { FieldError } from './api-error.ts';
import { isEmpty } from './empty.ts';
import { requiredText } from './fields/text.ts';
import { defineKind, type KindRecord } from './kind.ts';

/** What a template may leave open, in the order in which they are told: `{next intake}` and so on. */
const PLACEHOLDERS = ['name', 'course', 'fee', 'next intake', 'phone', 'reference'] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
/** What stands for each; '' where nothing is known. */
export type Facts = Readonly<Record<Placeholder, string>>;

/** Words in braces, whether something is known of them or not. */
export const OPEN = /\{([^{}\n]*)\}/g;
const placeholderIn = (text: string): Placeholder | undefined => {
  const written = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return PLACEHOLDERS.find((name) => name === written);
};

const templateFields = {
  name: requiredText({ ...texts.name, max: 60 }),
  subject: requiredText({ ...texts.subject, max: ANSWER_SUBJECT_MAX }),
  text: requiredText({ ...texts.text, max: ANSWER_TEXT_MAX, rows: 12, filledIn: PLACEHOLDERS }),
};

/** What the office often answers. */
export const templates = defineKind({
  name: 'templates',
  noun: { one: 'template', many: 'templates' },
  fields: templateFields,
  ids: { from: 'name' },
  isPublic: false,
  label: ({ name }) => name,
  compare: (a, b) => a.name.localeCompare(b.name),
  faults: ({ subject, text }) =>
    Object.entries({ subject, text }).flatMap(([field, written]): FieldError[] => {
      const unknown = [...written.matchAll(OPEN)].find(([, name = '']) => !placeholderIn(name));
      return unknown ? [{ field, msg: texts.unknown(unknown[0], PLACEHOLDERS) }] : [];
    }),
});
export type Template = KindRecord<typeof templateFields>;

/**
 * A text with the facts filled in. A line that asks for something that is not known is left out, so that no answer has a
 * gap in it.
 * @returns also what was not known
 */
export function fillIn(text: string, facts: Facts): { text: string; missing: Placeholder[] } {
  const missing = new Set<Placeholder>();
  const lines = text.split('\n').flatMap((line) => {
    const asked = [...line.matchAll(OPEN)].flatMap(([, name = '']) => placeholderIn(name) ?? []);
    const unknown = asked.filter((name) => isEmpty(facts[name]));
    for (const name of unknown) missing.add(name);
    if (unknown.length > 0) return [];
    return line.replace(OPEN, (written, name: string) => {
      const placeholder = placeholderIn(name);
      return placeholder ? facts[placeholder] : written;
    });
  });
  return {
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    missing: [...missing],
  };
}
