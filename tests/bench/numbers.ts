export interface Spread {
  median: number;
  /** Where the median of endlessly many would be, in 19 of 20 cases; with few values, from the least to the greatest. */
  from: number;
  to: number;
}

/** By the binomial distribution of how many values are below the median; supposes nothing about them. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const count = sorted.length;
  let below = 0.5 ** count;
  let term = below;
  let cut = 0;
  while (below <= 0.025) {
    cut += 1;
    term *= (count - cut + 1) / cut;
    below += term;
  }
  const place = Math.max(0, cut - 1);
  return {
    median: median(values),
    from: sorted[place] ?? Number.NaN,
    to: sorted[count - 1 - place] ?? Number.NaN,
  };
}

/** The least value that so great a share of all does not exceed. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN;
}

/** The middle of some numbers, which single slow or lucky runs do not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.slice(Math.max(0, middle - 1));
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : (low + high) / 2;
}
