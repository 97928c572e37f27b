/** The middle of some numbers, which single slow or lucky runs do not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.slice(Math.max(0, middle - 1));
  return sorted.length % 2 ? (sorted[middle] ?? Number.NaN) : (low + high) / 2;
}
