/** Whether two samples may come from one source: Mann and Whitney's test, which asks nothing of their distribution. */

/**
 * @returns the probability of ranks at least so unequal where the source is one (both directions, by the normal
 * approximation, which is good from some twenty values a side)
 */
export function rankProbability(left: readonly number[], right: readonly number[]): number {
  const n = left.length;
  const m = right.length;
  let wins = 0;
  for (const a of left) for (const b of right) wins += a > b ? 1 : a === b ? 0.5 : 0;
  const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
  // Half a step towards the middle: ranks are whole numbers, the normal distribution is not.
  const z = Math.max(0, Math.abs(wins - (n * m) / 2) - 0.5) / deviation;
  return 2 * upperTail(z);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

/** Of the normal distribution, by Abramowitz and Stegun's formula 26.2.17: right to seven decimals. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const sum = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
