/** What the lines of a remittance come to. */
import type { RemittanceAnswer } from '@/contract/admin/cash';
import { toCentimes } from '@/domain/money';

export type Line = RemittanceAnswer['verdicts'][number];

export type Sums = { expected: number; paid: number; difference: number };

/** In dinars, added up in centimes. `difference` is what was paid beyond what is outstanding; below 0, what is missing. */
export function sumsOf(lines: readonly Line[]): Sums {
  const sum = (amountOf: (line: Line) => number | null) =>
    lines.reduce((total, line) => total + (toCentimes(amountOf(line)) ?? 0), 0) / 100;
  return {
    expected: sum(({ expected }) => expected),
    paid: sum(({ paid }) => paid),
    difference: sum(differenceOf),
  };
}

export function differenceOf({ expected, paid }: Line): number {
  return ((toCentimes(paid) ?? 0) - (toCentimes(expected) ?? 0)) / 100;
}
