/** What a courier pays, line by line. Amounts are whole centimes. */

/** `different`: another amount than is outstanding. `already-paid`: nothing is outstanding any more. */
export const VERDICTS = ['equal', 'different', 'unknown', 'already-paid'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A line with the parcel that it names; null: the courier has no such parcel. */
export type PaidLine = { parcelId: number | null; amount: number };

/** What the ledger says of a parcel. */
export type ParcelCash = { collected: number; outstanding: number };

export type JudgedLine<Line extends PaidLine> = Line & {
  verdict: Verdict;
  /** what was outstanding before this line; null for an unknown parcel */
  expected: number | null;
  /** what this line adds to what was collected */
  collects: number;
  /** what it pays and no parcel collects: all of an amount is in one of the two */
  unallocated: number;
};

/** Judges the lines in their order: a second line for a parcel finds what the first one left. */
export function judgeLines<Line extends PaidLine>(
  lines: readonly Line[],
  cashOf: ReadonlyMap<number, ParcelCash>,
): JudgedLine<Line>[] {
  const now = new Map(cashOf);
  return lines.map((line) => {
    const { parcelId, amount } = line;
    if (parcelId === null) return { ...line, verdict: 'unknown', expected: null, collects: 0, unallocated: amount };
    const cash = now.get(parcelId) ?? { collected: 0, outstanding: 0 };
    const verdict = verdictOf(cash, amount);
    const collects = verdict === 'already-paid' ? 0 : amount;
    now.set(parcelId, { collected: cash.collected + collects, outstanding: cash.outstanding - collects });
    return { ...line, verdict, expected: cash.outstanding, collects, unallocated: amount - collects };
  });
}

/** What an amount is for a parcel with this cash. */
export function verdictOf({ collected, outstanding }: ParcelCash, amount: number): Exclude<Verdict, 'unknown'> {
  if (amount === outstanding) return 'equal';
  return collected > 0 && outstanding <= 0 ? 'already-paid' : 'different';
}

/** Lines less fees. */
export function totalOf(lines: readonly { amount: number; fee: number }[]): number {
  return lines.reduce((total, { amount, fee }) => total + amount - fee, 0);
}

/** A judged line as it was written. */
export type WrittenLine = PaidLine & { verdict: Verdict; expected: number | null; fee: number };

/** What a line pays and no parcel collects. */
export function unallocatedOf({ verdict, amount }: Pick<WrittenLine, 'verdict' | 'amount'>): number {
  return verdict === 'unknown' || verdict === 'already-paid' ? amount : 0;
}

/**
 * What each line pays beyond what is outstanding; below 0, what is missing. The lines of one parcel are seen together: the last of
 * them has their difference.
 */
export function differencesOf(lines: readonly WrittenLine[]): number[] {
  const left = new Map<number, number>();
  for (const { parcelId, expected, amount } of lines) {
    if (parcelId !== null) left.set(parcelId, (left.get(parcelId) ?? -(expected ?? 0)) + amount);
  }
  const last = new Map(lines.map(({ parcelId }, index) => [parcelId, index]));
  return lines.map(({ parcelId, amount }, index) => {
    if (parcelId === null) return amount;
    return last.get(parcelId) === index ? (left.get(parcelId) ?? 0) : 0;
  });
}

/** What lines come to: paid = collected + unallocated, and paid less fees is what arrived. */
export type RemittanceSums = {
  /** outstanding before, each parcel once */
  expected: number;
  paid: number;
  fees: number;
  collected: number;
  unallocated: number;
  /** paid less expected */
  difference: number;
  unallocated_lines: number;
  /** parcels that are collected another amount than was outstanding; what is unallocated is no part of it */
  different_lines: number;
};

export function sumsOfLines(lines: readonly WrittenLine[]): RemittanceSums {
  const add = (amountOf: (line: WrittenLine, index: number) => number) =>
    lines.reduce((total, line, index) => total + amountOf(line, index), 0);
  const differences = differencesOf(lines);
  const paid = add(({ amount }) => amount);
  const unallocated = add(unallocatedOf);
  const difference = differences.reduce((total, one) => total + one, 0);
  return {
    expected: paid - difference,
    paid,
    fees: add(({ fee }) => fee),
    collected: paid - unallocated,
    unallocated,
    difference,
    unallocated_lines: add((line) => (unallocatedOf(line) > 0 ? 1 : 0)),
    different_lines: differencesOf(
      lines.map((line) => ({ ...line, amount: line.amount - unallocatedOf(line) })),
    ).filter((one) => one !== 0).length,
  };
}
