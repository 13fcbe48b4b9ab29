/** Judges from pairs of requests whether two kinds take the same time. Uses ranks, so noise of any distribution is allowed. */

/** The interval, in milliseconds, that contains the difference between the two kinds. */
export type Interval = { low: number; high: number };

/**
 * `same`: the difference is smaller than the one that matters, and may be zero.
 * `different`: the difference is at least the one that matters.
 * `unclear`: more pairs are needed. Noise that could hide a difference that matters gives this, never `same`.
 */
export type Verdict = 'same' | 'different' | 'unclear';

/** Quantile of the normal distribution: one interval in a thousand misses the true difference. */
const Z = 3.29;

/**
 * @param differences one for each pair, in milliseconds; at least twenty
 * @param matters the smallest difference that must be detected
 */
export function judge(differences: readonly number[], matters: number): { verdict: Verdict; interval: Interval } {
  const interval = shiftInterval(differences);
  const { low, high } = interval;
  if (low >= matters || high <= -matters) return { verdict: 'different', interval };
  const isSmall = -matters < low && high < matters;
  const isNothing = low <= 0 && 0 <= high;
  return { verdict: isSmall && isNothing ? 'same' : 'unclear', interval };
}

/**
 * The Hodges–Lehmann interval: the means of all pairs of differences, sorted, less as many at each end as Wilcoxon's
 * signed-rank test rejects. Uses the normal approximation, which is good from some twenty pairs on.
 */
export function shiftInterval(differences: readonly number[]): Interval {
  const n = differences.length;
  if (n < 20) throw new Error(`${n} pairs are too few to judge by.`);
  const means = differences
    .flatMap((one, index) => differences.slice(index).map((other) => (one + other) / 2))
    .toSorted((a, b) => a - b);
  const deviation = Math.sqrt((n * (n + 1) * (2 * n + 1)) / 24);
  const cut = Math.floor(means.length / 2 - Z * deviation - 0.5);
  return { low: means[cut] ?? Number.NEGATIVE_INFINITY, high: means.at(-1 - cut) ?? Number.POSITIVE_INFINITY };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
