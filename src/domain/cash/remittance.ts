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
};

/** Judges the lines in their order: a second line for a parcel finds what the first one left. */
export function judgeLines<Line extends PaidLine>(
  lines: readonly Line[],
  cashOf: ReadonlyMap<number, ParcelCash>,
): JudgedLine<Line>[] {
  const now = new Map(cashOf);
  return lines.map((line) => {
    const { parcelId, amount } = line;
    if (parcelId === null) return { ...line, verdict: 'unknown', expected: null, collects: 0 };
    const cash = now.get(parcelId) ?? { collected: 0, outstanding: 0 };
    const verdict = verdictOf(cash, amount);
    const collects = verdict === 'already-paid' ? 0 : amount;
    now.set(parcelId, { collected: cash.collected + collects, outstanding: cash.outstanding - collects });
    return { ...line, verdict, expected: cash.outstanding, collects };
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
