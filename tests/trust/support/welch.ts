/** Mean and variance of numbers. */
function moments(values: readonly number[]): { mean: number; variance: number; count: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1);
  return { mean, variance, count };
}

/** Welch's t: how far apart two means are, measured by how much they scatter. */
export function welchT(a: readonly number[], b: readonly number[]): number {
  const [first, second] = [moments(a), moments(b)];
  const scatter = Math.sqrt(first.variance / first.count + second.variance / second.count);
  return (first.mean - second.mean) / scatter;
}

/**
 * Leaves out what took longer than most of both: pauses of the machine, which say nothing of the code, as dudect
 * does. One threshold for both, so that no difference between them is cropped away.
 * @param share of all values that is kept
 */
export function cropped(a: readonly number[], b: readonly number[], share: number): [number[], number[]] {
  const all = [...a, ...b].sort((x, y) => x - y);
  const limit = all[Math.ceil(all.length * share) - 1] ?? Number.POSITIVE_INFINITY;
  return [a.filter((value) => value <= limit), b.filter((value) => value <= limit)];
}
