/** A line of a plot: points as (x, y), both above zero. */
export interface Line {
  name: string;
  points: readonly (readonly [number, number])[];
}

const WIDTH = 640;
const HEIGHT = 360;
const LEFT = 64;
const BOTTOM = 48;
const TOP = 40;
const RIGHT = 32;
const COLOURS = ['#2652a4', '#ee2924', '#4a5368'];

const range = (values: readonly number[]) => {
  const low = 10 ** Math.floor(Math.log10(Math.min(...values)));
  return { low, high: Math.max(10 ** Math.ceil(Math.log10(Math.max(...values))), low * 10) };
};
const decades = (low: number, high: number): number[] =>
  low > high * 1.001 ? [] : [low, ...decades(low * 10, high)];
const number = (value: number) => String(Number(value.toPrecision(3)));

/** Lines over two logarithmic axes as SVG: what grows in proportion is a straight line, one decade a decade. */
export function plot(title: string, xName: string, yName: string, lines: readonly Line[]): string {
  const xs = range(lines.flatMap(({ points }) => points.map(([x]) => x)));
  const ys = range(lines.flatMap(({ points }) => points.map(([, y]) => y)));
  const place = (value: number, { low, high }: typeof xs) => Math.log(value / low) / Math.log(high / low);
  const atX = (x: number) => (LEFT + place(x, xs) * (WIDTH - LEFT - RIGHT)).toFixed(1);
  const atY = (y: number) => (HEIGHT - BOTTOM - place(y, ys) * (HEIGHT - BOTTOM - TOP)).toFixed(1);
  const text = (x: number | string, y: number | string, content: string, more = '') =>
    `<text x="${x}" y="${y}" ${more}>${content}</text>`;
  const grid = [
    ...decades(xs.low, xs.high).map(
      (x) =>
        `<path d="M${atX(x)} ${TOP}V${HEIGHT - BOTTOM}" stroke="#d5d9e2"/>${text(atX(x), HEIGHT - BOTTOM + 18, number(x), 'text-anchor="middle"')}`,
    ),
    ...decades(ys.low, ys.high).map(
      (y) =>
        `<path d="M${LEFT} ${atY(y)}H${WIDTH - RIGHT}" stroke="#d5d9e2"/>${text(LEFT - 8, Number(atY(y)) + 4, number(y), 'text-anchor="end"')}`,
    ),
  ];
  const drawn = lines.map(({ name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length];
    const path = points.map(([x, y], step) => `${step ? 'L' : 'M'}${atX(x)} ${atY(y)}`).join('');
    const dots = points.map(([x, y]) => `<circle cx="${atX(x)}" cy="${atY(y)}" r="3.5" fill="${colour}"/>`);
    const label = text(LEFT + 12, TOP + 18 + index * 18, name, `fill="${colour}" font-weight="600"`);
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12" fill="#1b2233">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    text(LEFT, 22, `${title}, ${yName}`, 'font-size="15" font-weight="600"'),
    ...grid,
    ...drawn,
    text(WIDTH - RIGHT, HEIGHT - 8, xName, 'text-anchor="end"'),
    '</svg>',
    '',
  ].join('\n');
}
