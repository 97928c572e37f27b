import { LETTERS } from '../../cloth/letters.ts';

/** Stitches from one digit to the next, and how many rows it is high. */
const STEP = 9;
const ROWS = 11;

const stitches = (digit: string, left: number) =>
  (LETTERS.get(digit) ?? [])
    .flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index }) => `M${left + index} ${y + 0.5}h${run.length}`),
    )
    .join('');

/** A number as cloth has it. */
export function StitchedNumber({ number }: { number: number }) {
  const digits = [...String(number)];
  return (
    <svg className="stitched-number" viewBox={`0 0 ${digits.length * STEP - 2} ${ROWS}`} aria-hidden="true">
      <path d={digits.map((digit, place) => stitches(digit, place * STEP)).join('')} />
    </svg>
  );
}
