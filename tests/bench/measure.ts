/** Measures cases. Servers that are compared take turns, so that other load on the machine affects all of them alike. */
import type { Contender } from './contender';
import { type Figures, figuresOf, load, type Next, newTally } from './load';

/** What must hold for each line of results. */
export type Promised = {
  /** the least share of the floor's answers a second */
  share?: number | undefined;
  /** the greatest p50 beside that on the smallest catalogue */
  growth?: number | undefined;
  /** the greatest p50 beside that of the call `order` */
  besideOrder?: number | undefined;
  /** the least answers a second */
  rate?: number | undefined;
  /** the greatest p99, milliseconds */
  p99?: number | undefined;
};

/**
 * `kept`: the same request again and again: the shop remembers its answer. `sold`: after each sale. `first`: a filter used for the
 * first time. `-`: calls that write, the back office, pages. See docs/benchmarks.md.
 */
export type Mode = 'kept' | 'sold' | 'first' | '-';

export type Case = {
  call: string;
  mode: Mode;
  /** requests to the shop */
  next: Next;
  /** prepares the floor; returns the requests to it */
  openFloor?: () => Promise<Next>;
  /** requests that the shop answers once before it is measured */
  firstPass?: number;
  /** instead of those of the pace */
  connections?: readonly number[];
  /** how much longer than other cases it runs */
  lengthening?: number;
  /** changes the shop while it is measured; returns the function that ends this */
  startChanges?: () => () => Promise<void>;
  promised: Promised;
};

/** `seconds` of measuring for each figure, split over the rounds. */
export type Pace = { connections: readonly number[]; seconds: number; rounds: number; warmUpSeconds: number };

export type Line = {
  call: string;
  mode: Mode;
  products: number;
  connections: number;
  shop: Figures;
  floor: Figures | null;
  promised: Promised;
};

/** @param laps the same calls of each contender */
export async function measure(laps: readonly { one: Case; contender: Contender }[], pace: Pace): Promise<Line[]> {
  const sides = [];
  for (const { one, contender } of laps) {
    const { shop, floor } = contender;
    const ours = { one, server: shop, next: one.next, tally: newTally() };
    if (one.firstPass) await load({ ...ours, connections: Math.min(10, one.firstPass) }, { amount: one.firstPass });
    const floorNext = await one.openFloor?.();
    const theirs = floorNext && { one, server: floor, next: floorNext, tally: newTally() };
    sides.push({ one, contender, ours, theirs });
  }
  const servers = sides.flatMap(({ ours, theirs }) => (theirs ? [ours, theirs] : [ours]));
  const run = async ({ one, server, next, tally }: (typeof servers)[number], connections: number, duration: number) => {
    const stop = one.startChanges?.();
    await load({ server, next, connections, tally }, { duration }).finally(stop);
  };
  const steps = laps[0]?.one.connections ?? pace.connections;
  for (const side of servers) await run(side, Math.min(10, ...steps.slice(-1)), pace.warmUpSeconds);
  const lines: Line[] = [];
  for (const connections of steps) {
    for (const side of servers) side.tally = newTally();
    for (let round = 0; round < pace.rounds; round++) {
      for (const side of servers) {
        await run(side, connections, (pace.seconds / pace.rounds) * (side.one.lengthening ?? 1));
      }
    }
    for (const { one, contender, ours, theirs } of sides) {
      const { call, mode, promised } = one;
      const figures = { shop: figuresOf(ours.tally), floor: theirs ? figuresOf(theirs.tally) : null };
      lines.push({ call, mode, products: contender.products, connections, ...figures, promised });
    }
  }
  return lines;
}
