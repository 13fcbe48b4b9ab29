/** The results as lines of a Markdown table, and what they promise. Pure. */
import type { Line } from './measure';

const COLUMNS = [
  'call',
  'mode',
  'products',
  'conn.',
  'req/s',
  'p50 / p99 ms',
  'CPU µs',
  'floor: req/s',
  'CPU µs',
  'of floor',
  'p50 growth',
];

export const HEAD = [COLUMNS, COLUMNS.map((_, index) => (index < 2 ? '---' : '--:'))].map(asRow).join('\n');

/** @param all the lines so far, for the growth */
export function asTableRow(line: Line, all: readonly Line[]): string {
  const { call, mode, products, connections, shop, floor } = line;
  const grown = growth(line, all);
  return asRow([
    call,
    mode,
    String(products),
    String(connections),
    shop.rate.toFixed(0),
    `${milliseconds(shop.p50)} / ${milliseconds(shop.p99)}`,
    shop.cpu.toFixed(0),
    ...(floor ? [floor.rate.toFixed(0), floor.cpu.toFixed(0), percent(shop.rate / floor.rate)] : ['', '', '']),
    grown === null ? '' : grown.toFixed(2),
  ]);
}

/** What the lines promise and do not keep; the worst size and number of connections decides. */
export function missed(lines: readonly Line[]): string[] {
  return lines.flatMap((line) => {
    const { call, mode, products, connections, shop, floor, promised } = line;
    const short = lines.find(
      (other) => other.call === 'order' && other.products === products && other.connections === connections,
    );
    const checks: Check[] = [
      ['share of the floor', floor && shop.rate / floor.rate, 'at least', promised.share],
      ['answers a second', shop.rate, 'at least', promised.rate],
      ['growth of p50', growth(line, lines), 'at most', promised.growth],
      ['p50 beside that of a short order', short ? shop.p50 / short.shop.p50 : null, 'at most', promised.besideOrder],
      ['p99 ms', shop.p99, 'at most', promised.p99],
    ];
    return checks.flatMap(([what, reached, side, limit]) => {
      if (reached === null || limit === undefined) return [];
      if (side === 'at least' ? reached >= limit : reached <= limit) return [];
      const where = `${call} (${mode}), ${products} products, ${connections} connections`;
      return [`MISSED: ${where}: ${what} ${reached.toFixed(2)}, promised ${side} ${limit}`];
    });
  });
}

type Check = [what: string, reached: number | null, side: 'at least' | 'at most', limit: number | undefined];

/** The p50 beside that of the smallest catalogue; null for the smallest itself. */
function growth(line: Line, all: readonly Line[]): number | null {
  const [smallest] = all
    .filter(
      ({ call, mode, connections }) => call === line.call && mode === line.mode && connections === line.connections,
    )
    .toSorted((left, right) => left.products - right.products);
  return smallest && smallest.products < line.products ? line.shop.p50 / smallest.shop.p50 : null;
}

function asRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function percent(share: number): string {
  return Number.isFinite(share) ? `${(share * 100).toFixed(0)} %` : '–';
}

function milliseconds(value: number): string {
  return value.toFixed(value < 10 ? 2 : 1);
}
