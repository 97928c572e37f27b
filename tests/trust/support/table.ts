/** How wide a cell may get before its text goes on below. */
const WIDTHS = [16, 46, 64, 3];

/** A table of texts, its long cells broken between words. */
export function table(head: string[], rows: string[][]): string {
  const line = WIDTHS.map((width) => '-'.repeat(width)).join('-+-');
  return [head, ...rows].map(row).join(`\n${line}\n`);
}

function row(cells: string[]): string {
  const columns = cells.map((cell, column) => broken(cell, WIDTHS[column] ?? 20));
  const height = Math.max(...columns.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) =>
    columns.map((lines, column) => (lines[at] ?? '').padEnd(WIDTHS[column] ?? 20)).join(' | '),
  ).join('\n');
}

function broken(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
