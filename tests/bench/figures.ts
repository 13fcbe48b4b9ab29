/** The figures of a run of requests. Pure. */

export type Run = {
  /** milliseconds each answer took */
  durations: readonly number[];
  /** how long the run lasted */
  seconds: number;
};

export type Figure = {
  /** answers a second */
  rate: number;
  /** milliseconds */
  p50: number;
  /** milliseconds */
  p99: number;
};

/** The value below which this share (0 to 1) of the values lies; 0 for an empty list. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One figure from several rounds. */
export function figureOf(runs: readonly Run[]): Figure {
  const durations = runs.flatMap((run) => run.durations).sort((left, right) => left - right);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return {
    rate: seconds > 0 ? durations.length / seconds : 0,
    p50: percentile(durations, 0.5),
    p99: percentile(durations, 0.99),
  };
}

/**
 * What the shop remembers when a request comes:
 * `kept` the same request again and again, as in production; `sold` after each sale: answers are forgotten, numbers of products are
 * kept; `first` a filter used for the first time: nothing is known; `-` a call that writes.
 */
export type Mode = 'kept' | 'sold' | 'first' | '-';

export type Measurement = {
  /** products in the catalogue */
  products: number;
  call: string;
  mode: Mode;
  connections: number;
  shop: Figure;
  floor: Figure;
  /** resident memory of the two processes after the run, MB */
  shopMemory: number;
  floorMemory: number;
};
