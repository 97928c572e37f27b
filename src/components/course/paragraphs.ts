/** The most characters that the first paragraph of a description may have to stand below the title. */
const LEAD_MAX = 320;

/** Splits a text at its blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A short first paragraph leads, below the title; the others make the description. */
export function splitLead(text: string): { lead: string; rest: string[] } {
  const [first = '', ...others] = paragraphs(text);
  return first.length <= LEAD_MAX ? { lead: first, rest: others } : { lead: '', rest: [first, ...others] };
}
