import { shapeText, type Weight } from './fonts.ts';

/** Pixels. */
interface Box {
  width: number;
  height: number;
  /** Sizes to try, the largest first. */
  sizes: readonly number[];
  weight: Weight;
}

/** From one base line to the next, in sizes of the type. */
export const LEADING = 1.16;

export interface Setting {
  size: number;
  lines: string[];
}

const linesAt = (size: number, { height }: Box) => Math.max(1, Math.floor(height / (size * LEADING)));
const widthOf = (text: string, size: number, weight: Weight) => shapeText(text, weight).length * size;

function breakLines(text: string, size: number, { width, weight }: Box): string[] {
  const lines: string[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, size, weight) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Takes letters from the end until the line fits with an ellipsis. */
function shorten(line: string, size: number, { width, weight }: Box): string {
  const letters = [...new Intl.Segmenter().segment(line)].map(({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The largest size at which a text fits into a box; what does not fit at the smallest is cut. */
export function setText(text: string, box: Box): Setting {
  const fits = (lines: string[], size: number) =>
    lines.length <= linesAt(size, box) && lines.every((line) => widthOf(line, size, box.weight) <= box.width);
  for (const size of box.sizes) {
    const lines = breakLines(text, size, box);
    if (fits(lines, size)) return { size, lines };
  }
  const size = box.sizes.at(-1) ?? 16;
  const all = breakLines(text, size, box);
  const room = linesAt(size, box);
  const kept = all.slice(0, room).map((line, index) => {
    const last = index === room - 1 && all.length > room;
    return last || widthOf(line, size, box.weight) > box.width ? shorten(line, size, box) : line;
  });
  return { size, lines: kept };
}

const round = (value: number) => Math.round(value * 100) / 100;

/** One line as SVG paths, its base line at `y`. */
export function drawLine(text: string, at: { x: number; y: number; size: number; weight: Weight }): string {
  return shapeText(text, at.weight)
    .glyphs.filter(({ outline }) => outline !== '')
    .map(({ outline, scale, x, y }) => {
      const factor = scale * at.size;
      const place = `translate(${round(at.x + x * at.size)} ${round(at.y - y * at.size)})`;
      return `<path transform="${place} scale(${factor} ${-factor})" d="${outline}"/>`;
    })
    .join('');
}
