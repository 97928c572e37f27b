/** What a line should not end with before its ellipsis: a sign, or small words such as "of the". */
const LOOSE_END = /(?:[\s,;:–—-]+(?:\p{Ll}{1,3}(?=[\s,]|$))?)+$/u;

/** The beginning of a text, cut between words: one line of at most `max` characters. */
export function summary(text: string, max: number): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1);
  const end = start.lastIndexOf(' ');
  return `${(end < 0 ? start : start.slice(0, end)).replace(LOOSE_END, '')}…`;
}

/** A summary that ends with a sentence where one ends in the second half of it, or after `min`, and so needs no ellipsis. */
export function excerpt(text: string, max: number, min = max / 2): string {
  const line = oneLine(text);
  if (line.length <= max) return line;
  const ends = [...line.slice(0, max + 1).matchAll(/[.!?।](?= [^\p{Ll}])/gu)].map(({ index }) => index + 1);
  const end = ends.at(-1) ?? 0;
  return end > min ? line.slice(0, end) : summary(line, max);
}

/** Single spaces stay as they are, not each replaced by itself. */
const oneLine = (text: string) => text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
