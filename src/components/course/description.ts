import { micromark } from 'micromark';
import { withDashes } from '../../domain/plain-text.ts';

/** The most characters that the first paragraph of a description may have to stand below the title. */
const LEAD_MAX = 320;

/** Splits a text at its blank lines. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/\r?\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A heading, an entry of a list, bold words or a link. */
const MARKED = /^(?:#{1,6}|-|\*|\d+[.)])\s+\S|\*\*\S|\[[^\]\n]+\]\([^)\s]+\)/m;
export const isMarked = (text: string): boolean => MARKED.test(withDashes(text));

/** A short first paragraph without marks leads, below the title; the others make the description. */
export function splitLead(text: string): { lead: string; rest: string[] } {
  const [first = '', ...others] = paragraphs(text);
  return first.length <= LEAD_MAX && !isMarked(first)
    ? { lead: first, rest: others }
    : { lead: '', rest: [first, ...others] };
}

/** What a description knows of Markdown: headings, lists, links and bold. All else is text, HTML above all. */
const NOT_KNOWN = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

/** Markdown as HTML that is safe to put into a page: micromark lets neither markup nor `javascript:` through. */
export const markdownHtml = (text: string): string =>
  micromark(withDashes(text), { extensions: [{ disable: { null: NOT_KNOWN } }] })
    // The page has its title and its sections above them.
    .replace(/<(\/?)h[1-6]>/g, '<$1h3>');
