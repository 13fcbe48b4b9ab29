/** The measurements and verdicts as text. Pure. */
import type { Measurement } from './figures';
import { growth, shareOfFloor, type Verdict } from './verdict';

export const EXPLANATION = `mode  kept: the same request again and again, as the shop runs: it remembers answers until something changes
      sold: 500 requests that differ, while something unknown is sold 40 times a second: every answer that shows a product
        is forgotten, what a sale cannot change (numbers of products, which products are on a page) is known
      first: filters used for the first time: nothing is known, not even the number of products
      The floor remembers nothing in any mode: it runs the shop's SQL, the count of a list included, for each request.`;

const HEAD = [
  'products',
  'call',
  'mode',
  'conn',
  'req/s',
  'p50 ms',
  'p99 ms',
  'MB',
  'floor req/s',
  'p50 ms',
  'p99 ms',
  'MB',
  'of floor',
  'p50 growth',
];

/** Columns under their heads, texts to the left, numbers to the right. */
export function asTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map((one) => {
    const grown = growth(one, measurements);
    return [
      String(one.products),
      one.call,
      one.mode,
      String(one.connections),
      ...[one.shop.rate.toFixed(0), milliseconds(one.shop.p50), milliseconds(one.shop.p99), String(one.shopMemory)],
      ...[one.floor.rate.toFixed(0), milliseconds(one.floor.p50), milliseconds(one.floor.p99), String(one.floorMemory)],
      Number.isFinite(shareOfFloor(one)) ? `${(shareOfFloor(one) * 100).toFixed(0)} %` : '-',
      grown === null ? '' : `x ${grown.toFixed(1)}`,
    ];
  });
  const all = [HEAD, ...rows];
  const widths = HEAD.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 1 || column === 2;
  return all
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function asVerdicts(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(({ criterion, reached, limit, isMet, isPromised, where }) => {
      const isShare = limit < 1;
      const [got, wanted] = isShare
        ? [`${(reached * 100).toFixed(0)} %`, `at least ${(limit * 100).toFixed(0)} %`]
        : [`x ${reached.toFixed(1)}`, `at most x ${limit}`];
      const word = isMet ? 'met' : isPromised ? 'MISSED' : 'missed (not promised)';
      return `${word}: ${criterion}: ${got} (${wanted}; worst: ${where})`;
    })
    .join('\n');
}

function milliseconds(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(1);
}
