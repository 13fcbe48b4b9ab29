/** Whether two kinds of request take the same time, judged by pairs of them: by ranks, whatever the noise is like. */

/** Milliseconds by which one kind may be slower than the other, as far as the pairs can tell. */
export type Interval = { low: number; high: number };

/**
 * `same`: any difference is smaller than the one that matters, and no smaller one is certain.
 * `different`: the difference is certainly as large as the one that matters.
 * `unclear`: more pairs are needed. Noise that could hide such a difference always leads here, and never to `same`.
 */
export type Verdict = 'same' | 'different' | 'unclear';

/** Of the normal distribution: one interval in a thousand misses the true difference. */
const Z = 3.29;

/**
 * @param differences of each pair, in milliseconds; twenty at least
 * @param matters the smallest difference that the caller wants to be sure to see
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
 * The interval of Hodges and Lehmann: the means of every two differences, sorted, without as many at each end as Wilcoxon's
 * signed-rank test allows. (Normal approximation: good from some twenty pairs.)
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
