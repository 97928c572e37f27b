/** The beginning of a text, cut between words: one line of at most `max` characters. */
export function summary(text: string, max: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const start = line.slice(0, max - 1);
  const end = start.lastIndexOf(' ');
  return `${end < 0 ? start : start.slice(0, end)}…`;
}
